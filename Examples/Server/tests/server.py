"""Starts the server as a user does, in a process of its own, and talks to it over a real connection."""

import http.client
import json
import subprocess
import unittest
from pathlib import Path
from typing import Optional

RUN = Path(__file__).parent.parent / "run"
NOW = "2026-01-31T12:00:00Z"
PHONE = "+998901234567"


class Server:
    def __init__(self, *options: str) -> None:
        self._process = subprocess.Popen(
            [RUN, "--port", "0", "--stop-with-stdin", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.url = self._process.stdout.readline().decode().strip()
        self.port = int(self.url.rpartition(":")[2])

    def stop(self) -> int:
        self._process.stdin.close()
        self._process.stdout.close()
        return self._process.wait(timeout=10)

    def kill(self) -> None:
        self._process.kill()
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def ask(
        self, method: str, path: str, body: object = None, headers: Optional[dict] = None
    ) -> "tuple[int, dict, object]":
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {"Content-Type": "application/json", **(headers or {})})
            response = connection.getresponse()
            content = response.read()
            names = {name.lower(): value for name, value in response.getheaders()}
            return response.status, names, json.loads(content) if content else None
        finally:
            connection.close()

    def sign_in(self, phone: str = PHONE) -> dict:
        self.ask("POST", "/cli/client", {"phone": phone})
        code = self.ask("GET", f"/admin/messages?phone=%2B{phone[1:]}")[2][-1]["code"]
        return self.ask("POST", "/cli/valid", {"phone": phone, "code": code})[2]["result"]


def bearer(token: str) -> dict:
    return {"Authorization": f"Bearer {token}"}


class ServerTests(unittest.TestCase):
    """One server for the tests of a class, as new before each."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server("--now", NOW)
        cls.addClassCleanup(cls.server.stop)

    def setUp(self) -> None:
        self.server.ask("PUT", "/admin/clock", {"now": NOW})
        self.server.ask("POST", "/admin/reset")

    def assertProblem(self, answer, status: int, name: str) -> None:
        self.assertEqual((answer[0], answer[2]["error"], answer[2]["success"]), (status, name, False))
