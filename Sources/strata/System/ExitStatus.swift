/// Process exit status.
enum ExitStatus: Int32 {
  case clean = 0
  /// Findings at or above the threshold.
  case findings = 1
  /// The command line or the definition is wrong, or there was nothing to check.
  case misuse = 2
  /// Strata itself failed.
  case failure = 3
}

/// A mistake of the user, in one or more messages; exit status 2.
struct UserError: Error {
  var messages: [String]
  /// The messages contain file and line themselves, and have no prefix `strata: error:`.
  var arePlaced = false

  init(_ message: String) { messages = [message] }

  init(placed messages: [String]) {
    self.messages = messages
    arePlaced = true
  }
}
