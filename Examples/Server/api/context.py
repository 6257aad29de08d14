"""What routes ask for: the database, the clock, the settings, the signed-in client, the version a client has."""

import hashlib
from dataclasses import dataclass
from datetime import datetime
from typing import Callable, Optional

from fastapi import Header, Request, Response

from .clock import Clock, parse
from .database import Database
from .errors import NotModified, unauthorized
from .faults import Faults
from .settings import Settings


@dataclass(frozen=True)
class Context:
    database: Database
    clock: Clock
    faults: Faults
    settings: Settings


def context(request: Request) -> Context:
    return request.app.state.context


def digest(secret: str) -> str:
    """Tokens are kept as digests: whoever reads the database cannot sign in with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def signed_in(request: Request, authorization: Optional[str] = Header(None)) -> int:
    """The id of the client whose access token the request carries, and which has not expired."""
    here = context(request)
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise unauthorized("A token is needed.")
    with here.database.transaction() as connection:
        row = connection.execute(
            "SELECT client, expiresAt FROM tokens WHERE kind = 'access' AND digest = ?", (digest(token),)).fetchone()
    if row is None:
        raise unauthorized("The token is not valid.")
    if expired(row["expiresAt"], here.clock.now()):
        raise unauthorized("The token has expired.")
    return row["client"]


def expired(instant: str, now: datetime) -> bool:
    return parse(instant) <= now


def versioned(resource: str) -> Callable[..., None]:
    """Gives the answer the resource's current `ETag`, or ends the request where the client has that version."""

    def check(request: Request, response: Response, if_none_match: Optional[str] = Header(None)) -> None:
        with context(request).database.transaction() as connection:
            number = connection.execute("SELECT number FROM revisions WHERE name = ?", (resource,)).fetchone()[0]
        tag = f'"{resource}-{number}"'
        if if_none_match == tag:
            raise NotModified(tag)
        response.headers["ETag"] = tag

    return check
