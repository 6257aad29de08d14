/// What the user typed cannot be right; nobody was asked. Presentation words it.
enum ValidationError: Error, Equatable {
  case invalidPhoneNumber
  case invalidCode
  case invalidPassword
  case notAPicture
  case pictureTooLarge
}
