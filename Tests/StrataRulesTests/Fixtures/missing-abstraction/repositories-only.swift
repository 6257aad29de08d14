// style: repository
// file: Sources/Domain/GetUserUseCase.swift
final class GetUserUseCase {
  func execute() async throws {}
}

// file: Sources/Data/UserRepository.swift
final class UserRepository {  // ! missing-abstraction UserRepository
  func getUser() async throws {}
}
