import StrataNetwork

/// The routes of who is signed in. The client sends the token with them.
enum ProfileNetworkRoute {
  static func profile() -> Route<NetResProfile> { .get("profile") }
}
