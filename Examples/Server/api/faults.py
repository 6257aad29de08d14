"""Faults that are switched on by route and count, outside the app: what they do, no route knows."""

import asyncio
import re
import threading
from fnmatch import fnmatchcase
from typing import Literal, Optional

from pydantic import BaseModel, conint, confloat, root_validator

from .errors import Problem, unauthorized

NAMES = {429: "too_many_requests", 500: "internal_error", 502: "bad_gateway", 503: "unavailable"}


class Fault(BaseModel):
    """What goes wrong, where, and how often.

    offline: the connection is cut before the request is read. lost: the request is carried out and the connection cut
    before the answer, which is what idempotency keys are for. half: the same, in the middle of the answer's body. slow: it
    is carried out and answered `seconds` later. late: it is carried out at once and answered `seconds` later, so that answers to
    later requests come before. status: it is answered with `status`, and with `Retry-After` when `retryAfter` is given.
    """

    route: str = "* *"
    """Method and path, each a glob: `GET /users/*`."""
    kind: Literal["offline", "lost", "half", "slow", "late", "status"]
    status: Optional[conint(strict=True, ge=400, le=599)] = None
    seconds: Optional[confloat(gt=0, le=60)] = None
    retryAfter: Optional[conint(strict=True, ge=0)] = None
    count: Optional[conint(strict=True, ge=1)] = None
    """How many requests it meets; None: all, until it is taken away."""

    @root_validator(skip_on_failure=True)
    def complete(cls, values: dict) -> dict:
        if (values["kind"] == "status") != (values["status"] is not None):
            raise ValueError("a status goes with the kind status")
        if (values["kind"] in ("slow", "late")) != (values["seconds"] is not None):
            raise ValueError("seconds go with the kinds slow and late")
        return values

    @classmethod
    def parse(cls, text: str) -> "Fault":
        """Reads the form of the command line: `ROUTE=offline|lost|half|slow:SECONDS|late:SECONDS|STATUS[*COUNT]`."""
        match = re.fullmatch(
            r"(\S+ \S+)=(offline|lost|half|(?:slow|late):([0-9.]+)|([45][0-9]{2}))(?:\*([1-9][0-9]*))?", text)
        if match is None:
            raise ValueError(text)
        route, kind, seconds, status, count = match.groups()
        return cls(
            route=route, kind="status" if status else kind.split(":")[0], seconds=seconds and float(seconds),
            status=status and int(status), count=count and int(count))

    def meets(self, method: str, path: str) -> bool:
        wanted_method, _, wanted_path = self.route.partition(" ")
        return fnmatchcase(method, wanted_method) and fnmatchcase(path, wanted_path or "*")


class Faults:
    """The faults that are on. The first that meets a request is the one that happens to it."""

    def __init__(self, faults: "list[Fault]") -> None:
        self._faults, self._lock = list(faults), threading.Lock()

    def all(self) -> "list[Fault]":
        with self._lock:
            return list(self._faults)

    def add(self, fault: Fault) -> None:
        with self._lock:
            self._faults.append(fault)

    def cut(self) -> bool:
        """Whether some request will lose its connection."""
        return any(fault.kind in ("offline", "lost", "half") for fault in self.all())

    def clear(self) -> None:
        with self._lock:
            self._faults.clear()

    def take(self, method: str, path: str) -> "Fault | None":
        with self._lock:
            for index, fault in enumerate(self._faults):
                if fault.meets(method, path):
                    if fault.count == 1:
                        del self._faults[index]
                    elif fault.count:
                        self._faults[index] = fault.copy(update={"count": fault.count - 1})
                    return fault
        return None


class FaultLayer:
    """Stands between the server and the app. The routes under /admin never fail: they switch the faults off again."""

    def __init__(self, app, faults: Faults) -> None:
        self._app, self._faults = app, faults

    async def __call__(self, scope, receive, send) -> None:
        fault, original = None, send
        if scope["type"] == "http":
            send = self._closing(send)
        if scope["type"] == "http" and not scope["path"].startswith("/admin/"):
            fault = self._faults.take(scope["method"], scope["path"])
        if fault is None:
            return await self._app(scope, receive, send)
        if fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
            return await self._app(scope, receive, send)
        if fault.kind == "late":
            return await self._app(scope, receive, delayed(send, fault.seconds))
        if fault.kind == "status":
            return await answer(fault)(scope, receive, send)
        if fault.kind == "lost":
            await self._app(scope, receive, unheard)
        if fault.kind == "half":
            await self._app(scope, receive, halved(original))
        await cut(receive, original)

    def _closing(self, send):
        """Ends each connection with its answer while connections are cut. A client that lost one which it had used
        before may repeat the request by itself, as libcurl does: a fault would meet two requests, not one."""

        async def sending(message) -> None:
            if message["type"] == "http.response.start" and self._faults.cut():
                message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            await send(message)

        return sending


def answer(fault: Fault):
    if fault.status == 401:
        return unauthorized("The token is not valid.").response()
    name = NAMES.get(fault.status, "refused")
    headers = None if fault.retryAfter is None else {"Retry-After": str(fault.retryAfter)}
    return Problem(fault.status, name, "The server failed.", headers).response()


async def unheard(_message) -> None:
    """Takes an answer and sends it to nobody."""


def delayed(send, seconds):
    """Sends an answer later; it is made at once."""

    async def sending(message) -> None:
        if message["type"] == "http.response.start":
            await asyncio.sleep(seconds)
        await send(message)

    return sending


def halved(send):
    """Sends the first half of an answer's body, which is one piece."""

    async def sending(message) -> None:
        if message["type"] == "http.response.body":
            body = message.get("body", b"")
            message = {**message, "body": body[: len(body) // 2], "more_body": True}
        await send(message)

    return sending


async def cut(receive, send) -> None:
    """Closes the connection without an answer. ASGI has no word for that: uvicorn's own transport is asked."""
    send.__self__.transport.abort()
    while (await receive())["type"] != "http.disconnect":
        pass
