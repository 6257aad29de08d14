import Testing

/// A story that both must tell alike.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [Step]
  var testDescription: String { name }

  init(_ name: String, _ steps: Step...) {
    self.name = name
    self.steps = steps
  }
}

private let phone = #"{"phone": "+998901234567"}"#
private let messages = "/admin/messages?phone=%2B998901234567"
private let bearer = ["Authorization": "Bearer {token}"]
private let renewal = #"{"refreshToken": "{refreshToken}"}"#
private let mary = #"{"name": "Mary", "email": "mary@example.com", "avatarURL": null}"#
private let lamp = #"{"name": "Lamp", "price": {"minor": 999, "currency": "EUR"}, "categories": ["garden", "books"]}"#

private func pay(_ minor: String, _ headers: [String: String] = [:], currency: String = "UZS") -> Step {
  .post("/payments", #"{"amount": {"minor": \#(minor), "currency": "\#(currency)"}}"#, headers)
}

private func attempt(_ code: String) -> Step {
  .post("/cli/valid", #"{"phone": "+998901234567", "code": "\#(code)"}"#)
}

private func reset(_ code: String, _ password: String = "correct horse") -> Step {
  .post("/cli/password", #"{"phone": "+998901234567", "code": "\#(code)", "password": "\#(password)"}"#)
}

private func login(_ password: String) -> Step {
  .post("/cli/login", #"{"phone": "+998901234567", "password": "\#(password)"}"#)
}

private let signIn: [Step] = [
  .post("/cli/client", phone), .get(messages).remembering("code"),
  attempt("{code}").remembering("token", "refreshToken"),
]

extension Scenario {
  init(signedIn name: String, _ steps: Step...) {
    self.name = name
    self.steps = signIn + steps
  }

  static let all: [Scenario] = [
    Scenario(
      signedIn: "one-time codes and sessions",
      .get("/cli/me", bearer), attempt("{code}"),
      .post("/cli/client", phone), attempt("no"), attempt("no"), attempt("no"), attempt("no"), attempt("no"),
      attempt("no"),
      .post("/cli/client", phone), .put("/admin/clock", #"{"advance": 120}"#), .get(messages).remembering("code"),
      attempt("{code}")),
    Scenario(
      signedIn: "tokens expire and are renewed once",
      .put("/admin/clock", #"{"advance": 899}"#), .get("/cli/me", bearer),
      .put("/admin/clock", #"{"advance": 1}"#), .get("/cli/me", bearer), .get("/profile", bearer),
      .post("/cli/refresh", #"{"refreshToken": "{token}"}"#),
      // The same session again for a minute, and no other.
      .post("/cli/refresh", renewal).remembering("token"), .put("/admin/clock", #"{"advance": 59}"#),
      .post("/cli/refresh", renewal), .get("/cli/me", bearer), .put("/admin/clock", #"{"advance": 1}"#),
      .post("/cli/refresh", renewal), .get("/cli/me", bearer),
      .get("/cli/me"), .get("/cli/me", ["Authorization": "Basic x"]), .get("/cli/me", ["Authorization": "Bearer x"])),
    Scenario(
      signedIn: "a session that has ended is not brought back",
      .post("/cli/refresh", renewal), .post("/cli/refresh", renewal).remembering("token"), .get("/cli/me", bearer),
      .post("/cli/client", phone),
      .get(messages).remembering("code"), reset("{code}"), .get("/cli/me", bearer), .post("/cli/refresh", renewal)),
    Scenario(
      signedIn: "passwords",
      login("correct horse"), .post("/cli/client", phone), .get(messages).remembering("code"), reset("no"),
      reset("{code}", "1234567"), reset("{code}"), .get("/cli/me", bearer), reset("{code}"), login("wrong"),
      login("correct horse").remembering("token"), .get("/cli/me", bearer), login("wrong"), login("wrong"),
      login("wrong"), login("wrong"), login("wrong"), login("correct horse"), .post("/cli/login", phone),
      .post("/cli/password", phone), login(String(repeating: "x", count: 101))),
    Scenario(
      "phones and bodies are checked",
      .post("/cli/client", #"{"phone": "998901234567"}"#), .post("/cli/client", #"{"phone": 998901234567}"#),
      .post("/cli/client", #"{"phone": null}"#), .post("/cli/client", "{}"), .post("/cli/client", "[1]"),
      .post("/cli/client", #"{"phone""#), .post("/cli/client", ""),
      .post("/cli/client", phone, ["Content-Type": "text/plain"]),
      .post("/cli/valid", #"{"phone": "+998901234567"}"#), .post("/cli/refresh", #"{"refreshToken": 1}"#)),
    Scenario(
      "users",
      .get("/users"), .get("/users/2"), .get("/users/9"), .get("/users/01"), .get("/users/"), .get("/users/1/x"),
      .post("/users", mary), .post("/users", mary), .post("/users", #"{"name": "", "email": "x"}"#),
      .post("/users", #"{"email": "a@example.com"}"#), .post("/users", #"{"name": "A", "email": "a@b.c", "x": 1}"#),
      .put("/users/5", #"{"name": "Mary S.", "email": "mary@example.com"}"#), .get("/users/5"),
      .put("/users/5", #"{"name": "Mary", "email": "ada@example.com"}"#), .put("/users/9", mary),
      .patch("/users/1", #"{"name": "Ada King"}"#), .patch("/users/5", #"{"email": "ms@example.com"}"#),
      .patch("/users/5", "{}"), .patch("/users/5", #"{"avatarURL": "/a.png", "name": null}"#), .get("/users"),
      .patch("/users/5", #"{"email": "ada@example.com"}"#), .patch("/users/5", #"{"email": "x"}"#),
      .patch("/users/5", #"{"name": 1}"#), .patch("/users/9", "{}"),
      .delete("/users/5"), .delete("/users/5"), .post("/users", mary), .get("/users")),
    Scenario(
      "versions",
      .get("/users").remembering("ETag"), .get("/users", ["If-None-Match": "{ETag}"]),
      .get("/users/1", ["If-None-Match": "{ETag}"]), .get("/users/9"), .post("/users", mary),
      .get("/users", ["If-None-Match": "{ETag}"]), .get("/items").remembering("ETag"), .put("/items/3", lamp),
      .get("/items/3", ["If-None-Match": "{ETag}"])),
    Scenario(
      signedIn: "the profile",
      .get("/profile", bearer), .get("/profile"),
      .put("/profile", #"{"name": "Ada", "email": "ada@example.com", "avatarURL": "https://example.com/a"}"#, bearer),
      .put("/profile", #"{"name": 1, "email": "ada@example.com"}"#, bearer), .put("/profile", "{}"),
      .get("/profile", bearer), .get("/cli/me", bearer)),
    Scenario(
      signedIn: "pictures",
      .get("/avatars/ada.png"), .get("/avatars/alan.png"), .get("/avatars/none.png"), .get("/avatars/"),
      .put("/cli/avatar", "a picture", bearer.merging(["Content-Type": "image/jpeg"]) { $1 }), .get("/cli/me", bearer),
      .get("/avatars/client-1-3.jpg"), .get("/profile", bearer),
      .put("/cli/avatar", "a picture", ["Content-Type": "image/jpeg"]), .put("/cli/avatar", "a picture", bearer),
      .put("/cli/avatar", "", bearer.merging(["Content-Type": "image/png"]) { $1 })),
    Scenario(
      "items",
      .get("/categories"), .get("/items"), .get("/items?category=garden"), .get("/items?category=books&query=BOOK"),
      .get("/items?query=%20"), .get("/items/3"), .get("/items/0"), .put("/items/3", lamp), .get("/items/3"),
      .put("/items/9", lamp), .put("/items/3", #"{"name": "", "price": {"minor": 1, "currency": "EUR"}}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": 1.5, "currency": "EUR"}, "categories": []}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": -1, "currency": "EUR"}, "categories": []}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": 1, "currency": "XYZ"}, "categories": []}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": 1, "currency": "EUR"}, "categories": [1]}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": 1, "currency": "EUR"}, "categories": ["none"]}"#),
      .put("/items/3", #"{"name": "A", "price": {"minor": 1, "currency": "EUR"}, "categories": ["books", "books"]}"#)),
    Scenario(
      "ranges of a file",
      .get("/export").remembering("ETag"), .get("/export", ["Range": "bytes=20-"]),
      .get("/export", ["Range": "bytes=20-", "If-Range": "{ETag}"]), .get("/export", ["Range": "bytes=2-4"]),
      .get("/export", ["Range": "bytes=20-", "If-Range": "\"other\""]), .get("/export", ["Range": "bytes=-5"]),
      .get("/export", ["Range": "bytes=9999-"]), .get("/export", ["Range": "bytes=9999-", "If-Range": "\"other\""]),
      .get("/export", ["Range": "bytes=4-2"]), .get("/export", ["If-None-Match": "{ETag}"]), .put("/items/3", lamp),
      .get("/export", ["Range": "bytes=20-", "If-Range": "{ETag}"])),
    Scenario(
      "events",
      .get("/events"), .get("/events", ["Last-Event-ID": "3"]), .get("/events", ["Last-Event-ID": "5"]),
      .get("/events", ["Last-Event-ID": "x"]), .get("/events", ["Last-Event-ID": "99999999999999999999"]),
      .put("/items/3", lamp), .get("/events", ["Last-Event-ID": "2"])),
    Scenario(
      "payments and their limits",
      pay("100000"), pay("100001"), pay("100049"), pay("100050"), pay("4950495049"), pay("4950495050"), pay("0"),
      pay("-100001"), pay("9223372036854775807"), pay("9223372036854775808"), pay("\"5\""),
      pay("200000", currency: "EUR"),
      .post("/payments", "{}"), .get("/payments"), .get("/payments/1"), .get("/payments/99"),
      .get("/transactions?from=2026-01-31&to=2026-01-31")),
    Scenario(
      "transactions between days",
      .get("/transactions?from=2025-11-02&to=2026-01-31"), .get("/transactions?from=2025-11-01&to=2026-01-31"),
      .get("/transactions?from=2025-10-01&to=2025-10-31"), .get("/transactions?from=2026-01-31&to=2026-01-30"),
      .get("/transactions?from=2026-02-30&to=2026-03-01"), .get("/transactions?from=2026-W05-6&to=2026-03-01"),
      .get("/transactions?to=2026-01-31"), .get("/transactions?from=2026-01-31")),
    Scenario(
      "writes that happen once",
      pay("200000", ["Idempotency-Key": "k"]), pay("200000", ["Idempotency-Key": "k"]),
      pay("300000", ["Idempotency-Key": "k"]), pay("1", ["Idempotency-Key": "l"]),
      pay("200000", ["Idempotency-Key": "l"]), .get("/payments"),
      .post("/users", mary, ["Idempotency-Key": "k"]), .post("/users", mary, ["Idempotency-Key": "k"]),
      .delete("/users/5", ["Idempotency-Key": "k"]), .delete("/users/5", ["Idempotency-Key": "k"]),
      .delete("/users/5"), .get("/users")),
    Scenario(
      "faults",
      .post("/admin/faults", #"{"route": "GET /users/*", "kind": "status", "status": 500, "count": 2}"#),
      .post("/admin/faults", #"{"route": "* /items", "kind": "status", "status": 401}"#),
      .post("/admin/faults", #"{"route": "GET /pay*", "kind": "status", "status": 503, "retryAfter": 2, "count": 1}"#),
      .post("/admin/faults", #"{"route": "GET /cat*ies", "kind": "slow", "seconds": 0.05}"#),
      .post("/admin/faults", #"{"route": "GET /categories", "kind": "late", "seconds": 0.05, "count": 1}"#),
      .get("/users"), .get("/users/1"), .get("/users/1"), .get("/users/1"), .get("/items"), .get("/items"),
      .get("/payments"), .get("/payments"), .get("/categories"), .get("/categories"), .get("/admin/faults"),
      .delete("/admin/faults"),
      .get("/items"), .post("/admin/faults", #"{"kind": "slow"}"#), .post("/admin/faults", #"{"kind": "late"}"#),
      .post("/admin/faults", #"{"kind": "fire"}"#),
      .post("/admin/faults", #"{"kind": "offline", "status": 500}"#), .post("/admin/faults", "{}"),
      .post("/admin/faults", #"{"kind": "status", "status": 200}"#),
      .post("/admin/faults", #"{"kind": "slow", "seconds": 0}"#),
      .post("/admin/faults", #"{"kind": "offline", "count": 0}"#)),
    Scenario(
      "no answer",
      .post("/admin/faults", #"{"route": "GET /users", "kind": "offline"}"#), .get("/users"), .get("/items"),
      .delete("/admin/faults"), .get("/users"),
      .post("/admin/faults", #"{"route": "POST /payments", "kind": "lost"}"#), pay("200000", ["Idempotency-Key": "k"]),
      .delete("/admin/faults"), .get("/payments"), pay("200000", ["Idempotency-Key": "k"])),
    Scenario(
      "what is not there",
      .get("/"), .get("/nothing"), .delete("/users"), .put("/payments", "{}"), .post("/users/1", "{}"),
      .get("/admin/messages"), .put("/admin/clock", #"{"now": "noon"}"#),
      .put("/admin/clock", #"{"now": "2026-01-31T12:00:00+01:00"}"#), .put("/admin/clock", #"{"advance": -1}"#),
      .get("/admin/clock")),
  ]
}
