import Foundation

extension SettingsError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unavailable: NSLocalizedString("Your settings cannot be read or kept.", comment: "")
    }
  }
}
