import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What reaches the file: bodies that are compressed all the same, and two downloads to one file.
@Suite(.timeLimit(.minutes(5))) struct DownloadFileTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let text = Data(String(repeating: "hello ", count: 100).utf8)

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("file")
  }

  /// Storage services have some files only so, whatever the request accepts: the header says how long the compressed
  /// body is.
  @Test func aCompressedBodyIsTheFile() async throws {
    let compressed = try #require(Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJV8gYJUdJqpIA8zGiDVgCAAA="))
    let server = try LoopbackServer { _ in
      .reply(HTTPResponse(headers: ["Content-Encoding": "gzip", "ETag": "\"v1\""], body: compressed))
    }
    let seen = Shared<[DownloadProgress]>([])
    try await NetworkClient.test(server).download(.get("file"), to: file) { progress in
      seen.with { $0.append(progress) }
    }
    #expect(try Data(contentsOf: file) == text)
    #expect(seen.value.last == DownloadProgress(receivedBytes: 600, totalBytes: nil))
  }

  /// Its positions are not those of the file: it begins anew.
  @Test func aCompressedBodyIsNotContinued() async throws {
    let transport = InMemoryTransport()
    let headers: HTTPHeaders = ["ETag": "\"v1\"", "Content-Length": "10"]
    var zipped = headers
    zipped["Content-Encoding"] = "br"
    var range = zipped
    range["Content-Range"] = "bytes 5-9/10"
    transport.on(
      .get, "file", .response(HTTPResponse(headers: headers, body: Data("ABCDE".utf8))),
      .response(HTTPResponse(status: 206, headers: range, body: Data("FGHIJ".utf8))),
      .response(HTTPResponse(headers: zipped, body: Data("ABCDEFGHIJKLM".utf8))))
    let client = NetworkClient.test(nil, transport)
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    await #expect(throws: NetworkError.invalidResponse) { try await client.download(.get("file"), to: file) }
    try await client.download(.get("file"), to: file)
    #expect(transport.requests.map { $0.headers["Range"] } == [nil, "bytes=5-", nil])
    #expect(try Data(contentsOf: file) == Data("ABCDEFGHIJKLM".utf8))
  }

  /// A button that is pressed twice: nobody sees a part as the whole.
  @Test func downloadsToOneFileRunOneAfterTheOther() async throws {
    let text = text
    let server = try LoopbackServer { _ in .drip(HTTPResponse(body: text), bytes: 50, every: .milliseconds(5)) }
    let client = NetworkClient.test(server)
    let started = Shared(false)
    let first = Task { [file] in
      try await client.download(.get("file"), to: file) { _ in started.with { $0 = true } }
      return try Data(contentsOf: file)
    }
    while !started.value { try await Task.sleep(for: .milliseconds(1)) }
    let second = Task { [file] in
      try await client.download(.get("file"), to: file)
      return try Data(contentsOf: file)
    }
    let waiting = Task { [file] in try await client.download(.get("file"), to: file) }
    waiting.cancel()
    await #expect(throws: NetworkError.cancelled) { try await waiting.value }
    #expect(try await first.value == text)
    #expect(try await second.value == text)
    #expect(server.requestCount == 2)
  }

  /// Its deadline counts while it waits, too.
  @Test func aDownloadDoesNotWaitBeyondItsDeadline() async throws {
    let isHeld = Shared(true)
    let text = text
    let server = try LoopbackServer { _ in
      while isHeld.value { usleep(1_000) }
      return .reply(HTTPResponse(body: text))
    }
    let first = Task { [file] in try await NetworkClient.test(server).download(.get("file"), to: file) }
    while server.requestCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
    let clock = ManualClock()
    let second = Task { [file] in
      let route = Route<Data>.get("file", deadline: .seconds(10))
      try await NetworkClient.test(server, clock: clock).download(route, to: file)
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(10))
    await #expect(throws: NetworkError.timeout) { try await second.value }
    #expect(server.requestCount == 1)
    isHeld.with { $0 = false }
    _ = try await first.value
    #expect(try Data(contentsOf: file) == text)
  }
}
