// style: repository
// rules: all
// file: Sources/Presentation/UserList/UserListUiState.swift
struct UserListUiState {
  var items: [User] = []
  var isLoading: Bool = false
  var errorMessage: String? = nil
  var isRefreshing: Bool = false
}

enum UiState<T> {
  case loading
  case success(T)
  case error(String)
}
// file: Sources/Presentation/UserList/UserListViewModel.swift
import Foundation

@MainActor
final class UserListViewModel: ObservableObject {
  @Published private(set) var uiState = UserListUiState()
  private let getUsersUseCase: GetUsersUseCase

  init(getUsersUseCase: GetUsersUseCase) {
    self.getUsersUseCase = getUsersUseCase
  }

  func loadUsers() {
    Task {
      uiState.isLoading = true
      do {
        let users = try await getUsersUseCase.execute()
        uiState = UserListUiState(items: users, isLoading: false)
      } catch {
        uiState = UserListUiState(errorMessage: error.localizedDescription, isLoading: false)
      }
    }
  }
}
// file: Sources/Presentation/UserList/UserListView.swift
import SwiftUI

struct UserListView: View {
  @ObservedObject var viewModel: UserListViewModel

  var body: some View {
    List(viewModel.uiState.items) { user in
      Text(user.name)
    }
    .onAppear { viewModel.loadUsers() }
  }
}
// file: Sources/Domain/UseCases/GetUserUseCase.swift
final class GetUserUseCase {
  private let userRepository: UserRepository

  init(userRepository: UserRepository) {
    self.userRepository = userRepository
  }

  func execute(userId: String) async throws -> User {
    return try await userRepository.getUser(id: userId)
  }
}
// file: Sources/Domain/UseCases/GetUsersUseCase.swift
final class GetUsersUseCase {
  private let userRepository: UserRepository

  init(userRepository: UserRepository) {
    self.userRepository = userRepository
  }

  func execute() async throws -> [User] {
    for await users in userRepository.getUsers() { return users }
    return []
  }
}
// file: Sources/Domain/UseCases/RefreshDataUseCase.swift
final class RefreshDataUseCase {
  private let userRepository: UserRepository
  private let cacheRepository: CacheRepository

  init(userRepository: UserRepository, cacheRepository: CacheRepository) {
    self.userRepository = userRepository
    self.cacheRepository = cacheRepository
  }

  func execute() async throws {
    try await cacheRepository.clear()
    try await userRepository.refresh()
  }
}
// file: Sources/Domain/Models/User.swift
struct User: Identifiable, Equatable {
  let id: String
  let name: String
}
// file: Sources/Domain/Models/AppError.swift
enum AppError: Error {
  case network(String)
  case notFound(id: String)
  case unauthorized
  case unknown(Error?)
}
// file: Sources/Domain/Repositories/UserRepository.swift
protocol UserRepository {
  func getUser(id: String) async throws -> User
  func getUsers() -> AsyncStream<[User]>
  func saveUser(_ user: User) async throws
  func refresh() async throws
}
// file: Sources/Domain/Repositories/CacheRepository.swift
protocol CacheRepository {
  func clear() async throws
}
// file: Sources/Data/Repositories/UserRepositoryImpl.swift
import Foundation

final class UserRepositoryImpl: UserRepository {
  private let remoteDataSource: UserRemoteDataSource
  private let localDataSource: UserLocalDataSource

  init(remoteDataSource: UserRemoteDataSource, localDataSource: UserLocalDataSource) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
  }

  func getUser(id: String) async throws -> User {
    if let cachedUser = try await localDataSource.getUser(id: id) {
      return cachedUser
    }
    let user = try await remoteDataSource.getUser(id: id).toDomain()
    try await localDataSource.saveUser(user)
    return user
  }

  func getUsers() -> AsyncStream<[User]> {
    AsyncStream { continuation in
      Task {
        try? await refreshUsersFromRemote()
        for await users in localDataSource.observeUsers() {
          continuation.yield(users)
        }
        continuation.finish()
      }
    }
  }

  func saveUser(_ user: User) async throws {
    try await localDataSource.saveUser(user)
  }

  func refresh() async throws {
    try await refreshUsersFromRemote()
  }

  private func refreshUsersFromRemote() async throws {
    for user in try await remoteDataSource.getUsers() {
      try await localDataSource.saveUser(user.toDomain())
    }
  }

  private func load(id: String) async -> Result<User, AppError> {
    do {
      let user = try await remoteDataSource.getUser(id: id)
      return .success(user.toDomain())
    } catch let error as URLError {
      return .failure(.network(error.localizedDescription))
    } catch let error as HTTPError {
      switch error.statusCode {
      case 404:
        return .failure(.notFound(id: id))
      case 401:
        return .failure(.unauthorized)
      default:
        return .failure(.network(error.localizedDescription))
      }
    } catch {
      return .failure(.unknown(error))
    }
  }
}
// file: Sources/Data/Repositories/CacheRepositoryImpl.swift
final class CacheRepositoryImpl: CacheRepository {
  private let localDataSource: UserLocalDataSource

  init(localDataSource: UserLocalDataSource) {
    self.localDataSource = localDataSource
  }

  func clear() async throws {
    try await localDataSource.removeAll()
  }
}
// file: Sources/Data/DataSources/UserRemoteDataSource.swift
import Foundation

struct HTTPError: Error {
  let statusCode: Int
}

final class UserRemoteDataSource {
  private let session: URLSession

  init(session: URLSession) {
    self.session = session
  }

  func getUser(id: String) async throws -> UserDto {
    let (data, _) = try await session.data(from: URL(filePath: id))
    return try JSONDecoder().decode(UserDto.self, from: data)
  }

  func getUsers() async throws -> [UserDto] { [] }
}
// file: Sources/Data/DataSources/UserLocalDataSource.swift
final class UserLocalDataSource {
  private var users: [String: User] = [:]

  func getUser(id: String) async throws -> User? { users[id] }
  func saveUser(_ user: User) async throws { users[user.id] = user }
  func removeAll() async throws { users = [:] }
  func observeUsers() -> AsyncStream<[User]> { AsyncStream { $0.yield(Array(self.users.values)) } }
}
// file: Sources/Data/DTO/UserDto.swift
struct UserDto: Codable {
  let id: String
  let name: String

  func toDomain() -> User { User(id: id, name: name) }
}
// file: Sources/App/AppDependencies.swift
import Foundation

final class AppDependencies {
  lazy var userRepository: UserRepository = UserRepositoryImpl(
    remoteDataSource: UserRemoteDataSource(session: .shared),
    localDataSource: UserLocalDataSource()
  )

  @MainActor func makeUserListViewModel() -> UserListViewModel {
    UserListViewModel(getUsersUseCase: GetUsersUseCase(userRepository: userRepository))
  }
}
// file: Tests/UserListViewModelTests.swift
import Testing

final class FakeUserRepository: UserRepository {
  private var users: [User] = []

  func getUser(id: String) async throws -> User {
    guard let user = users.first(where: { $0.id == id }) else {
      throw AppError.notFound(id: id)
    }
    return user
  }

  func getUsers() -> AsyncStream<[User]> { AsyncStream { _ in } }
  func saveUser(_ user: User) async throws {}
  func refresh() async throws {}
  func addUser(_ user: User) { users.append(user) }
}

@Test
func loadUsers_updatesStateWithUsers() async {
  let fakeRepository = FakeUserRepository()
  fakeRepository.addUser(User(id: "1", name: "John"))
  let viewModel = await UserListViewModel(getUsersUseCase: GetUsersUseCase(userRepository: fakeRepository))

  await viewModel.loadUsers()

  #expect(viewModel.uiState.items.count == 1)
}
// file: Tests/UserTests.swift
import Testing

@Test func types() {
  let types: [Any.Type] = [
    GetUserUseCase.self, RefreshDataUseCase.self, UserRepositoryImpl.self, CacheRepositoryImpl.self,
  ]
  #expect(types.count == 4)
}
