"""Guide 004: payments. The app checks its rules before it asks; the server keeps them too, it trusts no client."""

import sqlite3
from typing import List

from fastapi import APIRouter, Depends
from pydantic import BaseModel

from ..clock import text
from ..context import Context, context
from ..errors import Problem, not_found
from ..money import Money, one_percent
from ..once import Once

router = APIRouter(prefix="/payments", tags=["payments"])

AMOUNTS_OVER = 1_000_00
LARGEST_TOTAL = 50_000_000_00


class NewPayment(BaseModel):
    amount: Money


class Payment(BaseModel):
    id: str
    amount: Money
    fee: Money
    total: Money
    createdAt: str


@router.get("", response_model=List[Payment])
def get_payments(here: Context = Depends(context)):
    with here.database.transaction() as connection:
        return [payment(row) for row in connection.execute("SELECT * FROM payments ORDER BY id")]


@router.get("/{payment_id}", response_model=Payment)
def get_payment(payment_id: str, here: Context = Depends(context)):
    with here.database.transaction() as connection:
        row = connection.execute("SELECT * FROM payments WHERE CAST(id AS TEXT) = ?", (payment_id,)).fetchone()
    if row is None:
        raise not_found("payment", payment_id)
    return payment(row)


@router.post("", response_model=Payment, status_code=201)
def process_payment(body: NewPayment, once: Once = Depends(), here: Context = Depends(context)):
    """Takes an amount and 1 % of it as a fee, and books both as one transaction."""
    minor, currency = body.amount.minor, body.amount.currency
    fee = one_percent(minor)

    def write(connection: sqlite3.Connection) -> Payment:
        if currency != "UZS" or minor <= AMOUNTS_OVER:
            raise Problem(422, "invalid_amount", "The amount must be over 1,000 UZS.")
        if minor + fee > LARGEST_TOTAL:
            raise Problem(422, "amount_too_high", "Amount and fee may be 50,000,000 UZS at most.")
        now = text(here.clock.now())
        inserted = connection.execute(
            "INSERT INTO payments (minor, fee, currency, createdAt) VALUES (?, ?, ?, ?)", (minor, fee, currency, now))
        connection.execute(
            "INSERT INTO transactions (kind, minor, currency, date, note) VALUES ('payment', ?, ?, ?, ?)",
            (minor + fee, currency, now, f"Payment {inserted.lastrowid}"))
        return payment(
            {"id": inserted.lastrowid, "minor": minor, "fee": fee, "currency": currency, "createdAt": now})

    return once(body, 201, write)


def payment(row) -> Payment:
    def money(minor: int) -> Money:
        return Money(minor=minor, currency=row["currency"])

    return Payment(
        id=row["id"], amount=money(row["minor"]), fee=money(row["fee"]), total=money(row["minor"] + row["fee"]),
        createdAt=row["createdAt"])
