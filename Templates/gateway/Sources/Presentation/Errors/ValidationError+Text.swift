import Foundation

extension ValidationError {
  /// What the user has to enter instead.
  var text: String {
    switch self {
    case .invalidPhoneNumber:
      NSLocalizedString(
        "Enter a phone number such as +998901234567.", comment: "The number is incomplete or has letters")
    case .invalidCode:
      NSLocalizedString("Enter the six-digit code.", comment: "A one-time code that was sent to the phone")
    case .invalidPassword:
      NSLocalizedString("A password has 8 to 100 characters.", comment: "The password is too short or too long")
    case .notAPicture:
      NSLocalizedString("Choose a PNG or JPEG picture.", comment: "The file is of another type")
    case .pictureTooLarge:
      NSLocalizedString("The picture is too large. The limit is 1 MB.", comment: "MB: 1,000,000 bytes")
    }
  }
}
