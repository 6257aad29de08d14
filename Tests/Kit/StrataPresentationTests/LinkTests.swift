import Foundation
import StrataPresentation
import Testing

private enum AppRoute: Hashable, Sendable {
  case users, user(String), photo(String, Int), search(String, page: Int?)
}

@Suite struct LinkTests {
  private let patterns: [LinkPattern<AppRoute>] = [
    LinkPattern("users", parse: { _ in .users }, print: { $0 == .users ? [:] : nil }),
    LinkPattern("users/{id}") { values in
      values["id"].map { .user($0) }
    } print: { route in
      if case .user(let id) = route { ["id": id] } else { nil }
    },
    LinkPattern("users/{id}/photos/{number}") { values in
      guard let id = values["id"], let number = values["number", as: Int.self] else { return nil }
      return .photo(id, number)
    } print: { route in
      if case .photo(let id, let number) = route { ["id": id, "number": "\(number)"] } else { nil }
    },
    LinkPattern("search") { values in
      values["text"].map { .search($0, page: values["page", as: Int.self]) }
    } print: { route in
      guard case .search(let text, let page) = route else { return nil }
      return ["text": text, "page": page.map { "\($0)" }]
    },
  ]

  private func links(_ base: LinkBase) -> LinkParser<AppRoute> { LinkParser(base, patterns: patterns) }

  static let bases: [LinkBase] = [
    .web(host: "example.com"), .web(host: "Example.com", port: 8443, path: "/app/v2"), .scheme("Example"),
  ]

  @Test(arguments: bases) func whatIsWrittenIsRead(base: LinkBase) throws {
    let routes: [AppRoute] = [
      .users, .user("42"), .user("a/b?c#d%e f"), .user("ä+ü"), .photo("7", -3), .search("", page: nil),
      .search("x & y=z+1", page: 2),
    ]
    for route in routes {
      let url = try #require(links(base).url(for: route))
      #expect(links(base).route(for: url) == route, "\(url)")
    }
  }

  @Test func linksAreWrittenInTheFirstBaseAndReadInAll() throws {
    let links = LinkParser<AppRoute>(.web(host: "example.com", path: "app"), .scheme("example"), patterns: patterns)
    #expect(links.url(for: .user("42"))?.absoluteString == "https://example.com/app/users/42")
    #expect(
      links.url(for: .search("a b", page: 2))?.absoluteString == "https://example.com/app/search?text=a%20b&page=2")
    for text in [
      "https://example.com/app/users/42", "HTTPS://EXAMPLE.COM/app/users/42/", "example://users/42",
      "example:///users/42", "https://example.com/app/users/42?utm_source=mail#top",
    ] {
      #expect(links.route(for: try #require(URL(string: text))) == .user("42"), "\(text)")
    }
  }

  @Test(arguments: [
    "https://example.org/app/users/42", "http://example.com/app/users/42", "https://example.com/users/42",
    "https://example.com/app/users/42/photos/first", "https://example.com/app/users/42/photos",
    "https://example.com:444/app/users", "https://example.com/app", "https://example.com/app/search",
    "other://users/42", "mailto:users@example.com", "users/42",
  ]) func everythingElseIsNoLinkOfTheApp(text: String) throws {
    let links = LinkParser<AppRoute>(.web(host: "example.com", path: "app"), .scheme("example"), patterns: patterns)
    #expect(links.route(for: try #require(URL(string: text))) == nil)
  }

  /// A link without the value would lead somewhere else.
  @Test func aRouteWithAnEmptyValueInThePathHasNoLink() {
    #expect(links(.scheme("example")).url(for: .user("")) == nil)
  }

  @Test func ofSeveralValuesOfOneNameTheFirstCounts() throws {
    let url = try #require(URL(string: "example://search?text=a&text=b&page=x"))
    #expect(links(.scheme("example")).route(for: url) == .search("a", page: nil))
  }
}
