import Foundation

extension EntryError {
  /// What the user reads.
  var text: String {
    switch self {
    case .offline:
      NSLocalizedString("There is no connection to the server.", comment: "Error: nothing was loaded or changed")
    case .refused(let reason): reason
    case .unreadable(let problem):
      problem ?? NSLocalizedString("A value cannot be read.", comment: "Error: a field was filled in wrongly")
    case .unavailable:
      NSLocalizedString(
        "The server is not available right now.", comment: "Error: the server failed, or its answer is unreadable")
    }
  }
}
