import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Responses that are text, lines of a stream, bodies that are files, user names with passwords.
@Suite struct ResponseAndBodyTests {
  private let transport = InMemoryTransport()

  private func answer(_ body: [UInt8], type: String?) -> InMemoryAnswer {
    let headers: HTTPHeaders = type.map { ["Content-Type": $0] } ?? [:]
    return .response(HTTPResponse(headers: headers, body: Data(body)))
  }

  @Test(arguments: [
    ("text/plain", Array("Grüße".utf8), "Grüße"), ("Text/HTML; Charset=\"UTF-8\"", Array("Grüße".utf8), "Grüße"),
    ("text/plain; charset=ISO-8859-1", [0x47, 0x72, 0xFC], "Grü"), ("text/plain", [], ""),
    ("application/json", Array(#""Grüße""#.utf8), "Grüße"),
  ])
  func aStringIsTextOrJSONByTheContentType(type: String, body: [UInt8], text: String) async throws {
    transport.on(.get, "greeting", answer(body, type: type))
    let client = NetworkClient.test(nil, transport)
    #expect(try await client.send(Route<String>.get("greeting")) == text)
    #expect(try await client.send(Route<String?>.get("greeting")) == (body.isEmpty ? nil : text))
    #expect(transport.requests.allSatisfy { $0.headers["Accept"] == nil })
  }

  /// What is not text in the encoding of the header is not guessed.
  @Test func textInAnotherEncodingIsADecodingError() async throws {
    transport.on(
      .get, "greeting", answer([0xFC], type: "text/plain"), answer([0x80], type: "text/plain; charset=windows-1252"),
      answer(Array("hi".utf8), type: nil))
    let client = NetworkClient.test(nil, transport)
    for _ in 0..<3 {
      guard case .decoding = await client.failure(Route<String>.get("greeting")) else {
        Issue.record("no decoding error")
        continue
      }
    }
  }

  @Test func aUserNameAndAPasswordAreAField() async throws {
    transport.on(.get, "report", .json("1"))
    let client = NetworkClient.test(nil, transport)
    // The example of RFC 7617.
    let route = Route<Int>.get("report", headers: .basic(user: "Aladdin", password: "open sesame"))
    _ = try await client.send(route)
    #expect(transport.requests.first?.headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    #expect(!"\(route.headers)".contains("QWxh"))
    let colon = Route<Int>.get("report", headers: .basic(user: "a:b", password: "c"))
    #expect(await client.failure(colon) == .invalidRequest(.header))
  }

  @Test func everyMethodTakesHeadersAndAllButGetABody() async throws {
    for method in [HTTPMethod.post, .put, .patch, .delete] { transport.on(method, "thing", .status(204)) }
    let client = NetworkClient.test(nil, transport)
    let (headers, body) = (HTTPHeaders(dictionaryLiteral: ("X-A", "1")), RouteBody.json(["a": 1]))
    for route in [
      Route<NoContent>.post("thing", headers: headers, body: body), .put("thing", headers: headers, body: body),
      .patch("thing", headers: headers, body: body), .delete("thing", headers: headers, body: body),
    ] {
      try await client.send(route)
      #expect(transport.requests.last?.headers["X-A"] == "1")
      #expect(transport.requests.last?.data == Data(#"{"a":1}"#.utf8))
    }
  }

  @Test func aFileIsSentAsItIsAndStays() async throws {
    let server = try LoopbackServer { _ in .status(201) }
    let folder = try TemporaryFolder()
    let film = folder.file("film.mp4")
    let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
    try content.write(to: film)
    let route = Route<NoContent>.put("films/1", body: .file(film, contentType: "video/mp4"))
    try await NetworkClient.test(server).send(route)
    #expect(server.requests.first?.body == content)
    #expect(server.requests.first?.headers["Content-Type"] == "video/mp4")
    #expect(try Data(contentsOf: film) == content)
    let missing = Route<NoContent>.put("films/1", body: .file(folder.file("no.mp4"), contentType: "video/mp4"))
    #expect(await NetworkClient.test(server).failure(missing) == .invalidRequest(.file))
  }

  @Test(arguments: 1...9) func linesDoNotDependOnThePieces(size: Int) async throws {
    let text = "{\"a\": 1}\r\n\nüber\nlast"
    for (end, expected) in [("", ["{\"a\": 1}", "", "über", "last"]), ("\n", ["{\"a\": 1}", "", "über", "last"])] {
      let bytes = Array((text + end).utf8)
      let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
      for start in stride(from: 0, to: bytes.count, by: size) {
        continuation.yield(Data(bytes[start..<min(start + size, bytes.count)]))
      }
      continuation.finish()
      var lines: [String] = []
      for try await line in HTTPBody(pieces).lines { lines.append(line) }
      #expect(lines == expected)
    }
  }

  @Test func aLineThatIsLongerThanABodyMayBeIsRefused() async throws {
    let server = try LoopbackServer { _ in .reply(HTTPResponse(body: Data(repeating: 0x61, count: 300_000))) }
    let client = NetworkClient.test(server, URLSessionTransport(maximumBodySize: 100_000))
    let (_, body) = try await client.stream(.get("log"))
    await #expect(throws: NetworkError.responseTooLarge) { for try await _ in body.lines {} }
  }

  /// Pieces of 64 KiB, as many as are asked for.
  private struct Pieces: AsyncSequence, Sendable {
    let taken: Shared<Int>

    func makeAsyncIterator() -> AsyncStream<Data>.Iterator {
      AsyncStream { [taken] in
        taken.with { $0 += 1 }
        return taken.value <= 100 ? Data(repeating: 1, count: 1 << 16) : nil
      }.makeAsyncIterator()
    }
  }

  /// What a transport of the app brings waits there, not in memory, while nobody reads.
  @Test func aBodyIsNotReadFarAheadOfItsReader() async throws {
    let taken = Shared(0)
    let body = HTTPBody(Pieces(taken: taken))
    while taken.value < 16 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(taken.value == 16)
    var count = 0
    for try await piece in body { count += piece.count }
    #expect(count == 100 << 16)
    // Who lets go of it ends the reading.
    let left = Shared(0)
    do { _ = HTTPBody(Pieces(taken: left)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(left.value <= 17)
  }
}
