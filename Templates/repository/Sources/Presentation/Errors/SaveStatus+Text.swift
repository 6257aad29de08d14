import Foundation

extension SaveStatus {
  /// What a screen shows of a change that the server does not have; `nil` where there is none.
  var text: String? {
    switch self {
    case .saved: nil
    case .pending(nil): NSLocalizedString("Not sent yet", comment: "A new name that waits to be sent")
    case .pending(.offline?):
      NSLocalizedString(
        "Not sent yet. There is no connection to the server.", comment: "A new name that waits for a connection")
    case .pending(.unavailable?):
      NSLocalizedString(
        "Not sent yet. The server is not available right now.", comment: "A new name that waits for the server")
    case .refused(let name, let reason):
      Self.refusal(
        of: name,
        reason
          ?? NSLocalizedString(
            "The server refused the request without giving a reason.", comment: "The server's answer has no message"))
    }
  }

  /// The name that the user typed and that the server refused.
  var refusedName: String? {
    if case .refused(let name, _) = self { name } else { nil }
  }

  private static func refusal(of name: String?, _ reason: String) -> String {
    guard let name else { return reason }
    let format = NSLocalizedString(
      "“%@” was not saved. %@", comment: "The name that the user typed; the server's reason")
    return String(format: format, name, reason)
  }
}
