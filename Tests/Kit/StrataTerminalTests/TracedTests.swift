import Foundation
import StrataNetwork
import Testing

@testable import StrataTerminal

private protocol GreetingUseCase: Sendable {
  func execute(name: String) async throws -> String
}

private struct Greeting: GreetingUseCase {
  func execute(name: String) async throws -> String { "Hello, \(name)" }
}

private struct Echo: Transport {
  func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    HTTPResponse(status: 204)
  }
}

extension Traced: GreetingUseCase where Layer == any GreetingUseCase {
  fileprivate func execute(name: String) async throws -> String {
    try await step(askedBy: name.isEmpty ? "Nobody" : nil) { try await layer.execute(name: name) }
  }
}

@MainActor
@Suite struct TracedTests {
  private final class Paper { var text = "" }

  private let paper = Paper()

  private func tracer(_ logger: TraceLogger?) -> Tracer {
    Tracer(logger).tracing((any GreetingUseCase).self, "GreetingUseCase", askedBy: "ViewModel") { $0 }
  }

  @Test func aLayerIsTracedByItsProtocol() async throws {
    let traced = tracer(TraceLogger(Terminal { [paper] in paper.text += $0 }))
      .decorate(Greeting(), as: (any GreetingUseCase).self)
    #expect(try await traced.execute(name: "Ada") == "Hello, Ada")
    _ = try await traced.execute(name: "")
    #expect(
      paper.text == """
          trace  ViewModel → GreetingUseCase.execute
          trace  ViewModel ← String
          trace  Nobody → GreetingUseCase.execute
          trace  Nobody ← String

        """)
  }

  @Test func withoutALoggerOrUnderAnotherTypeTheLayerComesBackAsItIs() async throws {
    #expect(tracer(nil).decorate(Greeting(), as: (any GreetingUseCase).self) is Greeting)
    let logger = TraceLogger(Terminal { [paper] in paper.text += $0 })
    _ = try await tracer(logger).decorate(Greeting(), as: Greeting.self).execute(name: "Ada")
    #expect(paper.text.isEmpty)
  }

  @Test func whatIsSentIsTracedWithoutSecrets() async throws {
    let transport = tracer(TraceLogger(Terminal { [paper] in paper.text += $0 }))
      .decorate(Echo(), as: (any Transport).self)
    let url = try #require(URL(string: "https://api.test/users?token=secret"))
    _ = try await transport.send(HTTPRequest(method: .get, url: url), progress: nil)
    #expect(paper.text == "  trace  Network → GET /users\n  trace  Network ← 204\n")
  }

  @Test(arguments: [
    ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE", "LC_NUMERIC": "fr_FR@euro"], "fr_FR"), (["LANG": "de_DE", "LC_ALL": "POSIX"], "en_US"),
    (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
  ])
  func numbersAreThoseOfTheEnvironment(environment: [String: String], identifier: String) {
    #expect(Locale.terminal(environment).identifier == identifier)
  }
}
