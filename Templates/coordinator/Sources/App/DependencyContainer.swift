import StrataNetwork
import StrataStorage

/// The composition root: makes all parts of the app, once, and is the only place that knows the implementation of a
/// protocol. The app passes it to the coordinators.
@MainActor
final class DependencyContainer {
  let userDefaultsStorage: any KeyValueStorage
  let keychainStorage: any SecureStorage
  let decorator: any LayerDecorator
  private let baseURL: String
  private let transport: any Transport

  init(
    baseURL: String, transport: any Transport, userDefaultsStorage: any KeyValueStorage,
    keychainStorage: any SecureStorage, decorator: any LayerDecorator = NoDecorator()
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.userDefaultsStorage = userDefaultsStorage
    self.keychainStorage = keychainStorage
    self.decorator = decorator
  }

  // Network dependencies

  private lazy var session = SessionNetwork(
    configuration: NetworkConfiguration(baseURL: baseURL, timeout: .seconds(5), deadline: .seconds(10)),
    transport: decorator.decorate(transport, as: (any Transport).self),
    storage: CredentialStorage(keychainStorage: keychainStorage, report: Log.warning))

  var networkClient: NetworkClient { session.networkClient }

  /// Who uses the app, without waiting.
  var currentSession: Session { Session(session.authorizer.session) }

  // Repository dependencies

  private lazy var userRepository = decorator.decorate(
    UserRepository(
      remoteDataSource: UserRemoteDataSource(networkClient: networkClient),
      localDataSource: UserLocalDataSource(storage: userDefaultsStorage), report: Log.warning),
    as: (any UserRepositoryProtocol).self)

  private lazy var avatarRepository = decorator.decorate(
    AvatarRepository(remoteDataSource: AvatarRemoteDataSource(networkClient: networkClient)),
    as: (any AvatarRepositoryProtocol).self)

  /// For the profile of the session of now: it sends nothing for a later user.
  private func makeProfileRepository() -> any ProfileRepositoryProtocol {
    let client = networkClient.inSession(session.authorizer.session)
    return decorator.decorate(
      ProfileRepository(remoteDataSource: ProfileRemoteDataSource(networkClient: client)),
      as: (any ProfileRepositoryProtocol).self)
  }

  private lazy var sessionRepository = decorator.decorate(
    SessionRepository(
      remoteDataSource: SessionRemoteDataSource(
        networkClient: networkClient, authorizer: session.authorizer, storage: session.storage)),
    as: (any SessionRepositoryProtocol).self)

  // Use case dependencies

  private lazy var getUserListUseCase = decorator.decorate(
    GetUserListUseCase(userRepository: userRepository), as: (any GetUserListUseCaseProtocol).self)
  private lazy var createUserUseCase = decorator.decorate(
    CreateUserUseCase(userRepository: userRepository), as: (any CreateUserUseCaseProtocol).self)
  private lazy var getAvatarUseCase = decorator.decorate(
    GetAvatarUseCase(avatarRepository: avatarRepository), as: (any GetAvatarUseCaseProtocol).self)
  private lazy var observeSessionUseCase = ObserveSessionUseCase(sessionRepository: sessionRepository)
  private lazy var readSessionUseCase = ReadSessionUseCase(sessionRepository: sessionRepository)
  private lazy var requestCodeUseCase = decorator.decorate(
    RequestCodeUseCase(sessionRepository: sessionRepository), as: (any RequestCodeUseCaseProtocol).self)
  private lazy var signInUseCase = decorator.decorate(
    SignInUseCase(sessionRepository: sessionRepository), as: (any SignInUseCaseProtocol).self)
  private lazy var signOutUseCase = decorator.decorate(
    SignOutUseCase(sessionRepository: sessionRepository), as: (any SignOutUseCaseProtocol).self)

  // View models

  func makeSessionViewModel(coordinator: any SessionNavigation) -> SessionViewModel {
    SessionViewModel(
      observeSessionUseCase: observeSessionUseCase, readSessionUseCase: readSessionUseCase, coordinator: coordinator)
  }

  func makeUserListViewModel(coordinator: any HomeNavigation) -> UserListViewModel {
    UserListViewModel(getUserListUseCase: getUserListUseCase, coordinator: coordinator)
  }

  func makeCreateUserViewModel(coordinator: any HomeNavigation) -> CreateUserViewModel {
    CreateUserViewModel(createUserUseCase: createUserUseCase, coordinator: coordinator)
  }

  func makeAvatarsViewModel() -> AvatarsViewModel {
    AvatarsViewModel(getAvatarUseCase: getAvatarUseCase)
  }

  /// The profile of the session of now.
  func makeProfileViewModel(coordinator: any ProfileNavigation) -> ProfileViewModel {
    let repository = makeProfileRepository()
    return ProfileViewModel(
      getProfileUseCase: decorator.decorate(
        GetProfileUseCase(profileRepository: repository), as: (any GetProfileUseCaseProtocol).self),
      updateProfileUseCase: decorator.decorate(
        UpdateProfileUseCase(profileRepository: repository), as: (any UpdateProfileUseCaseProtocol).self),
      coordinator: coordinator)
  }

  func makeSignInViewModel(coordinator: any SignInNavigation) -> SignInViewModel {
    SignInViewModel(
      requestCodeUseCase: requestCodeUseCase, signInUseCase: signInUseCase, coordinator: coordinator)
  }

  func makeSettingsViewModel(coordinator: any SettingsNavigation) -> SettingsViewModel {
    SettingsViewModel(signOutUseCase: signOutUseCase, coordinator: coordinator)
  }
}
