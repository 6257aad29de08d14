import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What an app moves with Alamofire, in this kit; shown in `Documentation/Kit/ComingFrom.md`.
@Suite(.timeLimit(.minutes(5))) struct AlamofireTransferSnippets {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// `AF.upload(multipartFormData:to:).uploadProgress { … }`
  @Test func upload() async throws {
    let server = try LoopbackServer { _ in .json(#"{"id": 1, "name": "Ann"}"#) }
    let client = NetworkClient.snippet(URLSessionTransport.shared, at: server.url.absoluteString)
    let photo = folder.file("photo.jpg")
    try Data(repeating: 7, count: 100_000).write(to: photo)
    let (progress, continuation) = AsyncStream.makeStream(of: Double.self)
    let show: @Sendable (Double) -> Void = { continuation.yield($0) }

    let form = MultipartForm(parts: [.field("caption", "Sea"), .file("photo", at: photo, contentType: "image/jpeg")])
    let route = Route<User>.put("users/1/photo", body: .multipart(form), timeout: .seconds(120))
    let user = try await client.send(route) { progress in show(progress.fraction) }

    continuation.finish()
    #expect(user.name == "Ann")
    #expect(await progress.reduce(into: 0) { $0 = $1 } == 1)
    #expect(server.requests.first.map { $0.body.count > 100_000 } == true)
  }

  /// `AF.download(url, to: destination).downloadProgress { … }`, `AF.download(resumingWith: data)`
  @Test func download() async throws {
    let bytes = Data((0..<50_000).map { UInt8(truncatingIfNeeded: $0) })
    let server = try LoopbackServer { request in
      let whole = HTTPResponse(headers: ["ETag": "\"1\""], body: bytes)
      guard let range = request.headers["Range"] else { return .truncated(whole, bytes: 20_000) }
      guard range == "bytes=20000-" else { return .status(400) }
      let headers: HTTPHeaders = ["ETag": "\"1\"", "Content-Range": "bytes 20000-49999/50000"]
      return .reply(HTTPResponse(status: 206, headers: headers, body: bytes[20_000...]))
    }
    let client = NetworkClient.snippet(URLSessionTransport.shared, at: server.url.absoluteString)
    let file = folder.file("film.mp4")
    let (shown, continuation) = AsyncStream.makeStream(of: Double?.self)
    let show: @Sendable (Double?) -> Void = { continuation.yield($0) }
    try await download(with: client, to: file, show)
    continuation.finish()
    #expect(await last(of: shown) == 0.4)
    #expect(try Data(contentsOf: file) == bytes)
    #expect(server.requests.map { $0.headers["If-Range"] } == [nil, "\"1\""])
  }

  private func download(
    with client: NetworkClient, to file: URL, _ show: @escaping @Sendable (Double?) -> Void
  ) async throws {
    let route = Route<Data>(.get, "film.mp4", idleTimeout: .seconds(20), retry: .never)
    do throws(NetworkError) {
      try await client.download(route, to: file) { progress in show(progress.fraction) }
    } catch {
      // What has come is kept: the same call goes on there, also after a restart.
      guard error == .connectionLost else { throw error }
      try await client.download(route, to: file)
    }
  }

  private func last(of fractions: AsyncStream<Double?>) async -> Double? {
    await fractions.reduce(into: nil) { $0 = $1 }
  }

  /// `AF.streamRequest(url).responseStreamString { … }`
  @Test func stream() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "log", .response(HTTPResponse(body: Data("one\ntwo\n".utf8))))
    let client = NetworkClient.snippet(transport)
    var entries: [String] = []

    let (_, body) = try await client.stream(.get("log"))
    for try await line in body.lines { entries.append(line) }

    #expect(entries == ["one", "two"])
  }

  /// `RetryPolicy(retryLimit: 4)`, `request.cancel()`
  @Test func retryAndCancel() async throws {
    let transport = InMemoryTransport()
    transport.on(.get, "users", .status(503), .status(503), .json("[]"))
    transport.on(.get, "slow", .stall)
    let client = NetworkClient.snippet(transport)

    let retry = RetryPolicy(maximumAttempts: 5, baseDelay: .milliseconds(10))
    let users = try await client.send(Route<[User]>.get("users", retry: retry))

    let loading = Task { try await client.send(Route<User>.get("slow")) }
    loading.cancel()

    #expect(users.isEmpty && transport.requests(.get, "users").count == 3)
    await #expect(throws: NetworkError.cancelled) { try await loading.value }
  }
}
