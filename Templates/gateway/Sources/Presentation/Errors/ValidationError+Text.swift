import Foundation

extension ValidationError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidPhoneNumber: NSLocalizedString("This is no phone number. Write it like +998901234567.", comment: "")
    case .invalidCode: NSLocalizedString("A code has six digits.", comment: "")
    case .invalidPassword: NSLocalizedString("A password has 8 to 100 characters.", comment: "")
    case .notAPicture: NSLocalizedString("This is no picture. Choose a PNG or a JPEG.", comment: "")
    case .pictureTooLarge: NSLocalizedString("The picture is too large. It may have 1 MB.", comment: "")
    }
  }
}
