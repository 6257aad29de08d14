"""Money in minor units: a whole number of cents or tiyin, never a fraction in binary."""

from typing import Literal

from pydantic import BaseModel, conint


class Money(BaseModel):
    """`{"minor": 1999, "currency": "EUR"}` is €19.99. Both currencies have two decimals."""

    minor: conint(strict=True, ge=-(2**63), lt=2**63)
    currency: Literal["EUR", "UZS"]


def one_percent(minor: int) -> int:
    """Rounded to the nearest minor unit, halves upwards."""
    return (minor + 50) // 100
