// style: coordinator
// rules: all
// file: Sources/UsersApp/Presentation/Views/Home/UserListView.swift
import SwiftUI

struct UserListView: View {
  @StateObject private var viewModel = UserListViewModel()

  var body: some View {
    NavigationView {
      List(viewModel.users) { user in
        UserRowView(user: user)
      }
      .navigationTitle("Users")
      .onAppear {
        viewModel.loadUsers()
      }
    }
  }
}

// file: Sources/UsersApp/Presentation/Views/Home/UserRowView.swift
import SwiftUI

struct UserRowView: View {
  let user: User

  var body: some View {
    Text(user.displayName)
  }
}

// file: Sources/UsersApp/Presentation/Views/Profile/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  var body: some View {
    Text("Profile")
  }
}

// file: Sources/UsersApp/Presentation/ViewModels/UserListViewModel.swift
import Combine
import Foundation

class UserListViewModel: ObservableObject {
  @Published var users: [User] = []
  @Published var isLoading = false
  @Published var errorMessage: String?

  private let getUserListUseCase: GetUserListUseCase

  init(getUserListUseCase: GetUserListUseCase = GetUserListUseCase()) {
    self.getUserListUseCase = getUserListUseCase
  }

  func loadUsers() {
    isLoading = true
    errorMessage = nil

    Task {
      do {
        let users = try await getUserListUseCase.execute()
        await MainActor.run {
          self.users = users
          self.isLoading = false
        }
      } catch {
        await MainActor.run {
          self.errorMessage = error.localizedDescription
          self.isLoading = false
        }
      }
    }
  }
}

// file: Sources/UsersApp/Presentation/ViewModels/BaseViewModel.swift
import Combine
import Foundation

class BaseViewModel: ObservableObject {
  @Published var state: ViewState = .idle

  func handleError(_ error: Error) {
    DispatchQueue.main.async {
      self.state = .error(error.localizedDescription)
    }
  }

  func setLoading() {
    DispatchQueue.main.async {
      self.state = .loading
    }
  }
}

// file: Sources/UsersApp/Presentation/ViewModels/ViewState.swift
enum ViewState {
  case idle
  case loading
  case loaded
  case error(String)
}

// file: Sources/UsersApp/Presentation/Coordinators/UserCoordinator.swift
import SwiftUI
import UIKit

final class UserCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([UIHostingController(rootView: UserListView())], animated: false)
  }

  func showProfile() {
    navigationController.pushViewController(UIHostingController(rootView: ProfileView()), animated: true)
  }
}

// file: Sources/UsersApp/Domain/Entities/User.swift
struct User: Identifiable, Codable {
  let id: String
  let name: String
  let email: String
  let avatarURL: String?

  var displayName: String {
    return name.isEmpty ? email : name
  }

  var hasAvatar: Bool {
    return avatarURL != nil
  }
}

// file: Sources/UsersApp/Domain/UseCases/GetUserListUseCase.swift
final class GetUserListUseCase {
  private let userRepository: UserRepositoryProtocol

  init(userRepository: UserRepositoryProtocol = DependencyContainer.shared.userRepository) {
    self.userRepository = userRepository
  }

  func execute() async throws -> [User] {
    try await userRepository.getUsers()
  }
}

// file: Sources/UsersApp/Domain/UseCases/CreateUserUseCase.swift
final class CreateUserUseCase {
  private let userRepository: UserRepositoryProtocol

  init(userRepository: UserRepositoryProtocol) {
    self.userRepository = userRepository
  }

  func execute(name: String, email: String) async throws -> User {
    try await userRepository.createUser(name: name, email: email)
  }
}

// file: Sources/UsersApp/Domain/Protocols/UserRepositoryProtocol.swift
protocol UserRepositoryProtocol {
  func getUsers() async throws -> [User]
  func createUser(name: String, email: String) async throws -> User
}

// file: Sources/UsersApp/Data/Repositories/UserRepository.swift
final class UserRepository: UserRepositoryProtocol {
  private let remoteDataSource: UserRemoteDataSource
  private let localDataSource: UserLocalDataSource

  init(remoteDataSource: UserRemoteDataSource, localDataSource: UserLocalDataSource) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
  }

  func getUsers() async throws -> [User] {
    if let cached = try localDataSource.users(), !cached.isEmpty {
      return cached.map { $0.toDomain() }
    }
    let users = try await remoteDataSource.users()
    try localDataSource.save(users)
    return users.map { $0.toDomain() }
  }

  func createUser(name: String, email: String) async throws -> User {
    try await remoteDataSource.create(name: name, email: email).toDomain()
  }
}

// file: Sources/UsersApp/Data/DataSources/UserRemoteDataSource.swift
final class UserRemoteDataSource {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func users() async throws -> [UserDTO] {
    try await networkClient.get("users")
  }

  func create(name: String, email: String) async throws -> UserDTO {
    try await networkClient.post("users", body: ["name": name, "email": email])
  }
}

// file: Sources/UsersApp/Data/DataSources/UserLocalDataSource.swift
import Foundation

final class UserLocalDataSource {
  private let storage: UserDefaultsStorage

  init(storage: UserDefaultsStorage) {
    self.storage = storage
  }

  func users() throws -> [UserDTO]? {
    try storage.value(forKey: "users")
  }

  func save(_ users: [UserDTO]) throws {
    try storage.set(users, forKey: "users")
  }
}

// file: Sources/UsersApp/Data/DTOs/UserDTO.swift
struct UserDTO: Codable {
  let id: String
  let name: String
  let email: String

  func toDomain() -> User {
    User(id: id, name: name, email: email, avatarURL: nil)
  }
}

// file: Sources/UsersApp/Infrastructure/Network/NetworkClient.swift
import Foundation

struct NetworkConfiguration {
  let baseURL: String
  let timeout: TimeInterval
}

final class NetworkClient {
  private let configuration: NetworkConfiguration

  init(configuration: NetworkConfiguration) {
    self.configuration = configuration
  }

  func get<Value: Decodable>(_ path: String) async throws -> Value {
    try await send(path, method: "GET", body: nil)
  }

  func post<Value: Decodable>(_ path: String, body: [String: String]) async throws -> Value {
    try await send(path, method: "POST", body: try JSONEncoder().encode(body))
  }

  private func send<Value: Decodable>(_ path: String, method: String, body: Data?) async throws -> Value {
    guard let url = URL(string: configuration.baseURL + path) else { throw NetworkError.badURL }
    var request = URLRequest(url: url, timeoutInterval: configuration.timeout)
    request.httpMethod = method
    request.httpBody = body
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status < 400 else { throw NetworkError.status }
    return try JSONDecoder().decode(Value.self, from: data)
  }
}

// file: Sources/UsersApp/Infrastructure/Network/NetworkError.swift
enum NetworkError: Error {
  case badURL
  case status
  case timeout
}

// file: Sources/UsersApp/Infrastructure/Storage/UserDefaultsStorage.swift
import Foundation

final class UserDefaultsStorage {
  private let defaults: UserDefaults?

  init(suiteName: String) {
    defaults = UserDefaults(suiteName: suiteName)
  }

  func value<Value: Decodable>(forKey key: String) throws -> Value? {
    guard let data = defaults?.data(forKey: key) else { return nil }
    return try JSONDecoder().decode(Value.self, from: data)
  }

  func set(_ value: some Encodable, forKey key: String) throws {
    defaults?.set(try JSONEncoder().encode(value), forKey: key)
  }
}

// file: Sources/UsersApp/App/DependencyContainer.swift
class DependencyContainer {
  static let shared = DependencyContainer()

  lazy var networkClient: NetworkClient = {
    let config = NetworkConfiguration(baseURL: "https://api.example.com", timeout: 30)
    return NetworkClient(configuration: config)
  }()

  lazy var userDefaultsStorage: UserDefaultsStorage = {
    return UserDefaultsStorage(suiteName: "com.app.storage")
  }()

  lazy var userRepository: UserRepositoryProtocol = {
    return UserRepository(
      remoteDataSource: UserRemoteDataSource(networkClient: networkClient),
      localDataSource: UserLocalDataSource(storage: userDefaultsStorage)
    )
  }()

  lazy var getUserListUseCase: GetUserListUseCase = {
    return GetUserListUseCase(userRepository: userRepository)
  }()

  lazy var createUserUseCase: CreateUserUseCase = {
    return CreateUserUseCase(userRepository: userRepository)
  }()
}

// file: Sources/UsersApp/App/ContentView.swift
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      UserListView()
        .tabItem {
          Image(systemName: "house")
          Text("Home")
        }

      ProfileView()
        .tabItem {
          Image(systemName: "person")
          Text("Profile")
        }
    }
  }
}

// file: Sources/UsersApp/App/UsersAppApp.swift
import SwiftUI

@main
struct UsersAppApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
