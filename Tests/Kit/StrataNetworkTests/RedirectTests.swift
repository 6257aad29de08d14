import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Which redirects are followed, and as what.
@Suite(.timeLimit(.minutes(10))) struct RedirectTests {
  private func server(_ status: Int, to location: String = "/there") throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/there": .status(302, headers: ["Location": "/user"])
      case "/user": .json(#"{"id": 2}"#)
      default: .status(status, headers: ["Location": location])
      }
    }
  }

  /// A captive portal redirects what it does not let through. Followed as a `GET`, a write would be reported as done.
  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete], [301, 302, 307, 308])
  func whatChangesSomethingIsNotSentElsewhere(_ method: HTTPMethod, _ status: Int) async throws {
    let elsewhere = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
    for location in ["/there", elsewhere.url.absoluteString + "/login"] {
      for body in [RouteBody.none, .json(["password": Secret("hunter2")])] {
        let server = try server(status, to: location)
        let error = await NetworkClient.test(server).failure(Route<NoContent>(method, "go", body: body))
        guard case .status(let response) = error else {
          Issue.record("\(method) was sent to \(location) after \(status)")
          continue
        }
        #expect(response.status == status && response.headers["Location"] == location)
        #expect(error?.isTransient == true && error?.isRefusal == false)
        #expect(server.requestCount == 1)
      }
    }
    #expect(elsewhere.requestCount == 0)
  }

  /// The server has executed the request, and says where its result is (RFC 9110, 15.4.4).
  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func the303OfARequestIsReadByAGet(_ method: HTTPMethod) async throws {
    for body in [RouteBody.none, .json(["password": Secret("hunter2")])] {
      let server = try server(303)
      #expect(try await NetworkClient.test(server).send(Route<User>(method, "go", body: body)).id == 2)
      #expect(server.requests.map(\.method) == [method.rawValue, "GET", "GET"])
      #expect(server.requests.dropFirst().allSatisfy { $0.body.isEmpty && $0.headers["Content-Type"] == nil })
    }
  }

  /// What is met where the result should be is no answer to the request, which was executed once: it is not sent again.
  @Test func whatA303LeadsToIsNoAnswerToTheRequest() async throws {
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    let answers: [ServerAnswer] = [
      .status(429), .status(503, headers: ["Retry-After": "0"]), .status(401), .status(404, headers: json),
      .status(301),
    ]
    for (answer, location) in answers.map({ ($0, "/result") }) + [(.status(200), "http://127.0.0.1:1/result")] {
      let server = try LoopbackServer { request in
        request.path == "/result" ? answer : .status(303, headers: ["Location": location])
      }
      let client = NetworkClient.test(server, retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero))
      let error = await client.failure(Route<NoContent>.post("payments", body: .json(["sum": 5])))
      #expect(error == .invalidResponse, "\(answer) at \(location)")
      #expect(error?.mayHaveTakenEffect == true && error?.isRefusal == false && error?.isTransient == true)
      #expect(server.requests.filter { $0.method == "POST" }.count == 1, "\(answer) at \(location)")
      do throws(NetworkError) {
        _ = try await client.stream(.post("payments", body: .json(["sum": 5])))
        Issue.record("a stream of \(answer) at \(location)")
      } catch { #expect(error == .invalidResponse, "\(answer) at \(location)") }
      #expect(server.requests.filter { $0.method == "POST" }.count == 2, "\(answer) at \(location)")
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func whatOnlyReadsFollows(_ status: Int) async throws {
    let server = try server(status)
    #expect(try await NetworkClient.test(server).send(Route<User>.get("go")).id == 2)
    #expect(server.requests.map(\.method) == ["GET", "GET", "GET"])
  }
}
