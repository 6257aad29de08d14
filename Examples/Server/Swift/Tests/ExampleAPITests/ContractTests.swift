import ExampleAPI
import ExampleServer
import Foundation
import StrataNetwork
import Testing

/// The server and the API in memory answer the same requests alike: status, the headers that mean something, bodies.
@Suite struct ContractTests {
  @Test func theyAnswerAlike() async throws {
    let now = "2026-01-31T12:00:00Z"
    let server = try ExampleServer(["--now", now])
    defer { server.stop() }
    let network = URLSessionTransport()
    for scenario in Scenario.all {
      var real = Player(network, base: server.url)
      _ = try await real.play(.put("/admin/clock", #"{"now": "\#(now)"}"#))
      _ = try await real.play(.post("/admin/reset", ""))
      let api = ExampleAPI(stoppedAt: try Date(now, strategy: .iso8601))
      var inMemory = Player(api, base: try #require(URL(string: "http://memory")))
      for (number, step) in scenario.steps.enumerated() {
        let (expected, found) = (try await real.play(step), try await inMemory.play(step))
        #expect(withoutRevisions(found) == withoutRevisions(expected), "\(scenario.name), step \(number + 1): \(step)")
      }
    }
  }

  /// The server's revisions go on from scenario to scenario.
  private func withoutRevisions(_ answer: String) -> String {
    answer.replacing(/ETag: "(users|items)-[0-9]+"/) { "ETag: \($0.1)" }
  }
}
