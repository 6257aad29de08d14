/// Why an operation of the app failed, in the terms of the business: all that its use cases throw, except for settings.
/// Presentation words it.
enum AuthError: Error {
  /// The user typed or chose something that cannot be right; no request was sent.
  case invalid(ValidationError)
  /// The server did not do what it was asked, such as take a code that is not the one that was sent; it may say why.
  case refused(reason: String?)
  /// The server does not accept the session any more.
  case sessionExpired
  /// Somebody has signed in or out in another window, while the server was asked.
  case sessionChanged
  /// The server could not be reached, or not in time.
  case noConnection
  /// The answer to a code was lost: the server may have taken it.
  case codeMayBeUsed
  /// The answer to a new password was lost: the server may have set it, and used up the code.
  case passwordMayBeSet
  /// The server did not confirm a new picture: it may have stored it.
  case pictureMayBeSaved
  case unknown(any Error)

  /// Whether the code that was sent may be used up, so that the user needs another one.
  var mayHaveUsedCode: Bool {
    switch self {
    case .codeMayBeUsed, .passwordMayBeSet: true
    default: false
    }
  }
}
