import Foundation
import StrataNetwork

/// The routes of who is signed in. The client sends the token with them, except for pictures, which anybody may see.
enum ProfileNetworkRoute {
  static func profile() -> Route<NetResProfile> { .get("profile") }

  static func avatar(path: String) -> Route<Data> {
    .get(RoutePath(stringLiteral: path), isAuthorized: false)
  }

  /// A slow connection needs some time for a picture.
  static func uploadAvatar(content: Data, type: String) -> Route<NetRes<NetResAvatar>> {
    Route(
      .put, "cli/avatar", body: .data(content, contentType: type), timeout: .seconds(60), deadline: .seconds(120))
  }
}
