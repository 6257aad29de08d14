from .server import ServerTests


def uzs(minor: int) -> dict:
    return {"minor": minor, "currency": "UZS"}


class PaymentTests(ServerTests):
    def test_fee_and_total(self):
        for minor, fee in [(1_000_01, 10_00), (1_000_50, 10_01), (1_000_49, 10_00), (49_504_950_49, 495_049_50)]:
            status, _, payment = self.pay(minor)
            self.assertEqual(
                (status, payment["amount"], payment["fee"], payment["total"]),
                (201, uzs(minor), uzs(fee), uzs(minor + fee)))

    def test_limits(self):
        for minor in (1_000_00, 0, -5_000_00):
            self.assertProblem(self.pay(minor), 422, "invalid_amount")
        self.assertProblem(self.pay(49_504_950_50), 422, "amount_too_high")
        self.assertEqual(self.server.ask("GET", "/payments")[2], [])

    def test_a_payment_becomes_a_transaction(self):
        self.pay(10_000_00)
        latest = self.server.ask("GET", "/transactions?from=2026-01-31&to=2026-01-31")[2]
        self.assertEqual([(t["kind"], t["amount"]) for t in latest], [("payment", uzs(10_100_00))])

    def test_ranges_of_days(self):
        def ask(first: str, last: str):
            return self.server.ask("GET", f"/transactions?from={first}&to={last}")

        status, _, found = ask("2025-11-02", "2026-01-31")
        self.assertEqual((status, [t["id"] for t in found]), (200, ["1", "3", "2", "4", "5", "6"]))
        self.assertProblem(ask("2025-11-01", "2026-01-31"), 422, "date_range_too_large")
        self.assertProblem(ask("2026-01-31", "2026-01-30"), 422, "invalid_date_range")
        for day in ("yesterday", "2026-02-30", "2026-W05-6", ""):
            self.assertProblem(ask(day, "2026-01-31"), 422, "invalid_request")

    def pay(self, minor: int):
        return self.server.ask("POST", "/payments", {"amount": uzs(minor)})
