import Foundation
import StrataNetwork
import StrataTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of the kit against `URLSession.data(for:)` and a decoder, on the same loopback server.
struct NetworkBenchmark: KitBenchmark {
  let title = "NetworkClient, against URLSession"

  struct User: NetResBody, Encodable {
    let id: Int
    let name: String
  }

  private static let requests = 64

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let service = try Service()
    let (client, bare) = (service.client, { @Sendable in try await service.user() })
    let authorizer = Authorizer(credential: Credential(accessToken: "t")) { old throws(NetworkError) in old }
    let authorized = NetworkClient(configuration: service.configuration, authorizer: authorizer)
    let counted = NetworkClient(
      configuration: service.configuration,
      transport: MiddlewareTransport(URLSessionTransport.shared) { request, next throws(NetworkError) in
        try await next(request)
      })
    let send: @Sendable () async throws -> Void = { _ = try await client.send(Route<User>.get("user")) }
    let rows = [
      row("request", send, bare),
      row(
        "request, authorized", { _ = try await authorized.send(Route<User>.get("user")) },
        { _ = try await service.bare("user", token: "t", as: User.self) }),
      row("request through a middleware", { _ = try await counted.send(Route<User>.get("user")) }, bare),
      row(
        "request of an envelope", { _ = try await client.send(Route<NetRes<User>>.get("envelope")).required() },
        { _ = try await service.bare("envelope", as: Service.Envelope.self) }),
      row(
        "response with its header", { _ = try await client.exchange(Route<User>.get("user")).response.headers["ETag"] },
        bare),
      row(
        "conditional request, not modified",
        { _ = try await client.send(Route<User>.get("versioned"), ifNoneMatch: "\"1\"") },
        { try await service.notModified() }),
      row(
        "request of a transport",
        { _ = try await URLSessionTransport.shared.send(HTTPRequest(url: service.url("user"))) },
        { _ = try await service.session.data(for: URLRequest(url: service.url("user"))) }),
      row(
        "POST of JSON", { _ = try await client.send(Route<User>.post("echo", body: .json(User(id: 7, name: "Ann")))) },
        { try await service.post() }),
      row(
        "upload of a form with a file of 64 KiB", { try await service.upload() }, { try await service.bareUpload() }),
      Row(
        "32 requests at a time", operations: Self.requests * 2, kit: { try await Self.atOnce(32, send) },
        bare: { try await Self.atOnce(32, bare) }),
    ]
    #if ALAMOFIRE
      return OtherClient(service).beside(rows)
    #else
      return rows
    #endif
  }

  private func row(
    _ name: String, _ kit: @escaping @Sendable () async throws -> Void,
    _ bare: @escaping @Sendable () async throws -> Void
  ) -> Row {
    Row(name, operations: Self.requests, kit: { try await Self.inTurn(kit) }, bare: { try await Self.inTurn(bare) })
  }

  static func inTurn(_ request: () async throws -> Void) async throws {
    for _ in 0..<requests { try await request() }
  }

  static func atOnce(_ width: Int, _ request: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<width {
        group.addTask { for _ in 0..<(requests * 2 / width) { try await request() } }
      }
      try await group.waitForAll()
    }
  }
}

/// A loopback server, the kit's client of it, and a bare session.
struct Service: Sendable {
  struct Envelope: Codable {
    let success: Bool
    let result: NetworkBenchmark.User?
  }

  let server: LoopbackServer
  let configuration: NetworkConfiguration
  let client: NetworkClient
  let session = URLSession(configuration: Service.bareConfiguration)
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  private let file = Data(repeating: 7, count: 64 << 10)

  /// The settings of the kit's own session: otherwise the cleaning of the bare one's cache would go on while the kit's
  /// side is measured.
  static var bareConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    return configuration
  }

  init() throws {
    let user = #"{"id": 7, "name": "Ann"}"#
    server = try LoopbackServer { request in
      switch request.path {
      case "/envelope": .json(#"{"success": true, "result": \#(user)}"#)
      case "/versioned": .status(304)
      default: .json(user)
      }
    }
    configuration = NetworkConfiguration(baseURL: server.url.absoluteString)
    client = NetworkClient(configuration: configuration)
  }

  func url(_ path: String) -> URL { server.url.appendingPathComponent(path) }

  /// A request with the header fields that the kit's has.
  private func request(_ path: String) -> URLRequest {
    var request = URLRequest(url: url(path))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  func bare<Value: Decodable>(_ path: String, token: String? = nil, as type: Value.Type) async throws -> Value {
    var request = request(path)
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return try decoder.decode(type, from: try await session.data(for: request).0)
  }

  func user() async throws { _ = try await bare("user", as: NetworkBenchmark.User.self) }

  func notModified() async throws {
    var request = request("versioned")
    request.setValue("\"1\"", forHTTPHeaderField: "If-None-Match")
    let (_, response) = try await session.data(for: request)
    require((response as? HTTPURLResponse)?.statusCode == 304)
  }

  func post() async throws {
    var request = request("echo")
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body = try encoder.encode(NetworkBenchmark.User(id: 7, name: "Ann"))
    _ = try decoder.decode(NetworkBenchmark.User.self, from: try await session.upload(for: request, from: body).0)
  }

  func upload() async throws {
    let form = MultipartForm(parts: [.data("file", file, filename: "file.bin", contentType: "application/octet-stream")]
    )
    try await client.send(Route<NoContent>.post("upload", body: .multipart(form)))
  }

  func bareUpload() async throws {
    var request = URLRequest(url: url("upload"))
    request.httpMethod = "POST"
    request.setValue("multipart/form-data; boundary=b", forHTTPHeaderField: "Content-Type")
    let head =
      "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"file.bin\"\r\n"
      + "Content-Type: application/octet-stream\r\n\r\n"
    _ = try await session.upload(for: request, from: Data(head.utf8) + file + Data("\r\n--b--\r\n".utf8))
  }
}
