import Foundation
import StrataNetwork

/// The routes of the user. The client sends the token with them, except for pictures, which anybody may see.
enum ProfileNetworkRoute {
  static func profile() -> Route<NetResProfile> { .get("profile") }

  /// - Parameter path: as the server gave it; one that leads to another server is refused.
  static func avatar(path: String) -> Route<Data> {
    .get(RoutePath(reference: path), isAuthorized: false)
  }

  /// A slow connection needs some time for a picture.
  static func uploadAvatar(content: Data, type: String) -> Route<NetRes<NetResAvatar>> {
    .put(
      "cli/avatar", body: .data(content, contentType: type), timeout: .seconds(60), deadline: .seconds(120))
  }
}
