import Foundation
import StrataNetwork
import StrataStorage

/// The composition root: the only place that knows which data source a repository gets.
@MainActor
final class AppDependencies {
  let network: NetworkClient
  private let database: Database
  let decorator: any LayerDecorator

  /// - Parameters:
  ///   - database: one of ``database(in:)``.
  ///   - decorator: wraps each layer, such as to trace the steps.
  init(
    server: URL, transport: any Transport, database: Database, decorator: any LayerDecorator = NoDecorator()
  ) {
    network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server.absoluteString, timeout: .seconds(10), deadline: .seconds(20)),
      transport: decorator.decorate(transport, as: (any Transport).self))
    self.database = database
    self.decorator = decorator
  }

  private lazy var userLocalDataSource = UserLocalDataSource(database: database)

  private lazy var userRemoteDataSource = decorator.decorate(
    UserRemoteDataSourceImpl(network: network), as: (any UserRemoteDataSource).self)

  private lazy var userRepository = decorator.decorate(
    UserRepositoryImpl(
      remoteDataSource: userRemoteDataSource, localDataSource: userLocalDataSource,
      networkReturns: NetworkReturns.stream),
    as: (any UserRepository).self)

  private lazy var cacheRepository: any CacheRepository = CacheRepositoryImpl(userLocalDataSource: userLocalDataSource)

  func makeUserListViewModel() -> UserListViewModel {
    UserListViewModel(
      getUsersUseCase: GetUsersUseCase(userRepository: userRepository),
      observeUsersUseCase: ObserveUsersUseCase(userRepository: userRepository),
      refreshDataUseCase: RefreshDataUseCase(userRepository: userRepository, cacheRepository: cacheRepository),
      sendUserChangesUseCase: SendUserChangesUseCase(userRepository: userRepository))
  }

  func makeUserDetailViewModel(userId: String) -> UserDetailViewModel {
    UserDetailViewModel(
      userId: userId, getUserUseCase: GetUserUseCase(userRepository: userRepository),
      observeUserUseCase: ObserveUserUseCase(userRepository: userRepository),
      renameUserUseCase: RenameUserUseCase(userRepository: userRepository),
      discardUserChangesUseCase: DiscardUserChangesUseCase(userRepository: userRepository))
  }

  /// The app's database: in the folder, or nowhere.
  static func database(in folder: URL?) throws(DatabaseError) -> Database {
    // Released apps have run the first ones: new tables come last.
    let tables = [UserLocalDataSource.tables]
    return try Database(
      folder.map { .file($0.appendingPathComponent("app.sqlite")) } ?? .memory,
      migrations: tables.enumerated().map { Migration($0 + 1, "tables \($0 + 1)", $1) })
  }
}
