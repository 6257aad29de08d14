import StrataNetwork
import StrataStorage

/// Makes everything that the app is made of, once: the only place that knows which implementation stands behind which
/// protocol. It is handed on to the coordinators; nobody reaches for it.
@MainActor
final class DependencyContainer {
  let userDefaultsStorage: any KeyValueStorage
  let keychainStorage: any SecureStorage
  private let baseURL: String
  private let transport: any Transport
  private let trace: Trace

  init(
    baseURL: String, transport: any Transport, userDefaultsStorage: any KeyValueStorage,
    keychainStorage: any SecureStorage, trace: Trace = .none
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.userDefaultsStorage = userDefaultsStorage
    self.keychainStorage = keychainStorage
    self.trace = trace
  }

  // Network dependencies

  private lazy var session = SessionNetwork(
    configuration: NetworkConfiguration(baseURL: baseURL, timeout: .seconds(5), deadline: .seconds(10)),
    transport: transport, storage: CredentialStorage(keychainStorage: keychainStorage, report: Log.warning))

  var networkClient: NetworkClient { session.networkClient }

  // Repository dependencies

  private lazy var userRepository: any UserRepositoryProtocol = trace.repository(
    UserRepository(
      remoteDataSource: UserRemoteDataSource(networkClient: networkClient),
      localDataSource: UserLocalDataSource(storage: userDefaultsStorage)))

  private lazy var profileRepository: any ProfileRepositoryProtocol = trace.repository(
    ProfileRepository(remoteDataSource: ProfileRemoteDataSource(networkClient: networkClient)))

  private lazy var sessionRepository: any SessionRepositoryProtocol = trace.repository(
    SessionRepository(
      remoteDataSource: SessionRemoteDataSource(networkClient: networkClient, authorizer: session.authorizer)))

  // Use case dependencies

  private lazy var getUserListUseCase = trace.useCase(GetUserListUseCase(userRepository: userRepository))
  private lazy var createUserUseCase = trace.useCase(CreateUserUseCase(userRepository: userRepository))
  private lazy var getProfileUseCase = trace.useCase(GetProfileUseCase(profileRepository: profileRepository))
  private lazy var updateProfileUseCase = trace.useCase(UpdateProfileUseCase(profileRepository: profileRepository))
  private lazy var requestCodeUseCase = trace.useCase(RequestCodeUseCase(sessionRepository: sessionRepository))
  private lazy var signInUseCase = trace.useCase(SignInUseCase(sessionRepository: sessionRepository))
  private lazy var signOutUseCase = trace.useCase(SignOutUseCase(sessionRepository: sessionRepository))

  // View models

  func makeUserListViewModel(coordinator: any HomeNavigation) -> UserListViewModel {
    UserListViewModel(getUserListUseCase: getUserListUseCase, coordinator: coordinator)
  }

  func makeCreateUserViewModel(coordinator: any HomeNavigation) -> CreateUserViewModel {
    CreateUserViewModel(createUserUseCase: createUserUseCase, coordinator: coordinator)
  }

  func makeProfileViewModel(coordinator: any ProfileNavigation) -> ProfileViewModel {
    ProfileViewModel(
      getProfileUseCase: getProfileUseCase, updateProfileUseCase: updateProfileUseCase, coordinator: coordinator)
  }

  func makeSignInViewModel(coordinator: any ProfileNavigation) -> SignInViewModel {
    SignInViewModel(
      requestCodeUseCase: requestCodeUseCase, signInUseCase: signInUseCase, coordinator: coordinator)
  }

  func makeSettingsViewModel(coordinator: any SettingsNavigation) -> SettingsViewModel {
    SettingsViewModel(signOutUseCase: signOutUseCase, coordinator: coordinator)
  }
}
