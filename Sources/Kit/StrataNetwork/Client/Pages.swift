import Foundation

/// The pages of a list, each fetched when it is read.
///
/// ```swift
/// let pages = client.pages(Route<ItemPage>.get("items")) { page, _ in
///   page.cursor.map { .get("items", query: ["cursor": $0]) }
/// }
/// for try await page in pages { items += page.items }
/// ```
/// A page that fails ends the sequence with its ``NetworkError``; nothing is fetched before it is needed. Each
/// iteration begins with the first page, and its pages belong to the session of that one: once the user has signed out
/// or changed, it ends with ``NetworkError/Refusal/sessionEnded``.
public struct Pages<Page: Decodable & Sendable>: AsyncSequence, Sendable {
  /// The route of the page after this one; `nil` after the last.
  public typealias Next = @Sendable (Page, HTTPResponse) -> Route<Page>?

  let client: NetworkClient
  let first: Route<Page>
  /// Also gets how many pages have been fetched.
  let next: @Sendable (Page, HTTPResponse, Int) -> Route<Page>?

  /// Begins with the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(client: client, route: first, nextRoute: next) }

  /// Fetches a page at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private var client: NetworkClient
    private var route: Route<Page>?
    private let nextRoute: @Sendable (Page, HTTPResponse, Int) -> Route<Page>?
    private var count = 0

    init(
      client: NetworkClient, route: Route<Page>,
      nextRoute: @escaping @Sendable (Page, HTTPResponse, Int) -> Route<Page>?
    ) {
      self.client = client
      self.route = route
      self.nextRoute = nextRoute
    }

    /// The next page, `nil` after the last one and after a failure.
    /// - Throws: ``NetworkError``.
    public mutating func next() async throws -> Page? {
      guard let current = route else { return nil }
      route = nil
      client = client.inOneSession()
      let (page, response) = try await client.exchange(current)
      count += 1
      route = nextRoute(page, response, count)
      return page
    }
  }
}

extension NetworkClient {
  /// The pages of a list whose page, or its header, says where the next one is: a cursor, an offset.
  ///
  /// - Parameters:
  ///   - first: the route of the first page.
  ///   - next: the route of the page after this one; `nil` after the last.
  public func pages<Page>(_ first: Route<Page>, next: @escaping Pages<Page>.Next) -> Pages<Page> {
    Pages(client: self, first: first) { page, response, _ in next(page, response) }
  }

  /// The pages of a list that are fetched by their number.
  ///
  /// ```swift
  /// let pages = client.pages(until: { $0.isEmpty }, route: { Route<[Int]>.get("items", query: ["page": $0]) })
  /// ```
  /// - Parameters:
  ///   - number: the number of the first page.
  ///   - isLast: whether no page follows this one. The last page is part of the sequence, also if it is empty.
  ///   - route: the route of the page with a number.
  public func pages<Page>(
    from number: Int = 1, until isLast: @escaping @Sendable (Page) -> Bool,
    route: @escaping @Sendable (Int) -> Route<Page>
  ) -> Pages<Page> {
    Pages(client: self, first: route(number)) { page, _, count in isLast(page) ? nil : route(number + count) }
  }

  /// The pages of a list whose header links to the next one: `Link: <…>; rel="next"` (RFC 8288).
  ///
  /// A link to another host or port, or from HTTPS to HTTP, is followed without the credential, without a body, and
  /// without header fields whose names ``Redaction`` knows.
  /// - Parameter first: the route of the first page; the others differ in their address only.
  public func pages<Page>(followingLinksOf first: Route<Page>) -> Pages<Page> {
    let origin = try? RequestBuilder(configuration: configuration).request(for: first).url
    return pages(first) { _, response in
      guard let link = response.link("next"), let url = URL(string: link, relativeTo: origin)?.absoluteURL else {
        return nil
      }
      let isHome = URL.isSameOrSafer(origin, url)
      var route = first
      route.path = RoutePath(url: url)
      route.query = [:]
      if !isHome {
        route.headers = first.headers.withoutSecrets
        route.body = .none
        route.isAuthorized = false
      }
      return route
    }
  }
}

extension HTTPResponse {
  /// The target of the first link of a relation in the fields `Link` (RFC 8288), as it is written there; `nil` when
  /// there is none.
  public func link(_ relation: String) -> String? {
    for (name, value) in headers where name.lowercased() == "link" {
      // Links are separated by commas, which may stand in a target too.
      for part in value.components(separatedBy: "<").dropFirst() {
        guard let end = part.firstIndex(of: ">") else { continue }
        let parameters = part[part.index(after: end)...].split(whereSeparator: { ";,".contains($0) })
        for parameter in parameters {
          let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
          guard pair.count == 2, pair[0].lowercased() == "rel" else { continue }
          let relations = pair[1].trimmingCharacters(in: ["\""]).split(separator: " ")
          if relations.contains(where: { $0.lowercased() == relation.lowercased() }) { return String(part[..<end]) }
        }
      }
    }
    return nil
  }
}
