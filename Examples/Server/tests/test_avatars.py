import http.client

from .server import ServerTests, bearer

PICTURE = b"\xff\xd8\xff a picture"


class AvatarTests(ServerTests):
    def test_the_pictures_of_the_first_rows(self):
        path = self.server.ask("GET", "/users/1")[2]["avatarURL"]
        status, kind, content = self.send("GET", path)
        self.assertEqual((status, kind, content[:4]), (200, "image/png", b"\x89PNG"))
        self.assertProblem(self.server.ask("GET", "/avatars/none.png"), 404, "not_found")

    def test_a_picture_is_uploaded_as_it_is(self):
        mine = bearer(self.server.sign_in()["token"])
        self.assertEqual(self.send("PUT", "/cli/avatar", PICTURE, {**mine, "Content-Type": "image/jpeg"})[0], 200)
        path = self.server.ask("GET", "/cli/me", headers=mine)[2]["result"]["avatarURL"]
        self.assertEqual(self.send("GET", path), (200, "image/jpeg", PICTURE))
        self.assertEqual(self.server.ask("GET", "/profile", headers=mine)[2]["avatarURL"], path)

    def test_what_is_no_picture_is_refused(self):
        mine = bearer(self.server.sign_in()["token"])
        for kind, content, status in [("text/plain", b"x", 422), ("image/png", b"", 422), ("image/png", b"x" * 1_000_001, 413)]:
            self.assertEqual(self.send("PUT", "/cli/avatar", content, {**mine, "Content-Type": kind})[0], status)
        self.assertEqual(self.send("PUT", "/cli/avatar", PICTURE, {"Content-Type": "image/png"})[0], 401)

    def send(self, method, path, content=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        try:
            connection.request(method, path, content, headers or {})
            response = connection.getresponse()
            return response.status, response.getheader("Content-Type"), response.read()
        finally:
            connection.close()
