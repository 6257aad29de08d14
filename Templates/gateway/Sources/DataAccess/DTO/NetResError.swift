import StrataNetwork

/// What the server says when it refuses, whatever the route.
struct NetResError: NetResBody, Equatable {
  /// For programs.
  let error: String
  /// For people.
  let message: String
}
