import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Downloads to files: ranges, versions, what is kept and what is not.
@Suite(.timeLimit(.minutes(10))) struct DownloadTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("deep/file.bin")
  }

  private var parts: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    return (names ?? []).sorted()
  }

  /// A server of one file that obeys `Range` and `If-Range`, and breaks off after `limit` bytes of a response.
  private func server(_ bytes: Data, version: String?, limit: Int? = nil, isDate: Bool = false) throws -> LoopbackServer
  {
    try LoopbackServer { request in
      var headers: HTTPHeaders = [:]
      if isDate { headers["Date"] = "Sat, 31 Jan 2026 13:00:00 GMT" }
      if let version { headers[isDate ? "Last-Modified" : "ETag"] = version }
      var response = HTTPResponse(headers: headers, body: bytes)
      if let range = request.headers["Range"], request.headers["If-Range"] == version {
        guard let start = Int(range.dropFirst("bytes=".count).dropLast()), start < bytes.count else {
          return .status(416, headers: ["Content-Range": "bytes */\(bytes.count)"])
        }
        response = HTTPResponse(status: 206, headers: headers, body: Data(bytes[start...]))
        response.headers["Content-Range"] = "bytes \(start)-\(bytes.count - 1)/\(bytes.count)"
      }
      return limit.map { .truncated(response, bytes: $0) } ?? .reply(response)
    }
  }

  @Test func aDownloadReplacesTheFileWhenAllIsThere() async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("old".utf8).write(to: file)
    let server = try server(bytes, version: "\"v1\"")
    let seen = Shared<[DownloadProgress]>([])
    let response = try await NetworkClient.test(server).download(.get("file"), to: file) { progress in
      seen.with { $0.append(progress) }
    }
    #expect(response.status == 200 && response.body.isEmpty)
    #expect(try Data(contentsOf: file) == bytes)
    #expect(parts == ["file.bin"])
    #expect(seen.value.first == DownloadProgress(receivedBytes: 0, totalBytes: 100_000))
    #expect(seen.value.last?.fraction == 1)
    #expect(server.requests.map { $0.headers["Range"] } == [nil])
    #expect(server.requests.first?.headers["Accept-Encoding"] == "identity")
  }

  /// Each connection brings a part; what it brought stays, in the same run and in a later one.
  @Test(arguments: [false, true]) func aDownloadGoesOnWhereItBrokeOff(isDate: Bool) async throws {
    let version = isDate ? "Sat, 31 Jan 2026 12:00:00 GMT" : "\"v1\""
    let broken = try server(bytes, version: version, limit: 30_000, isDate: isDate)
    let retry = RetryPolicy(maximumAttempts: 2, baseDelay: .zero)
    let flaky = NetworkClient.test(broken, retry: retry)
    await #expect(throws: NetworkError.connectionLost) { try await flaky.download(.get("file"), to: file) }
    #expect(parts == ["file.bin.partial", "file.bin.partial-version"])
    #expect(broken.requests.map { $0.headers["Range"] } == [nil, "bytes=30000-"])
    #expect(broken.requests.last?.headers["If-Range"] == version)
    let again = NetworkClient.test(broken, retry: RetryPolicy(maximumAttempts: 5, baseDelay: .zero))
    let start = Shared<DownloadProgress?>(nil)
    try await again.download(.get("file"), to: file) { progress in start.with { $0 = $0 ?? progress } }
    #expect(start.value == DownloadProgress(receivedBytes: 60_000, totalBytes: 100_000))
    #expect(try Data(contentsOf: file) == bytes)
    #expect(parts == ["file.bin"])
  }

  @Test func anotherVersionBeginsAnew() async throws {
    let partOfOld = file.appendingPathExtension("partial")
    let changing = Shared(0)
    let (old, new) = (Data(repeating: 1, count: 5_000), Data(repeating: 2, count: 4_000))
    let server = try LoopbackServer { request in
      let number = changing.with {
        $0 += 1
        return $0
      }
      if number == 1 { return .truncated(HTTPResponse(headers: ["ETag": "\"v1\""], body: old), bytes: 3_000) }
      // The condition of the range does not hold: everything, from the start.
      #expect(request.headers["If-Range"] == "\"v1\"")
      return .reply(HTTPResponse(headers: ["ETag": "\"v2\""], body: new))
    }
    let client = NetworkClient.test(server)
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    #expect(try Data(contentsOf: partOfOld) == old.prefix(3_000))
    try await client.download(.get("file"), to: file)
    #expect(try Data(contentsOf: file) == new)
    #expect(parts == ["file.bin"])
  }

  /// Without a strong name of the version there is no telling whether the rest belongs to the part.
  @Test(arguments: [nil, "W/\"v1\""]) func whatHasNoVersionIsNotContinued(version: String?) async throws {
    let server = try server(bytes, version: version, limit: 30_000)
    let client = NetworkClient.test(server, retry: RetryPolicy(maximumAttempts: 2, baseDelay: .zero))
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    #expect(server.requests.map { $0.headers["Range"] } == [nil, nil])
    #expect(parts == ["file.bin.partial"])
  }

  /// A part of one address is never continued from another one.
  @Test func anotherAddressBeginsAnew() async throws {
    let server = try server(bytes, version: "\"v1\"", limit: 30_000)
    let client = NetworkClient.test(server)
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    await #expect(throws: NetworkError.connectionLost) {
      try await client.download(.get("file", query: ["token": "t"]), to: file)
    }
    #expect(server.requests.map { $0.headers["Range"] } == [nil, nil])
    let note = try String(contentsOf: file.appendingPathExtension("partial-version"), encoding: .utf8)
    #expect(!note.contains("token"))
  }

  /// Servers whose ranges are not what was asked for: the part is thrown away, and the next attempt begins anew.
  @Test(arguments: ["bytes 10-19/20", "bytes 3000-4999/5000 ", "pages 1-2/3", "bytes 3000-/5000", ""])
  func aWrongRangeMakesNoFile(range: String) async throws {
    let old = Data(repeating: 1, count: 5_000)
    let server = try LoopbackServer { request in
      guard request.headers["Range"] != nil else {
        return .truncated(HTTPResponse(headers: ["ETag": "\"v1\""], body: old), bytes: 3_000)
      }
      let tag = range.hasSuffix(" ") ? "\"v2\"" : "\"v1\""
      return .reply(
        HTTPResponse(status: 206, headers: ["ETag": tag, "Content-Range": range], body: old.suffix(2_000)))
    }
    let client = NetworkClient.test(server)
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    await #expect(throws: NetworkError.invalidResponse) { try await client.download(.get("file"), to: file) }
    #expect(parts == [])
  }

  /// The connection broke after the last byte, or the file became shorter.
  @Test func aRangeBehindTheEndIsTheEnd() async throws {
    for (size, total) in [(5_000, 5_000), (6_000, 5_000)] {
      let sent = Data(repeating: 1, count: size)
      let server = try LoopbackServer { request in
        if request.headers["Range"] != nil { return .status(416, headers: ["Content-Range": "bytes */\(total)"]) }
        let isFirst = request.headers["X-Attempt"] == "1"
        let body = isFirst ? sent : sent.prefix(total)
        let response = HTTPResponse(
          headers: ["ETag": "\"v1\"", "Content-Length": "\(isFirst ? 9_999 : total)"], body: body)
        return isFirst ? .truncated(response, bytes: size) : .reply(response)
      }
      let client = NetworkClient.test(server)
      await #expect(throws: NetworkError.connectionLost) {
        try await client.download(Route(.get, "file", headers: ["X-Attempt": "1"]), to: file)
      }
      try await client.download(.get("file"), to: file)
      #expect(try Data(contentsOf: file) == sent.prefix(total))
      #expect(parts == ["file.bin"])
    }
  }

  @Test func aFailureIsReportedAndMakesNoFile() async throws {
    let server = try LoopbackServer { request in
      request.path == "/missing" ? .json(#"{"error": "none"}"#, status: 404) : .reply(HTTPResponse(body: Data([1])))
    }
    let client = NetworkClient.test(server)
    do {
      try await client.download(.get("missing"), to: file)
      Issue.record("no error")
    } catch {
      guard case .status(let response) = error else { throw error }
      #expect(response.status == 404 && String(decoding: response.body, as: UTF8.self).contains("none"))
    }
    #expect(parts == [])
    let inTheWay = folder.url.appendingPathComponent("plain")
    try Data().write(to: inTheWay)
    await #expect(throws: NetworkError.invalidRequest(.file)) {
      try await client.download(.get("file"), to: inTheWay.appendingPathComponent("file"))
    }
  }

  /// A cancelled download keeps what it has, and ends its connection.
  @Test func aCancelledDownloadKeepsItsPart() async throws {
    let body = bytes
    let server = try LoopbackServer { _ in
      .raw(
        [
          .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: \(body.count)\r\n\r\n"), .send(body.prefix(1_000)),
          .pause(.seconds(60)),
        ], keepsAlive: false)
    }
    let started = AsyncStream<Void>.makeStream()
    let client = NetworkClient.test(server)
    let target = file
    let task = Task { () async throws(NetworkError) in
      try await client.download(.get("file"), to: target) { progress in
        if progress.receivedBytes == 1_000 { started.continuation.yield() }
      }
    }
    for await _ in started.stream { break }
    task.cancel()
    let result = await task.result
    #expect(throws: NetworkError.cancelled) { try result.get() }
    #expect(try Data(contentsOf: file.appendingPathExtension("partial")).count == 1_000)
  }
}
