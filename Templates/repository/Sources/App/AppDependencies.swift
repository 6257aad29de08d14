import Foundation
import StrataNetwork
import StrataStorage
import StrataTerminal

/// The composition root: the only place that knows which data source stands behind which repository.
@MainActor
final class AppDependencies {
  private let network: NetworkClient
  private let database: Database
  private let trace: TraceLogger?

  /// - Parameters:
  ///   - database: one of ``UserLocalDataSourceImpl/migrations``.
  ///   - trace: prints each step, where somebody wants to see them.
  init(server: URL, transport: any Transport, database: Database, trace: TraceLogger? = nil) {
    network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server.absoluteString, timeout: .seconds(10), deadline: .seconds(20)),
      transport: trace.map { TracedTransport(base: transport, trace: $0) } ?? transport)
    self.database = database
    self.trace = trace
  }

  private lazy var userLocalDataSource: any UserLocalDataSource = {
    let local = UserLocalDataSourceImpl(database: database)
    return trace.map { TracedUserLocalDataSource(base: local, trace: $0) } ?? local
  }()

  private lazy var userRepository: any UserRepository = {
    let remote = UserRemoteDataSourceImpl(network: network)
    let repository = UserRepositoryImpl(
      remoteDataSource: trace.map { TracedUserRemoteDataSource(base: remote, trace: $0) } ?? remote,
      localDataSource: userLocalDataSource)
    return trace.map { TracedUserRepository(base: repository, trace: $0) } ?? repository
  }()

  private lazy var cacheRepository: any CacheRepository = CacheRepositoryImpl(userLocalDataSource: userLocalDataSource)

  func makeUserListViewModel() -> UserListViewModel {
    UserListViewModel(
      getUsersUseCase: GetUsersUseCase(userRepository: userRepository),
      observeUsersUseCase: ObserveUsersUseCase(userRepository: userRepository),
      refreshDataUseCase: RefreshDataUseCase(userRepository: userRepository, cacheRepository: cacheRepository))
  }

  func makeUserDetailViewModel(userId: String) -> UserDetailViewModel {
    UserDetailViewModel(
      userId: userId, getUserUseCase: GetUserUseCase(userRepository: userRepository),
      renameUserUseCase: RenameUserUseCase(userRepository: userRepository))
  }

  /// The app's database: in the folder, or nowhere.
  static func database(in folder: URL?) throws(DatabaseError) -> Database {
    try Database(
      folder.map { .file($0.appendingPathComponent("users.sqlite")) } ?? .memory,
      migrations: UserLocalDataSourceImpl.migrations)
  }
}
