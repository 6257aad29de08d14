from .server import PHONE, ServerTests, bearer


class ClientTests(ServerTests):
    def test_code_then_session_then_me(self):
        status, _, sent = self.server.ask("POST", "/cli/client", {"phone": PHONE})
        self.assertEqual((status, sent["success"], sent["result"]["expiresAt"]), (200, True, "2026-01-31T12:02:00Z"))
        session = self.server.sign_in()
        self.assertEqual(session["expiresAt"], "2026-01-31T12:15:00Z")
        me = self.server.ask("GET", "/cli/me", headers=bearer(session["token"]))
        self.assertEqual((me[0], me[2]["result"]), (200, {"id": "1", "phone": PHONE, "name": "", "avatarURL": None}))

    def test_a_code_is_good_once_for_two_minutes_and_five_attempts(self):
        self.assertProblem(self.validate("123456"), 400, "no_code")
        code = self.send()
        self.assertEqual(self.validate(code)[0], 200)
        self.assertProblem(self.validate(code), 400, "no_code")
        code = self.send()
        self.server.ask("PUT", "/admin/clock", {"advance": 119})
        for _ in range(5):
            self.assertProblem(self.validate("wrong"), 400, "wrong_code")
        self.assertProblem(self.validate(code), 400, "too_many_attempts")
        code = self.send()
        self.server.ask("PUT", "/admin/clock", {"advance": 120})
        self.assertProblem(self.validate(code), 400, "code_expired")

    def test_phones_are_checked(self):
        for phone in ("", "998901234567", "+0998901234", "+99890123456a", "+998", 998901234567, None):
            self.assertProblem(self.server.ask("POST", "/cli/client", {"phone": phone}), 422, "invalid_request")

    def test_tokens_expire_and_are_renewed_once(self):
        session = self.server.sign_in()
        self.server.ask("PUT", "/admin/clock", {"advance": 899})
        self.assertEqual(self.server.ask("GET", "/cli/me", headers=bearer(session["token"]))[0], 200)
        self.server.ask("PUT", "/admin/clock", {"advance": 1})
        expired = self.server.ask("GET", "/cli/me", headers=bearer(session["token"]))
        self.assertProblem(expired, 401, "unauthorized")
        self.assertEqual(expired[1]["www-authenticate"], "Bearer")
        renewal = {"refreshToken": session["refreshToken"]}
        renewed = self.server.ask("POST", "/cli/refresh", renewal)[2]["result"]
        self.assertEqual(self.server.ask("GET", "/cli/me", headers=bearer(renewed["token"]))[0], 200)
        self.assertProblem(
            self.server.ask("GET", "/cli/me", headers=bearer(renewed["refreshToken"])), 401, "unauthorized")

    def test_a_renewal_whose_answer_was_lost_is_answered_the_same_for_a_minute(self):
        renewal = {"refreshToken": self.server.sign_in()["refreshToken"]}
        session = self.renew(renewal)
        self.server.ask("PUT", "/admin/clock", {"advance": 59})
        self.assertEqual(self.renew(renewal), session)
        self.assertEqual(self.server.ask("GET", "/cli/me", headers=bearer(session["token"]))[0], 200)
        self.server.ask("PUT", "/admin/clock", {"advance": 1})
        self.assertProblem(self.server.ask("POST", "/cli/refresh", renewal), 401, "unauthorized")
        # The session goes on.
        self.assertNotEqual(self.renew({"refreshToken": session["refreshToken"]}), session)

    def test_a_renewed_session_that_was_renewed_again_is_not_brought_back(self):
        renewal = {"refreshToken": self.server.sign_in()["refreshToken"]}
        self.renew({"refreshToken": self.renew(renewal)["refreshToken"]})
        self.assertProblem(self.server.ask("POST", "/cli/refresh", renewal), 401, "unauthorized")

    def test_no_token_is_no_access(self):
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Basic abc"}, bearer("made-up")):
            self.assertProblem(self.server.ask("GET", "/profile", headers=headers), 401, "unauthorized")

    def renew(self, renewal: dict) -> dict:
        return self.server.ask("POST", "/cli/refresh", renewal)[2]["result"]

    def send(self) -> str:
        self.server.ask("POST", "/cli/client", {"phone": PHONE})
        return self.server.ask("GET", f"/admin/messages?phone=%2B{PHONE[1:]}")[2][-1]["code"]

    def validate(self, code: str):
        return self.server.ask("POST", "/cli/valid", {"phone": PHONE, "code": code})
