"""Prints the published description of the API, as it is committed in openapi.json."""

import json

from api.app import create
from api.clock import Clock
from api.database import Database
from api.faults import Faults
from api.settings import Settings


def document() -> str:
    clock = Clock()
    app = create(Database(":memory:", clock), clock, Faults([]), Settings())
    return json.dumps(app.openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(document(), end="")
