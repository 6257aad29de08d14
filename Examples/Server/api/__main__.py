"""The command line: reads the options, starts the server, prints its URL when it answers."""

import argparse
import os
import sys
import threading

import uvicorn

from .app import create
from .clock import Clock, parse
from .database import Database
from .faults import Fault, FaultLayer, Faults
from .settings import Settings


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="run", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port (default: 8000)")
    parser.add_argument("--database", default=":memory:", metavar="FILE", help="default: in memory")
    parser.add_argument("--now", type=parse, metavar="INSTANT", help="stop the clock at 2026-01-31T12:00:00Z")
    parser.add_argument("--token-lifetime", type=int, default=900, metavar="SECONDS")
    parser.add_argument(
        "--refresh-grace", type=int, default=60, metavar="SECONDS", help="how long a refresh token may be sent again")
    parser.add_argument("--otp", metavar="CODE", help="send this code instead of a random one")
    parser.add_argument(
        "--fault", action="append", default=[], type=Fault.parse, metavar="FAULT",
        help="'GET /users=offline', 'POST /payments=500*2', '* /items=slow:1.5', 'GET /users=late:1'; may be repeated")
    parser.add_argument("--stop-with-stdin", action="store_true", help="end when standard input closes")
    return parser.parse_args()


class AnnouncedServer(uvicorn.Server):
    """Prints where it listens once it does, so that whoever started it need not guess a port or wait."""

    async def startup(self, sockets=None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"http://{host}:{port}", flush=True)

    def stop_with(self, descriptor: int) -> None:
        def wait() -> None:
            # Not through Python's buffer: its lock would still be held when the interpreter ends.
            while os.read(descriptor, 4096):
                pass
            self.should_exit = True

        threading.Thread(target=wait, daemon=True).start()


def main() -> None:
    chosen = options()
    clock = Clock(chosen.now)
    faults = Faults(chosen.fault)
    settings = Settings(token_lifetime=chosen.token_lifetime, refresh_grace=chosen.refresh_grace, otp=chosen.otp)
    app = FaultLayer(create(Database(chosen.database, clock), clock, faults, settings), faults)
    server = AnnouncedServer(uvicorn.Config(app, host="127.0.0.1", port=chosen.port, log_level="warning"))
    if chosen.stop_with_stdin:
        server.stop_with(sys.stdin.fileno())
    server.run()


if __name__ == "__main__":
    main()
