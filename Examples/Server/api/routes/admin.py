"""For tests and demos: faults, the clock, what was sent by message, and back to the start. Never of a real API."""

from typing import List, Optional

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, conint, constr

from ..clock import parse, text
from ..context import Context, context
from ..errors import invalid
from ..faults import Fault

router = APIRouter(prefix="/admin", tags=["admin"])


class Message(BaseModel):
    phone: str
    code: str


class Instant(BaseModel):
    now: str


class ClockChange(BaseModel):
    now: Optional[constr(strict=True)] = None
    """Stops the clock there."""
    advance: Optional[conint(strict=True, ge=0)] = None
    """Seconds to move on by."""


@router.get("/faults", response_model=List[Fault], response_model_exclude_none=True)
def get_faults(here: Context = Depends(context)):
    return here.faults.all()


@router.post("/faults", response_model=Fault, response_model_exclude_none=True, status_code=201)
def add_fault(fault: Fault, here: Context = Depends(context)):
    here.faults.add(fault)
    return fault


@router.delete("/faults", status_code=204)
def clear_faults(here: Context = Depends(context)):
    here.faults.clear()
    return Response(status_code=204)


@router.get("/messages", response_model=List[Message])
def get_messages(phone: str, here: Context = Depends(context)):
    """The codes that were sent to a phone, the latest last."""
    with here.database.transaction() as connection:
        rows = connection.execute("SELECT phone, code FROM messages WHERE phone = ? ORDER BY number", (phone,))
        return [dict(row) for row in rows]


@router.get("/clock", response_model=Instant)
def get_clock(here: Context = Depends(context)):
    return {"now": text(here.clock.now())}


@router.put("/clock", response_model=Instant)
def set_clock(change: ClockChange, here: Context = Depends(context)):
    if change.now is not None:
        try:
            here.clock.stop(parse(change.now))
        except ValueError as error:
            raise invalid("now") from error
    here.clock.advance(change.advance or 0)
    return {"now": text(here.clock.now())}


@router.post("/reset", status_code=204)
def reset(here: Context = Depends(context)):
    """Back to the first rows, without faults."""
    here.faults.clear()
    here.database.reset()
    return Response(status_code=204)
