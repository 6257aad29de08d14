// style: repository
// rules: default-argument-instantiation, direct-instantiation, skipped-layer, dependency-rule
// file: Sources/Presentation/UserListViewModel.swift
import Foundation

@MainActor
final class UserListViewModel: ObservableObject {
  private let getUsers: GetUsersUseCase

  init(
    getUsers: GetUsersUseCase = GetUsersUseCase(repository: UserRepositoryImpl()),  // ! default-argument-instantiation UserListViewModel -> GetUsersUseCase
    limit: Int = 20
  ) {
    self.getUsers = getUsers
  }
}
// file: Sources/Domain/GetUsersUseCase.swift
final class GetUsersUseCase {
  init(repository: UserRepository) {}
}

protocol UserRepository {}
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {}
