from .server import ServerTests

PRICE = {"minor": 999, "currency": "EUR"}


class ItemTests(ServerTests):
    def test_filters(self):
        self.assertEqual(self.names(""), ["Field notebook", "Herb atlas", "Watering can", "Bread knife", "Cookbook"])
        self.assertEqual(self.names("?category=kitchen"), ["Bread knife", "Cookbook"])
        self.assertEqual(self.names("?category=books&query=BOOK"), ["Field notebook", "Cookbook"])
        self.assertEqual(self.names("?category=none"), [])

    def test_updated(self):
        fields = {"name": "Big herb atlas", "price": PRICE, "categories": ["garden", "books"]}
        self.assertEqual(self.server.ask("PUT", "/items/2", fields)[2], {"id": "2", **fields})
        self.assertEqual(self.server.ask("GET", "/items/2")[2], {"id": "2", **fields})

    def test_what_cannot_be_is_refused(self):
        fields = {"name": "Herb atlas", "price": PRICE, "categories": []}
        for change, name in [
            ({"name": ""}, "invalid_request"), ({"price": {"minor": 9.99, "currency": "EUR"}}, "invalid_request"),
            ({"price": {"minor": 2**63, "currency": "EUR"}}, "invalid_request"),
            ({"price": {"minor": -1, "currency": "EUR"}}, "invalid_price"),
            ({"categories": ["none"]}, "invalid_categories"), ({"categories": ["books", "books"]}, "invalid_categories"),
        ]:
            self.assertProblem(self.server.ask("PUT", "/items/2", {**fields, **change}), 422, name)
        self.assertProblem(self.server.ask("PUT", "/items/9", fields), 404, "not_found")

    def names(self, query: str) -> list:
        return [item["name"] for item in self.server.ask("GET", f"/items{query}")[2]]
