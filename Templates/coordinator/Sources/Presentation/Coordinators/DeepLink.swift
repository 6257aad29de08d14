import Foundation

/// A place in the app that a link names: `members://users/1`.
enum DeepLink: Hashable, Sendable {
  case users, newUser, profile, settings
  case user(id: String)

  static let scheme = "members"

  /// Nil for a link that leads nowhere in this app.
  init?(_ url: URL) {
    guard url.scheme == Self.scheme, let host = url.host(), !host.isEmpty else { return nil }
    switch [host] + url.pathComponents.filter({ $0 != "/" }) {
    case ["users"]: self = .users
    case ["users", "new"]: self = .newUser
    case ["profile"]: self = .profile
    case ["settings"]: self = .settings
    case let parts where parts.count == 2 && parts[0] == "users": self = .user(id: parts[1])
    default: return nil
    }
  }

  /// The link to this place, to share it.
  var url: URL? {
    switch self {
    case .users: Self.url("users")
    case .newUser: Self.url("users", "new")
    case .profile: Self.url("profile")
    case .settings: Self.url("settings")
    case .user(let id): Self.url("users", id)
    }
  }

  private static func url(_ host: String, _ path: String...) -> URL? {
    path.reduce(URL(string: "\(scheme)://\(host)")) { $0?.appending(component: $1) }
  }
}
