// style: repository
// rules: default-argument-instantiation, direct-instantiation, dependency-rule
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

  init(optional: GetUsersUseCase?) {
    getUsers = optional ?? GetUsersUseCase(repository: UserRepositoryImpl())  // the same pair, reported above  // ! default-argument-instantiation UserListViewModel -> GetUsersUseCase
  }
}

final class UserCountViewModel {
  private let getUsers: GetUsersUseCase

  init(getUsers: GetUsersUseCase? = nil, repository: UserRepository) {
    self.getUsers = getUsers ?? GetUsersUseCase(repository: repository)  // ! default-argument-instantiation UserCountViewModel -> GetUsersUseCase
  }
}
// file: Sources/Domain/GetUsersUseCase.swift
final class GetUsersUseCase {
  init(repository: UserRepository) {}
}

protocol UserRepository {}
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {}
