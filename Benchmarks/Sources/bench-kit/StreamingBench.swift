import Foundation
import StrataNetwork
import StrataTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads, streams, events and pages against `URLSession.data(for:)` and a loop, on the same loopback server.
struct StreamingBenchmark: KitBenchmark {
  let title = "Streams of NetworkClient, against URLSession"

  private static let body = Data(repeating: 7, count: 1 << 20)
  private static let events = 500
  private static let pages = 20

  private struct Numbers: Codable, Sendable {
    let numbers: [Int]
    let next: Int?
  }

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let events = String(repeating: "data: {\"id\": 7}\n\n", count: Self.events)
    let server = try LoopbackServer { request in
      switch request.path {
      case "/events":
        .reply(HTTPResponse(headers: ["Content-Type": "text/event-stream"], body: Data(events.utf8)))
      case "/pages":
        Self.page(Int(request.query.split(separator: "=").last ?? "0") ?? 0)
      default: .reply(HTTPResponse(headers: ["ETag": "\"1\""], body: Self.body))
      }
    }
    let client = NetworkClient(configuration: NetworkConfiguration(baseURL: server.url.absoluteString))
    let session = URLSession(configuration: .ephemeral)
    return [
      Row(
        "download of 1 MiB to a file", operations: 4,
        kit: { for _ in 0..<4 { try await client.download(.get("file"), to: folder.file("file")) } },
        bare: {
          for _ in 0..<4 {
            try await session.data(from: server.url).0.write(to: folder.file("file"), options: .atomic)
          }
        }),
      Row(
        "stream of 1 MiB", operations: 4,
        kit: { for _ in 0..<4 { try await Self.stream(client) } },
        bare: { for _ in 0..<4 { require(try await session.data(from: server.url).0.count == 1 << 20) } }),
      Row(
        "server-sent event", operations: Self.events,
        kit: { try await Self.readEvents(client) },
        bare: { try await Self.splitEvents(session, server.url.appendingPathComponent("events")) }),
      Row(
        "page of a list", operations: Self.pages, kit: { try await Self.readPages(client) },
        bare: { try await Self.loopOverPages(session, server.url) }),
    ]
  }

  private static func page(_ number: Int) -> ServerAnswer {
    .json(#"{"numbers": [1, 2, 3], "next": \#(number + 1 < pages ? "\(number + 1)" : "null")}"#)
  }

  private static func stream(_ client: NetworkClient) async throws {
    var count = 0
    for try await piece in try await client.stream(.get("file")).body { count += piece.count }
    require(count == body.count)
  }

  private static func readEvents(_ client: NetworkClient) async throws {
    var count = 0
    for try await event in client.events(.get("events")) {
      require(event.data.utf8.count == 9)
      count += 1
      if count == events { break }
    }
    require(count == events)
  }

  private static func splitEvents(_ session: URLSession, _ url: URL) async throws {
    let text = String(decoding: try await session.data(from: url).0, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("data: ") }.map { String($0.dropFirst(6)) }
    require(lines.count == events && lines.allSatisfy { $0.utf8.count == 9 })
  }

  private static func readPages(_ client: NetworkClient) async throws {
    var count = 0
    let list = client.pages(Route<Numbers>.get("pages", query: ["page": 0])) { page, _ in
      page.next.map { .get("pages", query: ["page": $0]) }
    }
    for try await page in list { count += page.numbers.count }
    require(count == pages * 3)
  }

  private static func loopOverPages(_ session: URLSession, _ base: URL) async throws {
    var (count, next) = (0, Optional(0))
    let decoder = JSONDecoder()
    while let number = next {
      var parts = URLComponents(url: base.appendingPathComponent("pages"), resolvingAgainstBaseURL: false)
      parts?.queryItems = [URLQueryItem(name: "page", value: "\(number)")]
      let page = try decoder.decode(Numbers.self, from: try await session.data(from: parts?.url ?? base).0)
      count += page.numbers.count
      next = page.next
    }
    require(count == pages * 3)
  }
}
