// style: repository
// file: Sources/Domain/UseCases/GetUsersUseCase.swift
struct User {
  let id: String
}

protocol UserRepository {
  func users() async throws -> [User]
}

struct GetUsersUseCase {
  let userRepository: UserRepository
  func execute() async throws -> [User] { try await userRepository.users() }
}
// file: Sources/Data/Repositories/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {
  let remote: UserRemoteDataSource
  init(remote: UserRemoteDataSource) { self.remote = remote }
  func users() async throws -> [User] { [] }
}

final class UserRemoteDataSource {
  let client: NetworkClient
  init(client: NetworkClient) { self.client = client }
  func load() {}
}
// file: Sources/Infrastructure/NetworkClient.swift
final class NetworkClient {
  func send() {}
}
// file: Sources/Presentation/UserListViewModel.swift
final class UserListViewModel: ObservableObject {
  let getUsers: GetUsersUseCase
  init(getUsers: GetUsersUseCase) { self.getUsers = getUsers }
  func load() {}
}
// file: Tests/UserTests/UserListTests.swift
import XCTest

/// Not named after a type: the view model is the outermost type.
final class UserListTests: XCTestCase {
  var viewModel: UserListViewModel!

  override func setUp() {
    viewModel = UserListViewModel(
      getUsers: GetUsersUseCase(
        userRepository: UserRepositoryImpl(  // ! test-crosses-layers UserListTests -> UserRepositoryImpl
          remote: UserRemoteDataSource(client: NetworkClient()))))
  }
}

extension UserListTests {
  /// The real use case over a fake, as in the guide.
  func testLoad() {
    let model = UserListViewModel(getUsers: GetUsersUseCase(userRepository: FakeUserRepository()))
    model.load()
  }
}
// file: Tests/UserTests/UserRepositoryTests.swift
import XCTest

/// What belongs to the same layer, or to infrastructure that this style has no layer for.
final class UserRepositoryTests: XCTestCase {
  let repository = UserRepositoryImpl(remote: UserRemoteDataSource(client: NetworkClient()))
}
// file: Tests/UserTests/UserRepositoryContractTests.swift
import XCTest

/// Named after the protocol, which is declared in another layer than what is tested.
final class UserRepositoryTest: XCTestCase {
  var repository: UserRepository = UserRepositoryImpl(remote: UserRemoteDataSource(client: NetworkClient()))
}
// file: Tests/UserTests/Fakes/FakeUserRepository.swift
final class FakeUserRepository: UserRepository {
  func users() async throws -> [User] { [] }
}
// file: Tests/IntegrationTests/UserListViewModelTests.swift
import XCTest

final class UserListViewModelTests: XCTestCase {
  let viewModel = UserListViewModel(
    getUsers: GetUsersUseCase(userRepository: UserRepositoryImpl(remote: UserRemoteDataSource(client: NetworkClient()))))
}
// file: Tests/UserTests/UserFlowIntegrationTests.swift
import XCTest

final class UserFlowIntegrationTests: XCTestCase {
  let viewModel = UserListViewModel(
    getUsers: GetUsersUseCase(userRepository: UserRepositoryImpl(remote: UserRemoteDataSource(client: NetworkClient()))))
}
