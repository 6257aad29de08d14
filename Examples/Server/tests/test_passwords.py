from .server import PHONE, ServerTests, bearer

PASSWORD = "correct horse"


class PasswordTests(ServerTests):
    def test_a_code_sets_the_password_and_ends_older_sessions(self):
        old = self.server.sign_in()
        lost = {"refreshToken": old["refreshToken"]}
        old = self.server.ask("POST", "/cli/refresh", lost)[2]["result"]
        session = self.reset(PASSWORD)[2]["result"]
        self.assertEqual(self.server.ask("GET", "/cli/me", headers=bearer(session["token"]))[0], 200)
        self.assertProblem(self.server.ask("GET", "/cli/me", headers=bearer(old["token"])), 401, "unauthorized")
        renewal = {"refreshToken": old["refreshToken"]}
        for token in (renewal, lost):
            self.assertProblem(self.server.ask("POST", "/cli/refresh", token), 401, "unauthorized")
        self.assertEqual(self.login(PASSWORD)[0], 200)
        self.assertEqual(self.reset("another horse")[0], 200)
        self.assertProblem(self.login(PASSWORD), 400, "wrong_password")
        self.assertEqual(self.login("another horse")[0], 200)

    def test_after_five_wrong_passwords_a_new_one_is_needed(self):
        self.assertProblem(self.login(PASSWORD), 400, "wrong_password")
        self.reset(PASSWORD)
        for _ in range(4):
            self.assertProblem(self.login("wrong"), 400, "wrong_password")
        self.assertEqual(self.login(PASSWORD)[0], 200)
        for _ in range(5):
            self.assertProblem(self.login("wrong"), 400, "wrong_password")
        self.assertProblem(self.login(PASSWORD), 400, "too_many_attempts")
        self.reset(PASSWORD)
        self.assertEqual(self.login(PASSWORD)[0], 200)

    def test_what_is_no_password_is_refused_and_leaves_the_code(self):
        code = self.send()
        for password in ("1234567", "x" * 101, 12345678, None):
            answer = self.server.ask("POST", "/cli/password", {"phone": PHONE, "code": code, "password": password})
            self.assertProblem(answer, 422, "invalid_request")
        self.assertEqual(self.reset(PASSWORD, code)[0], 200)
        self.assertProblem(self.reset(PASSWORD, code), 400, "no_code")
        self.assertProblem(self.reset(PASSWORD, "no"), 400, "no_code")
        self.send()
        self.assertProblem(self.reset(PASSWORD, "no"), 400, "wrong_code")

    def send(self) -> str:
        self.server.ask("POST", "/cli/client", {"phone": PHONE})
        return self.server.ask("GET", f"/admin/messages?phone=%2B{PHONE[1:]}")[2][-1]["code"]

    def reset(self, password: str, code: "str | None" = None):
        return self.server.ask(
            "POST", "/cli/password", {"phone": PHONE, "code": code or self.send(), "password": password})

    def login(self, password: str):
        return self.server.ask("POST", "/cli/login", {"phone": PHONE, "password": password})
