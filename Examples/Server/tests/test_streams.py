import http.client

from .server import ServerTests


class StreamTests(ServerTests):
    def fetch(self, path: str, headers: dict) -> "tuple[int, dict, str]":
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        try:
            connection.request("GET", path, headers=headers)
            response = connection.getresponse()
            return response.status, {n.lower(): v for n, v in response.getheaders()}, response.read().decode()
        finally:
            connection.close()

    def test_ranges_make_the_whole(self):
        status, headers, whole = self.fetch("/export", {})
        self.assertEqual((status, headers["accept-ranges"], len(whole.splitlines())), (200, "bytes", 5))
        for start in (0, 1, 50, len(whole) - 1):
            status, part, rest = self.fetch("/export", {"Range": f"bytes={start}-", "If-Range": headers["etag"]})
            self.assertEqual((status, rest), (206, whole[start:]))
            self.assertEqual(part["content-range"], f"bytes {start}-{len(whole) - 1}/{len(whole)}")
        self.assertEqual(self.fetch("/export", {"Range": "bytes=2-4"})[2], whole[2:5])
        for odd in ("bytes=-5", "bytes=1-2,4-5", "pages=1-", "bytes=a-"):
            self.assertEqual(self.fetch("/export", {"Range": odd})[::2], (200, whole))

    def test_a_range_of_another_version_is_the_whole(self):
        _, headers, whole = self.fetch("/export", {})
        self.assertEqual(self.fetch("/export", {"Range": "bytes=5-", "If-Range": '"other"'})[::2], (200, whole))
        self.assertEqual(self.fetch("/export", {"If-None-Match": headers["etag"]})[0], 304)

    def test_a_range_behind_the_end_is_refused(self):
        whole = self.fetch("/export", {})[2]
        answer = self.server.ask("GET", "/export", None, {"Range": f"bytes={len(whole)}-"})
        self.assertProblem(answer, 416, "range_not_satisfiable")
        self.assertEqual(answer[1]["content-range"], f"bytes */{len(whole)}")

    def test_events_go_on_after_the_last_one(self):
        status, headers, text = self.fetch("/events", {})
        self.assertEqual((status, headers["content-type"]), (200, "text/event-stream; charset=utf-8"))
        self.assertTrue(text.startswith("retry: 1000\n\nid: 1\nevent: item\ndata: Field notebook\n\n"))
        self.assertEqual(self.fetch("/events", {"Last-Event-ID": "4"})[2].count("data:"), 1)
        self.assertEqual(self.fetch("/events", {"Last-Event-ID": "none"})[2], text)
        self.assertEqual(self.fetch("/events", {"Last-Event-ID": "5"})[0], 204)
