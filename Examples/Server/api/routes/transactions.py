"""Guide 004: transactions between two days. Refunds are among them, with negative amounts."""

import re
from datetime import date
from typing import List, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel

from ..context import Context, context
from ..errors import Problem, invalid
from ..money import Money

router = APIRouter(prefix="/transactions", tags=["transactions"])

LONGEST_RANGE = 90


class Transaction(BaseModel):
    id: str
    kind: Literal["payment", "refund"]
    amount: Money
    date: str
    note: str


@router.get("", response_model=List[Transaction])
def get_transactions(
    first: str = Query(alias="from", description="The first day, 2026-01-31."),
    last: str = Query(alias="to", description="The last day, included."), here: Context = Depends(context),
):
    start, end = day(first, "from"), day(last, "to")
    if start > end:
        raise Problem(422, "invalid_date_range", "The range ends before it starts.")
    if (end - start).days > LONGEST_RANGE:
        raise Problem(422, "date_range_too_large", "A range may be 90 days long at most.")
    with here.database.transaction() as connection:
        rows = connection.execute(
            "SELECT * FROM transactions WHERE substr(date, 1, 10) BETWEEN ? AND ? ORDER BY date DESC, id DESC",
            (start.isoformat(), end.isoformat())).fetchall()
    return [{**row, "amount": {"minor": row["minor"], "currency": row["currency"]}} for row in rows]


def day(text: str, name: str) -> date:
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise invalid(name)
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise invalid(name) from error
