import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Parts of two versions never become one file; and a deadline ends a body that trickles.
@Suite(.timeLimit(.minutes(5))) struct DownloadVersionTests {
  private static let noon = "Sat, 31 Jan 2026 12:00:00 GMT"
  private static let later = "Sat, 31 Jan 2026 12:00:01 GMT"

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("file")
  }

  private struct Outcome: Equatable {
    var asked: String?
    var error: NetworkError?
    var file: String?
  }

  /// Downloads twice: a part of ten bytes, then what the server answers to the next request.
  /// - Returns: the range that was asked for, how the download ended, and the file.
  private func download(
    _ first: HTTPHeaders, _ range: String, _ second: HTTPHeaders, _ body: String
  ) async throws -> Outcome {
    var (headers, rest) = (first, second)
    if headers["Content-Length"] == nil { headers["Content-Length"] = "10" }
    rest["Content-Range"] = range
    let transport = InMemoryTransport()
    transport.on(
      .get, "file", .response(HTTPResponse(headers: headers, body: Data("OLDOL".utf8))),
      .response(HTTPResponse(status: 206, headers: rest, body: Data(body.utf8))))
    let client = NetworkClient.test(nil, transport)
    await #expect(throws: NetworkError.connectionLost) { try await client.download(.get("file"), to: file) }
    var failure: NetworkError?
    do throws(NetworkError) { try await client.download(.get("file"), to: file) } catch { failure = error }
    return Outcome(
      asked: transport.requests[1].headers["Range"], error: failure,
      file: try? String(contentsOf: file, encoding: .utf8))
  }

  @Test func aPartOfTheSameVersionIsContinued() async throws {
    for (first, second) in [
      (["ETag": "\"v1\""], ["ETag": "\"v1\""]), (["Last-Modified": Self.noon, "Date": Self.later], [:]),
      (["Last-Modified": Self.noon, "Date": Self.later], ["Last-Modified": Self.noon]),
    ] as [(HTTPHeaders, HTTPHeaders)] {
      let result = try await download(first, "bytes 5-9/10", second, "DNEWS")
      #expect(result == Outcome(asked: "bytes=5-", file: "OLDOLDNEWS"))
      try FileManager.default.removeItem(at: file)
    }
  }

  /// A file can change twice within the second of its date.
  @Test func aDateOfTheSameSecondIsNoVersion() async throws {
    for headers in [
      ["Last-Modified": Self.noon, "Date": Self.noon], ["Last-Modified": Self.noon],
      ["Last-Modified": "today", "Date": Self.later],
    ] as [HTTPHeaders] {
      #expect(try await download(headers, "bytes 5-9/10", [:], "NEWNE").asked == nil)
    }
  }

  @Test func aPartOfAnotherVersionIsThrownAway() async throws {
    let dated: HTTPHeaders = ["Last-Modified": Self.noon, "Date": Self.later]
    for (first, range, second) in [
      (["ETag": "\"v1\""], "bytes 5-9/10", ["ETag": "W/\"v2\""]),
      (["ETag": "\"v1\""], "bytes 5-9/10", ["ETag": "W/\"v1\""]),
      (["ETag": "\"v1\""], "bytes 5-9/10", [:]), (["ETag": "\"v1\""], "bytes 5-11/12", ["ETag": "\"v1\""]),
      (dated, "bytes 5-11/12", ["Last-Modified": Self.noon]), (dated, "bytes 5-9/10", ["Last-Modified": Self.later]),
      (dated, "bytes 5-9/10", ["ETag": "\"v2\""]),
    ] as [(HTTPHeaders, String, HTTPHeaders)] {
      let result = try await download(first, range, second, String(repeating: "N", count: range.contains("12") ? 7 : 5))
      #expect(result == Outcome(asked: "bytes=5-", error: .invalidResponse), "\(first) \(range) \(second)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
  }

  /// The length of the whole is known from the first answer, also if the second one does not say it.
  @Test func aPartThatIsTooShortIsNotTheEnd() async throws {
    let result = try await download(["ETag": "\"v1\""], "bytes 5-7/*", ["ETag": "\"v1\""], "NEW")
    #expect(result == Outcome(asked: "bytes=5-", error: .connectionLost))
  }

  /// Each piece comes in time, and all of them do not.
  @Test func theDeadlineEndsABodyThatTrickles() async throws {
    let clock = ManualClock()
    let transport = TricklingTransport(clock: clock)
    let client = NetworkClient.test(nil, transport, clock: clock)
    let (target, isOver) = (file, Shared(false))
    let task = Task { () -> NetworkError? in
      defer { isOver.with { $0 = true } }
      do throws(NetworkError) {
        try await client.download(Route(.get, "file", deadline: .seconds(20), idleTimeout: .seconds(5)), to: target)
        return nil
      } catch {
        return error
      }
    }
    // The transport ends the body after a thousand seconds.
    for _ in 0..<100_000 where !isOver.value {
      clock.advance(by: .milliseconds(500))
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(await task.value == .timeout)
  }
}

/// A byte each second.
private struct TricklingTransport: StreamingTransport {
  let clock: ManualClock

  func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse { HTTPResponse() }

  func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    let left = Shared(1_000)
    let pieces = AsyncStream<Data> { [clock] in
      guard
        left.with({
          $0 -= 1; return $0 >= 0
        }), (try? await clock.sleep(for: .seconds(1))) != nil
      else { return nil }
      return Data([1])
    }
    return (HTTPResponse(), HTTPBody(pieces))
  }
}
