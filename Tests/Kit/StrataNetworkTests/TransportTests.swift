import Dispatch
import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What the transport passes to its session, and what the session may not wait for.
@Suite(.timeLimit(.minutes(10))) struct TransportTests {
  /// The closure of an app may wait for the main thread, or for another request.
  @Test func aClosureForProgressThatWaitsHoldsUpItsOwnRequestOnly() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let client = NetworkClient.test(server)
    let (ended, isHeldUp) = (DispatchSemaphore(value: 0), Shared<Bool?>(nil))
    async let upload: Void = client.send(.post("film", body: .data(Data(count: 10), contentType: "video/mp4"))) { _ in
      let outcome = ended.wait(timeout: .now() + .seconds(60))
      isHeldUp.with { $0 = outcome == .timedOut }
    }
    while !server.requests.contains(where: { $0.path == "/film" }) { await Task.yield() }
    for _ in 0..<3 {
      try await client.send(Route<NoContent>.post("note", body: .data(Data("x".utf8), contentType: "text/plain")))
    }
    ended.signal()
    try await upload
    #expect(isHeldUp.value == false)
  }

  @Test func theLastProgressComesBeforeTheResponse() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    for _ in 0..<50 {
      let seen = Shared<[Int64]>([])
      try await NetworkClient.test(server).send(
        .post("film", body: .data(Data(count: 200_000), contentType: "video/mp4"))
      ) { progress in
        seen.with { $0.append(progress.sentBytes) }
      }
      #expect(seen.value.last == 200_000)
    }
  }

  @Test func fieldsOfOneNameAreSentAsOne() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let headers: HTTPHeaders = ["X-Tag": "a", "Accept-Language": "de", "x-tag": "b"]
    _ = try await URLSessionTransport.shared.send(HTTPRequest(url: server.url, headers: headers))
    let sent = try #require(server.requests.first).headers
    #expect(sent.filter { $0.name.lowercased() == "x-tag" }.map(\.value) == ["a,b"])
    #expect(sent["Accept-Language"] == "de")
  }

  @Test(arguments: [("X-Tag", "a\r\nX-Role: admin"), ("X-Tag: a\r\nX-Role", "admin"), ("", "a")])
  func aFieldThatWouldAddOthersIsRefused(_ name: String, _ value: String) async throws {
    let server = try LoopbackServer { _ in .status(204) }
    var headers = HTTPHeaders()
    headers.add(name, value)
    await #expect(throws: NetworkError.invalidRequest(.header)) {
      try await URLSessionTransport.shared.send(HTTPRequest(url: server.url, headers: headers))
    }
    #expect(server.requestCount == 0)
  }

  #if !canImport(Darwin)
    @Test func aWebSocketIsATypedErrorWhereTheSystemHasNone() async throws {
      let server = try LoopbackServer { _ in .status(204) }
      await #expect {
        _ = try await NetworkClient.test(server).webSocket("news")
      } throws: { error in
        if case .unavailable? = error as? WebSocketError { true } else { false }
      }
      #expect(server.requestCount == 0)
    }
  #endif
}
