import StrataNetwork

/// The server's error body, whatever the route.
struct NetResError: NetResBody, Equatable {
  /// For programs.
  let error: String
  /// For people, in the language of the server.
  let message: String
}
