import StrataPresentation

/// A place in the app that a link names: `members://users/1`.
enum DeepLink: Hashable, Sendable {
  case users, newUser, profile, settings
  case user(id: String)

  static let scheme = "members"

  /// Reads links, and writes them, to share a place.
  static let parser = LinkParser(
    .scheme(scheme),
    patterns: [
      place("users", .users), place("users/new", .newUser), place("profile", .profile), place("settings", .settings),
      LinkPattern("users/{id}") { values in
        values["id"].map { .user(id: $0) }
      } print: { link in
        if case .user(let id) = link { ["id": id] } else { nil }
      },
    ])

  private static func place(_ path: String, _ link: DeepLink) -> LinkPattern<DeepLink> {
    LinkPattern(path, parse: { _ in link }, print: { $0 == link ? [:] : nil })
  }
}
