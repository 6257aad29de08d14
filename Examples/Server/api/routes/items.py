"""Guide 003: items and their categories."""

import sqlite3
from typing import List, Optional

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, StrictStr, constr

from ..context import Context, context, versioned
from ..database import changed
from ..errors import Problem, not_found
from ..money import Money
from ..once import Once

router = APIRouter(tags=["items"])


class ItemFields(BaseModel):
    name: constr(strict=True, min_length=1)
    price: Money
    categories: List[StrictStr]


class Item(ItemFields):
    id: str


class Category(BaseModel):
    id: str
    name: str


@router.get("/categories", response_model=List[Category])
def get_categories(here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return [dict(row) for row in connection.execute("SELECT * FROM categories ORDER BY id")]


@router.get("/items", response_model=List[Item], dependencies=[Depends(versioned("items"))])
def get_items(
    category: Optional[str] = None, query: Optional[str] = Query(None, description="A part of the name."),
    here: Context = Depends(context),
):
    with here.database.transaction() as connection:
        items = [item(connection, row) for row in connection.execute("SELECT * FROM items ORDER BY id").fetchall()]
    return [
        item for item in items
        if (category is None or category in item.categories) and (query or "").lower() in item.name.lower()]


@router.get("/items/{item_id}", response_model=Item, dependencies=[Depends(versioned("items"))])
def get_item(item_id: str, here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return find(connection, item_id)


@router.put("/items/{item_id}", response_model=Item)
def update_item(item_id: str, body: ItemFields, once: Once = Depends()):
    def write(connection: sqlite3.Connection) -> Item:
        updated = Item(id=find(connection, item_id).id, **body.dict())
        refuse_odd(connection, updated)
        connection.execute(
            "UPDATE items SET name = ?, minor = ?, currency = ? WHERE id = ?",
            (updated.name, updated.price.minor, updated.price.currency, updated.id))
        connection.execute("DELETE FROM item_categories WHERE item = ?", (updated.id,))
        connection.executemany(
            "INSERT INTO item_categories VALUES (?, ?, ?)",
            [(updated.id, category, position) for position, category in enumerate(updated.categories)])
        changed(connection, "items")
        return updated

    return once(body, 200, write)


def find(connection: sqlite3.Connection, item_id: str) -> Item:
    row = connection.execute("SELECT * FROM items WHERE CAST(id AS TEXT) = ?", (item_id,)).fetchone()
    if row is None:
        raise not_found("item", item_id)
    return item(connection, row)


def item(connection: sqlite3.Connection, row: sqlite3.Row) -> Item:
    categories = connection.execute(
        "SELECT category FROM item_categories WHERE item = ? ORDER BY position", (row["id"],))
    return Item(
        id=row["id"], name=row["name"], price=Money(minor=row["minor"], currency=row["currency"]),
        categories=[category["category"] for category in categories])


def refuse_odd(connection: sqlite3.Connection, item: Item) -> None:
    if item.price.minor < 0:
        raise Problem(422, "invalid_price", "A price is not negative.")
    known = {row["id"] for row in connection.execute("SELECT id FROM categories")}
    if len(set(item.categories)) < len(item.categories) or not known.issuperset(item.categories):
        raise Problem(422, "invalid_categories", "Each category must exist, and is named once.")
