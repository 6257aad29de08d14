// style: repository
// file: Sources/Domain/UseCases/GetUserUseCase.swift
protocol GetUserUseCase {
  func execute() async throws -> User
}

/// Only its protocol and its fake are named.
struct GetUserUseCaseImpl: GetUserUseCase {  // ! missing-test GetUserUseCaseImpl
  let repository: UserRepository
  func execute() async throws -> User { try await repository.user() }
}

struct TracedGetUserUseCase: GetUserUseCase {
  let wrapped: GetUserUseCase
  func execute() async throws -> User { try await wrapped.execute() }
}

struct SaveUserUseCase {
  let repository: UserRepository
  func execute() async throws {}
}

class BaseUseCase {
  func execute() {}
}

struct User {}

protocol UserRepository {
  func user() async throws -> User
}
// file: Sources/Data/Repositories/UserRepositoryImpl.swift
struct UserRepositoryImpl: UserRepository {
  func user() async throws -> User { User() }
}

/// Has nothing to test.
struct EmptyRepositoryImpl: UserRepository {}
// file: Sources/App/DI/AppContainer.swift
struct AppContainer {
  func userRepository() -> UserRepository { UserRepositoryImpl() }
}
// file: Sources/Presentation/HomeViewModel.swift
class HomeViewModel: ObservableObject {
  func load() {}
}

/// Only a fake inherits from it.
class ListViewModel: ObservableObject {  // ! missing-test ListViewModel
  func load() {}
}
// file: Tests/AppTests/UserTests.swift
import XCTest

final class UserTests: XCTestCase {
  let getUser: GetUserUseCase = GetUserUseCaseFake()
  let saveUser = SaveUserUseCase(repository: UserRepositoryFake())
  let repository = AppContainer().userRepository()
  let home = TestableHomeViewModel()

  func testList() {
    let list = ListViewModelFake()
  }
}

final class TestableHomeViewModel: HomeViewModel {}

final class ListViewModelFake: ListViewModel {}

struct GetUserUseCaseFake: GetUserUseCase {
  func execute() async throws -> User { User() }
}

struct UserRepositoryFake: UserRepository {
  func user() async throws -> User { User() }
}
