import Foundation

/// What the user typed cannot be right; nobody was asked.
enum ValidationError: Error, Equatable {
  case invalidPhoneNumber
  case invalidCode
}

extension ValidationError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .invalidPhoneNumber: "This is no phone number. Write it like +998901234567."
    case .invalidCode: "A code has six digits."
    }
  }
}
