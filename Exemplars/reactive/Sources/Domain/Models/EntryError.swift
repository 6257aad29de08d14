/// Why something about entries did not work. Presentation words it.
enum EntryError: Error, Equatable, Sendable {
  case offline
  /// - Parameter reason: the server's message.
  case refused(reason: String)
  /// What was typed cannot be read.
  case unreadable(String?)
  case unavailable
}
