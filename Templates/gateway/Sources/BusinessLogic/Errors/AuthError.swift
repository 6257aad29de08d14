/// Why somebody is not signed in, in the terms of the business. Presentation words it.
enum AuthError: Error {
  /// The server did not do what it was asked, such as take a code that is not the one that was sent; it may say why.
  case refused(reason: String?)
  /// The server does not know the session any more.
  case sessionExpired
  /// The server could not be reached, or not in time.
  case noConnection
  case unknown(any Error)
}
