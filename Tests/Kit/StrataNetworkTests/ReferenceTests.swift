import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Addresses that a server gave, and routes with an idempotency key.
@Suite struct ReferenceTests {
  private func sent(_ reference: String, _ boundary: RoutePath.Boundary = .origin) async -> String? {
    let transport = InMemoryTransport { _ throws(NetworkError) in HTTPResponse() }
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test/v1", headers: ["X-Api-Key": "k"], timeout: .seconds(3_600),
        deadline: .seconds(3_600)), transport: transport)
    let error = await client.failure(Route<Data>.get(RoutePath(reference: reference, within: boundary)))
    guard let request = transport.requests.first else {
      #expect(error == .invalidRequest(.reference), "\(reference)")
      return nil
    }
    let isHome = request.url.host?.lowercased() == "api.test"
    #expect(request.headers["X-Api-Key"] == (isHome ? "k" : nil))
    return request.url.absoluteString
  }

  @Test func aReferenceIsResolvedAgainstTheBaseURL() async {
    #expect(await sent("avatars/7.jpg?size=2") == "https://api.test/v1/avatars/7.jpg?size=2")
    #expect(await sent("/files/7 a.jpg#top") == "https://api.test/files/7%20a.jpg")
    #expect(await sent("../v2/7.jpg") == "https://api.test/v2/7.jpg")
    #expect(await sent("//api.test/7.jpg") == "https://api.test/7.jpg")
    #expect(await sent("HTTPS://API.test:443/7.jpg")?.hasSuffix("/7.jpg") == true)
    #expect(await sent("./7.jpg", .base) == "https://api.test/v1/7.jpg")
    #expect(await sent("https://cdn.test/7.jpg", .anyHost) == "https://cdn.test/7.jpg")
  }

  @Test func aReferenceThatLeadsTooFarIsNotSent() async {
    for reference in [
      "", " ", "#top", "https://evil.test/7", "//evil.test/7", "http://api.test/7", "https://api.test@evil.test/7",
      "https://ann@api.test/7", "https://api.test:8443/7", "javascript:alert(1)", "file:///etc/passwd", "https:7.jpg",
      "a/%2e%2e/7", "a/..%2F..%2F7", "a/..%5c7", "https://",
    ] {
      #expect(await sent(reference) == nil, "\(reference)")
    }
    for reference in ["/7", "../7", "https://api.test/v2/7", "/v10/7", "//evil.test/v1/7", "/v1/../7"] {
      #expect(await sent(reference, .base) == nil, "\(reference)")
    }
    for reference in ["http://cdn.test/7", "ftp://cdn.test/7", "https://ann:p@cdn.test/7"] {
      #expect(await sent(reference, .anyHost) == nil, "\(reference)")
    }
  }

  @Test func aReferenceIsAuthorizedUnlessItMayLeaveTheServer() {
    #expect(Route<Data>.get(RoutePath(reference: "a")).isAuthorized)
    #expect(!Route<Data>.get(RoutePath(reference: "a", within: .anyHost)).isAuthorized)
    #expect("\(RoutePath(reference: "https://api.test/7.jpg?token=t#top"))" == "https://api.test/7.jpg")
    #expect("\(RoutePath(reference: "7.jpg?token=t"))" == "7.jpg")
  }

  @Test func aRouteWithAKeyMayBeRepeated() async {
    let transport = InMemoryTransport { _ throws(NetworkError) in throw .connectionLost }
    let client = NetworkClient.test(nil, transport, retry: RetryPolicy(maximumAttempts: 2, baseDelay: .zero))
    for route in [Route<NoContent>.post("pay", idempotencyKey: "k"), .patch("pay", idempotencyKey: "k")] {
      #expect(route.isIdempotent && route.headers["Idempotency-Key"] == "k")
      #expect(await client.failure(route) == .connectionLost)
    }
    #expect(transport.requests.map { $0.headers["idempotency-key"] } == ["k", "k", "k", "k"])
    #expect(!Route<NoContent>.post("pay").isIdempotent)
    for key in ["", "a\nb"] {
      #expect(await client.failure(Route<NoContent>.post("pay", idempotencyKey: key)) == .invalidRequest(.header))
    }
    let route = Route<User>.get("user", timeout: .seconds(1), deadline: .seconds(2), retry: .never)
    #expect(route.timeout == .seconds(1) && route.deadline == .seconds(2) && route.retry == .never)
  }
}
