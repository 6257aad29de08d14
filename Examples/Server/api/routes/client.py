"""Guide 000: signing in with a one-time code. Answers come in the guide's envelope."""

import secrets
import sqlite3
from datetime import timedelta
from typing import Generic, Optional, TypeVar

from fastapi import APIRouter, Depends
from pydantic import BaseModel, StrictStr, constr
from pydantic.generics import GenericModel

from ..clock import text
from ..context import Context, context, digest, expired, signed_in
from ..errors import Problem, unauthorized

router = APIRouter(prefix="/cli", tags=["client"])

Phone = constr(strict=True, regex=r"^\+[1-9][0-9]{7,14}$")
ATTEMPTS = 5
Result = TypeVar("Result")


class NetRes(GenericModel, Generic[Result]):
    success: bool = True
    code: int = 200
    message: Optional[str] = None
    result: Result


class SendCode(BaseModel):
    phone: Phone


class CodeSent(BaseModel):
    sessionId: str
    expiresAt: str


class Validate(BaseModel):
    phone: Phone
    code: StrictStr


class Refresh(BaseModel):
    refreshToken: StrictStr


class Session(BaseModel):
    token: str
    refreshToken: str
    expiresAt: str


class Client(BaseModel):
    id: str
    phone: str
    name: str
    avatarURL: Optional[str]


@router.post("/client", response_model=NetRes[CodeSent])
def send_code(body: SendCode, here: Context = Depends(context)):
    """Sends a one-time code to a phone. The message can be read at /admin/messages."""
    code = here.settings.otp or f"{secrets.randbelow(10**6):06}"
    sent = CodeSent(
        sessionId=secrets.token_hex(16),
        expiresAt=text(here.clock.now() + timedelta(seconds=here.settings.otp_lifetime)))
    with here.database.transaction() as connection:
        connection.execute(
            "INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, 0)", (body.phone, sent.sessionId, code, sent.expiresAt))
        connection.execute("INSERT INTO messages (phone, code) VALUES (?, ?)", (body.phone, code))
    return NetRes(result=sent)


@router.post("/valid", response_model=NetRes[Session])
def validate(body: Validate, here: Context = Depends(context)):
    """Exchanges the code for a session. A code is good once, for two minutes and for five attempts."""
    with here.database.transaction() as connection:
        wrong = check(connection, body.phone, body.code, here)
        if wrong is None:
            return NetRes(result=open_session(connection, sign_up(connection, body.phone), secrets.token_hex(8), here))
    raise wrong


@router.post("/refresh", response_model=NetRes[Session])
def refresh(body: Refresh, here: Context = Depends(context)):
    """Exchanges a refresh token for a new session, and ends the session's older tokens. It is good once; sent again within a
    minute, since the answer may have been lost, it brings the same session."""
    old, now = digest(body.refreshToken), here.clock.now()
    with here.database.transaction() as connection:
        kept = connection.execute("SELECT * FROM renewals WHERE digest = ?", (old,)).fetchone()
        if kept is not None and not expired(kept["endsAt"], now):
            return NetRes(result=Session.parse_raw(kept["session"]))
        row = connection.execute("SELECT * FROM tokens WHERE kind = 'refresh' AND digest = ?", (old,)).fetchone()
        if row is not None and not expired(row["expiresAt"], now):
            end_sessions(connection, "family", row["family"])
            session = open_session(connection, row["client"], row["family"], here)
            # As it is, and no longer than it may be asked for.
            ends = text(now + timedelta(seconds=here.settings.refresh_grace))
            connection.execute("DELETE FROM renewals WHERE endsAt <= ?", (text(now),))
            connection.execute(
                "INSERT INTO renewals VALUES (?, ?, ?, ?, ?)", (old, row["client"], row["family"], session.json(), ends))
            return NetRes(result=session)
    raise unauthorized("The refresh token is not valid.")


@router.get("/me", response_model=NetRes[Client])
def me(client: int = Depends(signed_in), here: Context = Depends(context)):
    """The client who is signed in."""
    with here.database.transaction() as connection:
        row = connection.execute("SELECT id, phone, name, avatarURL FROM clients WHERE id = ?", (client,)).fetchone()
    return NetRes(result=Client(**row))


def check(connection: sqlite3.Connection, phone: str, code: str, here: Context) -> Optional[Problem]:
    """What is wrong with the code, or None. Returned, not raised: the attempt must be counted either way."""
    row = connection.execute("SELECT * FROM codes WHERE phone = ?", (phone,)).fetchone()
    if row is None:
        return Problem(400, "no_code", "No code was sent to this phone.")
    if expired(row["expiresAt"], here.clock.now()):
        return Problem(400, "code_expired", "The code has expired.")
    if row["attempts"] >= ATTEMPTS:
        return Problem(400, "too_many_attempts", "Too many wrong codes: ask for a new one.")
    if not secrets.compare_digest(row["code"].encode(), code.encode()):
        connection.execute("UPDATE codes SET attempts = attempts + 1 WHERE phone = ?", (phone,))
        return Problem(400, "wrong_code", "The code is wrong.")
    connection.execute("DELETE FROM codes WHERE phone = ?", (phone,))
    return None


def sign_up(connection: sqlite3.Connection, phone: str) -> int:
    connection.execute(
        "INSERT INTO clients (phone, name, email) VALUES (?, '', '') ON CONFLICT (phone) DO NOTHING", (phone,))
    return connection.execute("SELECT id FROM clients WHERE phone = ?", (phone,)).fetchone()["id"]


def end_sessions(connection: sqlite3.Connection, column: str, value: object) -> None:
    """Ends the sessions of a `family` or a `client`; no answer that is kept for one brings it back."""
    for table in ("tokens", "renewals"):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (value,))


def open_session(connection: sqlite3.Connection, client: int, family: str, here: Context) -> Session:
    access, renewal = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    expires = text(here.clock.now() + timedelta(seconds=here.settings.token_lifetime))
    ends = text(here.clock.now() + timedelta(seconds=here.settings.refresh_lifetime))
    connection.executemany(
        "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)",
        [(digest(access), "access", client, family, expires), (digest(renewal), "refresh", client, family, ends)])
    return Session(token=access, refreshToken=renewal, expiresAt=expires)
