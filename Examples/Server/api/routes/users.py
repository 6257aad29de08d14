"""Guides 001 and 002: users."""

import sqlite3
from typing import List, Optional

from fastapi import APIRouter, Depends
from pydantic import BaseModel, StrictStr, constr

from ..context import Context, context, versioned
from ..database import changed
from ..errors import Problem, not_found
from ..once import Once

router = APIRouter(prefix="/users", tags=["users"])

Email = constr(strict=True, regex=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")


class UserFields(BaseModel):
    name: StrictStr
    email: Email
    avatarURL: Optional[StrictStr] = None


class UserChanges(BaseModel):
    """What is missing stays as it is."""

    name: Optional[StrictStr] = None
    email: Optional[Email] = None
    avatarURL: Optional[StrictStr] = None


class User(UserFields):
    id: str


@router.get("", response_model=List[User], dependencies=[Depends(versioned("users"))])
def get_users(here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return [dict(row) for row in connection.execute("SELECT * FROM users ORDER BY id")]


@router.get("/{user_id}", response_model=User, dependencies=[Depends(versioned("users"))])
def get_user(user_id: str, here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return find(connection, user_id)


@router.post("", response_model=User, status_code=201)
def create_user(body: UserFields, once: Once = Depends()):
    def write(connection: sqlite3.Connection) -> User:
        refuse_taken(connection, body.email, None)
        inserted = connection.execute(
            "INSERT INTO users (name, email, avatarURL) VALUES (:name, :email, :avatarURL)", body.dict())
        changed(connection, "users")
        return User(id=str(inserted.lastrowid), **body.dict())

    return once(body, 201, write)


@router.put("/{user_id}", response_model=User)
def save_user(user_id: str, body: UserFields, once: Once = Depends()):
    def write(connection: sqlite3.Connection) -> User:
        user = User(id=find(connection, user_id)["id"], **body.dict())
        refuse_taken(connection, body.email, user.id)
        connection.execute(
            "UPDATE users SET name = :name, email = :email, avatarURL = :avatarURL WHERE id = :id", user.dict())
        changed(connection, "users")
        return user

    return once(body, 200, write)


@router.patch("/{user_id}", response_model=User)
def change_user(user_id: str, body: UserChanges, once: Once = Depends()):
    def write(connection: sqlite3.Connection) -> User:
        user = User(**{**find(connection, user_id), **body.dict(exclude_none=True)})
        refuse_taken(connection, user.email, user.id)
        connection.execute(
            "UPDATE users SET name = :name, email = :email, avatarURL = :avatarURL WHERE id = :id", user.dict())
        changed(connection, "users")
        return user

    return once(body, 200, write)


@router.delete("/{user_id}", status_code=204)
def delete_user(user_id: str, once: Once = Depends()):
    def write(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM users WHERE id = ?", (find(connection, user_id)["id"],))
        changed(connection, "users")

    return once(None, 204, write)


def find(connection: sqlite3.Connection, user_id: str) -> dict:
    row = connection.execute("SELECT * FROM users WHERE CAST(id AS TEXT) = ?", (user_id,)).fetchone()
    if row is None:
        raise not_found("user", user_id)
    return {**row, "id": str(row["id"])}


def refuse_taken(connection: sqlite3.Connection, email: str, user_id: Optional[str]) -> None:
    row = connection.execute("SELECT id FROM users WHERE email = ?", (email,)).fetchone()
    if row is not None and str(row["id"]) != user_id:
        raise Problem(409, "email_taken", f"{email} belongs to another user.")
