/// All users, as far as they are known.
struct UserList: Sendable {
  let users: [User]
  /// Why the server could not be asked: then these are the users of the last time.
  let refreshFailure: AppError?

  var isStale: Bool { refreshFailure != nil }
}
