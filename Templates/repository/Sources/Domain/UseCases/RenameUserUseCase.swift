final class RenameUserUseCase: Sendable {
  private let userRepository: any UserRepository

  init(userRepository: any UserRepository) {
    self.userRepository = userRepository
  }

  /// - Returns: the user with the new name, which the server does not have yet.
  /// - Throws: `AppError.emptyName` for a name of spaces only; nothing is stored then.
  func execute(_ user: User, to name: String) async throws(AppError) -> User {
    let trimmed = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !trimmed.isEmpty else { throw .emptyName }
    return try await userRepository.renameUser(user, to: trimmed)
  }
}
