from .server import ServerTests, bearer

NEW = {"name": "Mary Shelley", "email": "mary@example.com", "avatarURL": None}


class UserTests(ServerTests):
    def test_created_read_saved_deleted(self):
        status, _, created = self.server.ask("POST", "/users", NEW)
        self.assertEqual((status, created), (201, {"id": "5", **NEW}))
        saved = {**NEW, "name": "Mary W. Shelley"}
        self.assertEqual(self.server.ask("PUT", "/users/5", saved)[2], {"id": "5", **saved})
        self.assertEqual(self.server.ask("GET", "/users/5")[2], {"id": "5", **saved})
        self.assertEqual(self.server.ask("DELETE", "/users/5")[0], 204)
        self.assertProblem(self.server.ask("GET", "/users/5"), 404, "not_found")
        self.assertEqual([user["id"] for user in self.server.ask("GET", "/users")[2]], ["1", "2", "3", "4"])

    def test_what_cannot_be_is_refused(self):
        self.assertProblem(self.server.ask("POST", "/users", {**NEW, "email": "nobody"}), 422, "invalid_request")
        self.assertProblem(
            self.server.ask("POST", "/users", {**NEW, "email": "ada@example.com"}), 409, "email_taken")
        self.assertProblem(self.server.ask("PUT", "/users/9", NEW), 404, "not_found")
        self.assertProblem(self.server.ask("GET", "/users/01"), 404, "not_found")

    def test_a_change_leaves_what_it_does_not_name(self):
        ada = self.server.ask("GET", "/users/1")[2]
        self.assertEqual(self.server.ask("PATCH", "/users/1", {"name": "Ada King"})[2], {**ada, "name": "Ada King"})
        self.assertEqual(self.server.ask("GET", "/users/1")[2], {**ada, "name": "Ada King"})
        self.assertProblem(self.server.ask("PATCH", "/users/9", {}), 404, "not_found")
        self.assertProblem(self.server.ask("PATCH", "/users/1", {"email": "x"}), 422, "invalid_request")

    def test_what_has_not_changed_is_not_sent_again(self):
        tag = self.server.ask("GET", "/users")[1]["etag"]
        same = self.server.ask("GET", "/users", headers={"If-None-Match": tag})
        self.assertEqual((same[0], same[1]["etag"], same[2]), (304, tag, None))
        self.server.ask("POST", "/users", NEW)
        self.assertEqual(self.server.ask("GET", "/users", headers={"If-None-Match": tag})[0], 200)

    def test_the_profile_is_of_who_is_signed_in(self):
        mine, other = self.server.sign_in()["token"], self.server.sign_in("+998907654321")["token"]
        fields = {"name": "Ada", "email": "ada@example.com", "avatarURL": None}
        saved = self.server.ask("PUT", "/profile", fields, bearer(mine))[2]
        self.assertEqual(saved, {"id": "1", "phone": "+998901234567", **fields})
        self.assertEqual(self.server.ask("GET", "/profile", headers=bearer(mine))[2], saved)
        self.assertEqual(self.server.ask("GET", "/profile", headers=bearer(other))[2]["name"], "")
