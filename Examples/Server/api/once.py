"""Writes that happen once, however often they arrive: the answer to an `Idempotency-Key` is kept with the write."""

import hashlib
import json
import sqlite3
from typing import Callable, Optional

from fastapi import Header, Request
from fastapi.encoders import jsonable_encoder
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel

from .context import context
from .errors import Problem


class Once:
    """Carries out a write in one transaction, or repeats the answer that the same key got before.

    A request that fails leaves nothing behind, so it may be sent again under its key.
    """

    def __init__(self, request: Request, idempotency_key: Optional[str] = Header(None)) -> None:
        self._database = context(request).database
        self._key, self._route = idempotency_key, f"{request.method} {request.url.path}"

    def __call__(
        self, payload: Optional[BaseModel], status: int, write: Callable[[sqlite3.Connection], object]
    ) -> Response:
        digest = hashlib.sha256((payload.json() if payload else "").encode()).hexdigest()
        with self._database.transaction() as connection:
            if self._key and (kept := self._kept(connection)):
                if kept["digest"] != digest:
                    raise Problem(422, "idempotency_key_reused", "The key belongs to another request.")
                return answer(kept["status"], kept["body"], {"Idempotent-Replayed": "true"})
            result = write(connection)
            body = "" if result is None else json.dumps(jsonable_encoder(result))
            if self._key:
                connection.execute(
                    "INSERT INTO answers VALUES (?, ?, ?, ?, ?)", (self._key, self._route, digest, status, body))
            return answer(status, body)

    def _kept(self, connection: sqlite3.Connection) -> Optional[sqlite3.Row]:
        return connection.execute(
            "SELECT * FROM answers WHERE key = ? AND route = ?", (self._key, self._route)).fetchone()


def answer(status: int, body: str, headers: "dict[str, str] | None" = None) -> Response:
    if not body:
        return Response(status_code=status, headers=headers)
    return JSONResponse(json.loads(body), status, headers)
