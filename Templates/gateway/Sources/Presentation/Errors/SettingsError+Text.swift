import Foundation

extension SettingsError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unavailable:
      NSLocalizedString("Your settings cannot be read or saved.", comment: "The database of the app fails")
    case .sessionNotDeleted:
      NSLocalizedString(
        "You are logged out, but your session could not be deleted from this device.",
        comment: "The keychain fails: the app would begin with the session the next time")
    }
  }
}
