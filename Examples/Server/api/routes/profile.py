"""Guide 002: the profile of who is signed in."""

import sqlite3
from typing import Optional

from fastapi import APIRouter, Depends
from pydantic import BaseModel, StrictStr

from ..context import Context, context, signed_in

router = APIRouter(prefix="/profile", tags=["profile"])


class ProfileFields(BaseModel):
    name: StrictStr
    email: StrictStr
    avatarURL: Optional[StrictStr] = None


class Profile(ProfileFields):
    id: str
    phone: str


@router.get("", response_model=Profile)
def get_profile(client: int = Depends(signed_in), here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return profile(connection, client)


@router.put("", response_model=Profile)
def save_profile(body: ProfileFields, client: int = Depends(signed_in), here: Context = Depends(context)):
    with here.database.transaction() as connection:
        connection.execute(
            "UPDATE clients SET name = ?, email = ?, avatarURL = ? WHERE id = ?",
            (body.name, body.email, body.avatarURL, client))
        return profile(connection, client)


def profile(connection: sqlite3.Connection, client: int) -> Profile:
    return Profile(**connection.execute("SELECT * FROM clients WHERE id = ?", (client,)).fetchone())
