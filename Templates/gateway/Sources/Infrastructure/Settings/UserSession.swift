/// Who uses the app: the same in all windows.
struct UserSession: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case signedIn
    case signedOut
    /// The server does not renew the session any more: the user has to sign in again.
    case expired
    /// The stored tokens cannot be read now, such as before the first unlock of a device. Whether somebody is signed
    /// in is unknown.
    case unreadable
  }

  /// Screens and requests of another number belong to another session, perhaps of another user.
  let number: Int
  let state: State
}
