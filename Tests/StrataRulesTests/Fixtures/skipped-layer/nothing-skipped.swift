// style: repository
// rules: skipped-layer
// file: Sources/App/AppDependencies.swift
final class AppDependencies {
  private lazy var repository: UserRepository = UserRepositoryImpl(remote: UserRemoteDataSource())

  @MainActor func makeUserViewModel() -> UserViewModel {
    UserViewModel(getUser: GetUserUseCase(repository: repository))
  }
}
// file: Sources/Presentation/UserViewModel.swift
import Foundation

@MainActor
final class UserViewModel: ObservableObject {
  private let getUser: GetUserUseCase

  init(getUser: GetUserUseCase) { self.getUser = getUser }
}

#if DEBUG
extension UserViewModel {
  static var preview: UserViewModel {
    UserViewModel(getUser: GetUserUseCase(repository: UserRepositoryImpl(remote: UserRemoteDataSource())))
  }

  func reloadEverything(_ repository: UserRepository) {}
}
#endif
// file: Sources/Presentation/UserCoordinator.swift
final class UserCoordinator {
  private let repository: UserRepository

  init(repository: UserRepository) { self.repository = repository }
}
// file: Sources/Domain/GetUserUseCase.swift
final class GetUserUseCase {
  private let repository: UserRepository

  init(repository: UserRepository) { self.repository = repository }

  func execute(id: String) async throws -> String { try await repository.name(of: id) }
}
// file: Sources/Domain/UserRepository.swift
protocol UserRepository {
  func name(of id: String) async throws -> String
}
// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {
  private let remote: UserRemoteDataSource

  init(remote: UserRemoteDataSource) { self.remote = remote }

  func name(of id: String) async throws -> String { try await remote.name(of: id) }
}
// file: Sources/Data/UserRemoteDataSource.swift
final class UserRemoteDataSource {
  func name(of id: String) async throws -> String { id }
}
// file: Tests/UserViewModelTests.swift
import XCTest

final class UserViewModelTests: XCTestCase {
  let repository: UserRepository = UserRepositoryImpl(remote: UserRemoteDataSource())
}
