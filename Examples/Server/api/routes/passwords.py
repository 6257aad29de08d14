"""Guide 000: signing in with a password, which a one-time code sets anew. Answers come in the guide's envelope."""

import hashlib
import secrets
import sqlite3
from typing import Optional

from fastapi import APIRouter, Depends
from pydantic import BaseModel, constr

from ..context import Context, context
from ..errors import Problem
from .client import ATTEMPTS, NetRes, Phone, Session, check, end_sessions, open_session, sign_up

router = APIRouter(prefix="/cli", tags=["client"])

Password = constr(strict=True, min_length=8, max_length=100)


class Reset(BaseModel):
    phone: Phone
    code: constr(strict=True)
    password: Password


class Login(BaseModel):
    phone: Phone
    password: constr(strict=True, max_length=100)


@router.post("/password", response_model=NetRes[Session])
def reset_password(body: Reset, here: Context = Depends(context)):
    """Sets the password with the code that was sent to the phone, ends all sessions of the client, and opens a new one."""
    with here.database.transaction() as connection:
        wrong = check(connection, body.phone, body.code, here)
        if wrong is None:
            client, salt = sign_up(connection, body.phone), secrets.token_bytes(16)
            connection.execute(
                "INSERT OR REPLACE INTO passwords VALUES (?, ?, ?, 0)", (client, salt, stretched(body.password, salt)))
            end_sessions(connection, "client", client)
            return NetRes(result=open_session(connection, client, secrets.token_hex(8), here))
    raise wrong


@router.post("/login", response_model=NetRes[Session])
def login(body: Login, here: Context = Depends(context)):
    """Exchanges a password for a session. After five wrong ones it has to be set anew."""
    with here.database.transaction() as connection:
        row = connection.execute(
            "SELECT passwords.* FROM passwords JOIN clients ON clients.id = client WHERE phone = ?",
            (body.phone,)).fetchone()
        wrong = check_password(connection, row, body.password)
        if wrong is None:
            return NetRes(result=open_session(connection, row["client"], secrets.token_hex(8), here))
    raise wrong


def check_password(connection: sqlite3.Connection, row: Optional[sqlite3.Row], password: str) -> Optional[Problem]:
    """What is wrong with the password, or None. Returned, not raised: the attempt must be counted either way."""
    wrong = Problem(400, "wrong_password", "The phone or the password is wrong.")
    if row is None:
        return wrong
    if row["attempts"] >= ATTEMPTS:
        return Problem(400, "too_many_attempts", "Too many wrong passwords: set a new one.")
    is_right = secrets.compare_digest(row["digest"], stretched(password, row["salt"]))
    connection.execute(
        "UPDATE passwords SET attempts = ? WHERE client = ?", (0 if is_right else row["attempts"] + 1, row["client"]))
    return None if is_right else wrong


def stretched(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)
