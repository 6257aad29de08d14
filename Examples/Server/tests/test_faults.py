import http.client
import time
from concurrent.futures import ThreadPoolExecutor
from unittest import TestCase

from api.faults import Fault

from .server import Server, ServerTests


class FaultTests(ServerTests):
    def test_each_kind(self):
        self.fault(route="GET /users", kind="offline", count=1)
        with self.assertRaises((http.client.RemoteDisconnected, ConnectionResetError)):
            self.server.ask("GET", "/users")
        self.fault(route="GET /users", kind="half", count=1)
        with self.assertRaises((http.client.IncompleteRead, ConnectionResetError)):
            self.server.ask("GET", "/users")
        self.fault(route="GET /users", kind="slow", seconds=0.2, count=1)
        start = time.monotonic()
        self.assertEqual(self.server.ask("GET", "/users")[0], 200)
        self.assertGreaterEqual(time.monotonic() - start, 0.2)
        self.fault(route="GET /users", kind="late", seconds=0.2, count=1)
        start = time.monotonic()
        self.assertEqual(self.server.ask("GET", "/users")[0], 200)
        self.assertGreaterEqual(time.monotonic() - start, 0.2)
        self.fault(route="GET /users", kind="status", status=401, count=1)
        self.assertProblem(self.server.ask("GET", "/users"), 401, "unauthorized")
        self.fault(route="GET /users", kind="status", status=503, retryAfter=2, count=1)
        busy = self.server.ask("GET", "/users")
        self.assertProblem(busy, 503, "unavailable")
        self.assertEqual(busy[1]["retry-after"], "2")
        self.assertEqual(self.server.ask("GET", "/users")[0], 200)

    def test_what_is_answered_late_is_carried_out_at_once(self):
        self.fault(route="POST /users", kind="late", seconds=2, count=1)
        with ThreadPoolExecutor() as pool:
            late = pool.submit(self.server.ask, "POST", "/users", {"name": "Mary", "email": "mary@example.com"})
            while len(self.server.ask("GET", "/users")[2]) == 4 and not late.done():
                time.sleep(0.01)
            self.assertFalse(late.done())
            self.assertEqual(late.result()[0], 201)

    def test_by_route_and_count_until_cleared(self):
        self.fault(route="* /users/*", kind="status", status=500, count=2)
        self.fault(route="GET /items", kind="status", status=500)
        self.assertEqual([self.server.ask("GET", f"/users/{n}")[0] for n in (1, 1, 1)], [500, 500, 200])
        self.assertEqual([self.server.ask("GET", "/items")[0] for _ in range(3)], [500, 500, 500])
        self.assertEqual(len(self.server.ask("GET", "/admin/faults")[2]), 1)
        self.server.ask("DELETE", "/admin/faults")
        self.assertEqual(self.server.ask("GET", "/items")[0], 200)

    def test_what_is_no_fault_is_refused(self):
        for fault in ({"kind": "status"}, {"kind": "slow"}, {"kind": "late"}, {"kind": "offline", "status": 500}, {"kind": "fire"}):
            self.assertProblem(self.server.ask("POST", "/admin/faults", fault), 422, "invalid_request")

    def fault(self, **fault) -> None:
        self.assertEqual(self.server.ask("POST", "/admin/faults", fault)[0], 201)


class CommandLineTests(TestCase):
    def test_faults_are_read(self):
        self.assertEqual(Fault.parse("GET /users=offline"), Fault(route="GET /users", kind="offline"))
        self.assertEqual(
            Fault.parse("POST /payments=500*2"), Fault(route="POST /payments", kind="status", status=500, count=2))
        self.assertEqual(Fault.parse("GET /items=half*1"), Fault(route="GET /items", kind="half", count=1))
        self.assertEqual(Fault.parse("* /items=late:1*1"), Fault(route="* /items", kind="late", seconds=1, count=1))
        self.assertEqual(Fault.parse("* /items=slow:1.5"), Fault(route="* /items", kind="slow", seconds=1.5))
        for text in ("GET /users", "offline", "GET /users=slow", "GET /users=200", "GET /users=500*0"):
            with self.assertRaises(ValueError):
                Fault.parse(text)

    def test_options_reach_the_server_and_closing_its_input_ends_it(self):
        server = Server("--fault", "GET /users=500*1", "--otp", "424242", "--token-lifetime", "60", "--now",
                        "2026-01-31T12:00:00Z")
        self.assertEqual([server.ask("GET", "/users")[0] for _ in range(2)], [500, 200])
        self.assertEqual(server.sign_in()["expiresAt"], "2026-01-31T12:01:00Z")
        phone = "/admin/messages?phone=%2B998901234567"
        self.assertEqual(server.ask("GET", phone)[2], [{"phone": "+998901234567", "code": "424242"}])
        self.assertEqual(server.stop(), 0)
