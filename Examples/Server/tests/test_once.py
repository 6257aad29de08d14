import http.client
import tempfile
from pathlib import Path
from unittest import TestCase

from .server import NOW, Server, ServerTests

PAYMENT = {"amount": {"minor": 10_000_00, "currency": "UZS"}}


class OnceTests(ServerTests):
    def test_the_same_key_is_the_same_write(self):
        first, again = self.pay("k"), self.pay("k")
        self.assertEqual((first[0], first[2]), (again[0], again[2]))
        self.assertNotIn("idempotent-replayed", first[1])
        self.assertEqual(again[1]["idempotent-replayed"], "true")
        self.pay("l")
        self.assertEqual(len(self.server.ask("GET", "/payments")[2]), 2)

    def test_a_key_is_not_for_another_request(self):
        self.pay("k")
        other = {"amount": {"minor": 20_000_00, "currency": "UZS"}}
        self.assertProblem(self.pay("k", other), 422, "idempotency_key_reused")

    def test_what_failed_may_be_sent_again(self):
        self.assertProblem(self.pay("k", {"amount": {"minor": 1, "currency": "UZS"}}), 422, "invalid_amount")
        self.assertEqual(self.pay("k")[0], 201)

    def test_a_lost_answer_is_given_again(self):
        self.server.ask("POST", "/admin/faults", {"route": "POST /payments", "kind": "lost", "count": 1})
        with self.assertRaises((http.client.RemoteDisconnected, ConnectionResetError)):
            self.pay("k")
        self.assertEqual(self.pay("k")[1]["idempotent-replayed"], "true")
        self.assertEqual(len(self.server.ask("GET", "/payments")[2]), 1)

    def pay(self, key: str, payment: dict = PAYMENT):
        return self.server.ask("POST", "/payments", payment, {"Idempotency-Key": key})


class RestartTests(TestCase):
    def test_rows_and_keys_outlive_a_kill(self):
        with tempfile.TemporaryDirectory() as folder:
            options = ("--now", NOW, "--database", str(Path(folder) / "example.sqlite"))
            for _ in range(2):
                server = Server(*options)
                answer = server.ask("POST", "/payments", PAYMENT, {"Idempotency-Key": "k"})
                self.assertEqual(answer[2]["id"], "1")
                self.assertEqual(len(server.ask("GET", "/payments")[2]), 1)
                server.kill()
