import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Nothing secret in a description, an error, a mirror or a log.
@Suite struct SecretTests {
  private static let secret = "hunter2-Zq9"

  private func shown(_ value: some Any) -> String {
    var text = "\(value) " + String(reflecting: value) + " "
    dump(value, to: &text)
    if let error = value as? any Error { text += error.localizedDescription + "\((error as NSError).userInfo)" }
    return text
  }

  @Test func descriptionsShowNoSecret() throws {
    let response = HTTPResponse(status: 500, headers: ["Set-Cookie": Self.secret], body: Data(Self.secret.utf8))
    let url = try #require(URL(string: "https://api.test/\(Self.secret)?token=\(Self.secret)"))
    let next = try #require(URL(string: "https://api.test/next?token=\(Self.secret)"))
    let request = HTTPRequest(
      method: .post, url: url, headers: ["Authorization": Self.secret], body: .data(Data(Self.secret.utf8)))
    let secret = Secret(Self.secret)
    let route = Route<User>(
      .post, "reset/\(secret)", query: ["token": secret], headers: ["Authorization": Self.secret],
      body: .json(["password": Self.secret]))
    let values: [Any] = [
      NetworkError.status(response), NetworkError.unauthorized(.refused(response)),
      NetworkError.unauthorized(.refreshFailed(.status(response))), response, request, route, secret,
      Credential(accessToken: secret, refreshToken: secret), [NetworkError.status(response)],
      route.path, RoutePath(url: next), route.query, route.headers, route.body, RouteBody.form(["pin": Self.secret]),
      request.headers, request.body, RouteBody.data(Data(Self.secret.utf8), contentType: "text/plain"),
      MultipartForm(parts: [.field("note", Self.secret)]), MultipartForm.Part.field("note", Self.secret),
      NetworkConfiguration(baseURL: "https://ann:\(Self.secret)@api.test", headers: ["X-Api-Key": Self.secret]),
      NetworkClient(configuration: NetworkConfiguration(baseURL: "https://ann:\(Self.secret)@api.test")),
    ]
    // The bytes of a body count too, however they are printed.
    let bytes = Data(Self.secret.utf8).map(String.init)
    for value in values {
      let text = shown(value)
      #expect(!text.contains(Self.secret))
      #expect(!text.contains("\(bytes[0])\n") || !text.contains("\(bytes[1])\n"))
    }
    #expect("\(NetworkError.status(response))" == "status 500, 11 bytes")
    #expect("\(route)" == "POST reset/<redacted>")
  }

  @Test func decodingFailuresShowNoValue() throws {
    struct Odd: Decodable {
      let colour: Colour
      enum Colour: String, Decodable { case red }
    }
    let response = HTTPResponse(body: Data(#"{"colour": "\#(Self.secret)"}"#.utf8))
    let error = #expect(throws: NetworkError.self) { try response.decode(Odd.self) }
    #expect(error == .decoding(DecodingFailure(path: "colour", problem: .corrupted)))
    #expect(!shown(try #require(error)).contains(Self.secret))
  }

  private struct SignIn: Encodable, Sendable {
    let phone: String
    let otp: String
    let answer: Secret
    let device: [String: [String]]
  }

  private struct Session: Decodable, Sendable {
    let id: Int
    let opaque: Secret
  }

  @Test func logsShowNoSecret() async throws {
    let transport = InMemoryTransport()
    let secret = Self.secret
    transport.on(
      .post, "login/{x}", .status(503, headers: ["Retry-After": "0", "Set-Cookie": "a=\(secret)"]),
      .response(
        HTTPResponse(
          headers: ["Content-Type": "application/json", "Location": "/next?state=ok&access_token=nobody-knows-0"],
          body: Data(
            #"{"id": 7, "opaque": "\#(secret)", "echo": ["Bearer \#(secret)"], "refresh_token": {"a": [1]}}"#.utf8))))
    transport.on(.post, "form", .json(#"{"error": "\#(secret)", "access_token": "\#(secret)"}"#, status: 400))
    let events = Shared<[NetworkEvent]>([])
    let log = NetworkLog(bodies: true, redaction: Redaction(additional: ["passport"])) { event in
      events.with { $0.append(event) }
    }
    let authorizer = Authorizer(credential: Credential(accessToken: Secret(secret))) { old throws(NetworkError) in old }
    let client = NetworkClient.test(
      nil, transport, authorizer: authorizer, log: log, retry: RetryPolicy(baseDelay: .zero))
    let body = SignIn(
      phone: "+998901234567", otp: secret, answer: Secret(secret), device: ["passport_scan": [secret], "os": ["iOS"]])
    let route = Route<Session>(
      .post, "login/\(Secret(secret))", query: ["page": 2, "code": secret, "hint": Secret(secret)],
      headers: ["X-Api-Key": secret, "X-App": "demo"], body: .json(body))
    #expect(try await client.send(route).opaque.revealed == secret)
    _ = await client.failure(Route<User>.post("form", body: .form(["user": "ann", "password": secret])))

    let lines = events.value.map { "\($0)" }
    #expect(lines.count == 8)
    let text = lines.joined(separator: "\n") + events.value.map { shown($0) }.joined()
    #expect(!text.contains(secret) && !text.contains("nobody-knows"))
    for part in [
      "/login/<redacted>?page=2&code=<redacted>&hint=<redacted>", "X-App: demo", "X-Api-Key: <redacted>",
      #""phone":"+998901234567""#, #""otp":"<redacted>""#, #""answer":"<redacted>""#, #""passport_scan":"<redacted>""#,
      #""os":["iOS"]"#, #""id":7"#, #""opaque":"<redacted>""#, #""echo":["<redacted>"]"#,
      #""refresh_token":"<redacted>""#, "/next?state=ok&access_token=<redacted>", "user=ann&password=<redacted>",
      "← 503", "↻", "← 400",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func bodiesAreLoggedOnlyOnRequestAndNeverWhenTheyCannotBeRead() async {
    let transport = InMemoryTransport()
    transport.on(.post, "user", .json(#"{"id": "\#(Self.secret)"}"#))
    for bodies in [false, true] {
      let lines = Shared<[String]>([])
      let client = NetworkClient.test(
        nil, transport, log: NetworkLog(bodies: bodies) { event in lines.with { $0.append("\(event)") } })
      _ = await client.failure(Route<User>.post("user", body: .json(["name": "ann"])))
      #expect(lines.value.contains { $0.contains("ann") } == bodies)
      #expect(!lines.value.contains { $0.contains(Self.secret) })
      #expect(lines.value.last == "✗ POST https://api.test/user decoding: id is no Int")
    }
  }
}
