"""The server's time. It can be stopped and moved on, so that tests see tokens expire without waiting."""

from datetime import datetime, timedelta, timezone


def parse(instant: str) -> datetime:
    return datetime.strptime(instant, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)


def text(instant: datetime) -> str:
    return instant.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class Clock:
    def __init__(self, stopped_at: "datetime | None" = None) -> None:
        self._stopped_at = stopped_at
        self._ahead = timedelta()

    def now(self) -> datetime:
        """To the second: instants travel as text without fractions."""
        return ((self._stopped_at or datetime.now(timezone.utc)) + self._ahead).replace(microsecond=0)

    def stop(self, instant: datetime) -> None:
        self._stopped_at, self._ahead = instant, timedelta()

    def advance(self, seconds: int) -> None:
        self._ahead += timedelta(seconds=seconds)
