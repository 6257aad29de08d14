"""What arrives in pieces: a file that may be asked for in ranges, and server-sent events."""

import re
from typing import Iterator, List, Optional

from fastapi import APIRouter, Depends, Header, Response
from fastapi.responses import StreamingResponse

from ..context import Context, context, versioned
from ..errors import Problem
from .items import Item, get_items

router = APIRouter(tags=["streams"])


@router.get("/export", response_class=Response, dependencies=[Depends(versioned("items"))])
def export(
    response: Response, range: Optional[str] = Header(None), if_range: Optional[str] = Header(None),
    here: Context = Depends(context),
):
    """All items as text, one a line. `Range: bytes=100-` gives the rest of a file, if `If-Range` names its version."""
    content = "".join(
        f"{item.id};{item.name};{item.price.minor};{item.price.currency}\n" for item in all_items(here)).encode()
    headers = {"ETag": response.headers["ETag"], "Accept-Ranges": "bytes"}
    asked = re.fullmatch(r"bytes=([0-9]{1,18})-([0-9]{0,18})", range or "")
    status = 200
    if asked and if_range in (None, headers["ETag"]):
        start, end = int(asked[1]), min(int(asked[2] or len(content)), len(content) - 1)
        if start > end:
            raise Problem(
                416, "range_not_satisfiable", "The file has no such range.",
                {"Content-Range": f"bytes */{len(content)}"})
        headers["Content-Range"] = f"bytes {start}-{end}/{len(content)}"
        content, status = content[start:end + 1], 206
    return Response(content, status, headers, media_type="text/plain")


@router.get("/events", response_class=StreamingResponse)
def events(last_event_id: Optional[str] = Header(None), here: Context = Depends(context)):
    """An event for each item after the one that `Last-Event-ID` names; 204 if there is none."""
    last = int(last_event_id) if re.fullmatch("[0-9]{1,18}", last_event_id or "") else 0
    items = [item for item in all_items(here) if int(item.id) > last]
    if not items:
        return Response(status_code=204)
    return StreamingResponse(written(items), headers={"Cache-Control": "no-store"}, media_type="text/event-stream")


def written(items: List[Item]) -> Iterator[str]:
    yield "retry: 1000\n\n"
    for item in items:
        yield f"id: {item.id}\nevent: item\ndata: {item.name}\n\n"


def all_items(here: Context) -> List[Item]:
    return get_items(category=None, query=None, here=here)
