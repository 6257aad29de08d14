"""Pictures of users and clients: those of the first rows, and what clients upload."""

import sqlite3

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import BaseModel

from ..context import Context, context, signed_in
from ..errors import Problem, invalid, not_found
from .client import NetRes

router = APIRouter(tags=["avatars"])

ENDINGS = {"image/png": "png", "image/jpeg": "jpg"}
LIMIT = 1_000_000


class Avatar(BaseModel):
    avatarURL: str


@router.get("/avatars/{name}", response_class=Response, responses={200: {"content": {"image/*": {}}}})
def get_avatar(name: str, here: Context = Depends(context)):
    with here.database.transaction() as connection:
        row = connection.execute("SELECT type, bytes FROM avatars WHERE name = ?", (name,)).fetchone()
    if row is None:
        raise not_found("avatar", name)
    return Response(row["bytes"], headers={"Content-Type": row["type"], "Cache-Control": "max-age=3600"})


@router.put("/cli/avatar", response_model=NetRes[Avatar])
async def save_avatar(request: Request, client: int = Depends(signed_in), here: Context = Depends(context)):
    """Takes the picture of who is signed in, as it is. Each picture has a path of its own, so that caches need not ask."""
    kind, content = request.headers.get("Content-Type", ""), await request.body()
    if kind not in ENDINGS or not content:
        raise invalid("body")
    if len(content) > LIMIT:
        raise Problem(413, "too_large", "A picture has at most 1 MB.")
    with here.database.transaction() as connection:
        return NetRes(result=Avatar(avatarURL=store(connection, client, kind, content)))


def store(connection: sqlite3.Connection, client: int, kind: str, content: bytes) -> str:
    number = connection.execute("SELECT count(*) FROM avatars").fetchone()[0] + 1
    name = f"client-{client}-{number}.{ENDINGS[kind]}"
    connection.execute("INSERT INTO avatars VALUES (?, ?, ?)", (name, kind, content))
    connection.execute("UPDATE clients SET avatarURL = ? WHERE id = ?", (f"/avatars/{name}", client))
    return f"/avatars/{name}"
