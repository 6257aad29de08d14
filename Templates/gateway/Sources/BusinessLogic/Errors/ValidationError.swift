/// The user typed or chose something that cannot be right; no request was sent. Presentation words it.
enum ValidationError: Error, Equatable {
  case invalidPhoneNumber
  case invalidCode
  case invalidPassword
  case notAPicture
  case pictureTooLarge
}
