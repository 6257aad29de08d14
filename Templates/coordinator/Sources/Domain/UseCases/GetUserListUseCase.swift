protocol GetUserListUseCaseProtocol: Sendable {
  func execute() async throws(AppError) -> UserList
}

struct GetUserListUseCase: GetUserListUseCaseProtocol {
  private let userRepository: any UserRepositoryProtocol

  init(userRepository: any UserRepositoryProtocol) {
    self.userRepository = userRepository
  }

  func execute() async throws(AppError) -> UserList {
    try await userRepository.getUsers()
  }
}
