import Foundation
import StrataNetwork
import StrataStorage

/// The composition root: the only place that knows which gateway a use case gets.
struct AppDependencies {
  let sessionNetwork: SessionNetwork
  private let userSettings: UserSettings
  private let settingsDatabase: SettingsDatabase
  let decorator: any LayerDecorator

  /// - Parameters:
  ///   - server: the server's URL, without the path of an API.
  ///   - decorator: wraps each layer, such as to trace the steps.
  init(
    server: URL, transport: any Transport, storage: any SecureStorage, settings: SettingsDatabase,
    decorator: any LayerDecorator = NoDecorator()
  ) {
    let credentials = CredentialStorage(storage: storage)
    sessionNetwork = SessionNetwork(
      configuration: NetworkConfiguration(
        baseURL: server.absoluteString, timeout: .seconds(10), deadline: .seconds(20)),
      transport: decorator.decorate(transport, as: (any Transport).self), storage: credentials)
    userSettings = UserSettings(storage: credentials, authorizer: sessionNetwork.authorizer)
    settingsDatabase = settings
    self.decorator = decorator
  }

  @MainActor
  func makeLoginViewModel() -> LoginViewModel {
    LoginViewModel(
      sendOTPUseCase: sendOTPUseCase(), validateOTPUseCase: validateOTPUseCase(), loginUseCase: loginUseCase(),
      getSettingsUseCase: getSettingsUseCase(), rememberPhoneUseCase: rememberPhoneUseCase(),
      userSettings: userSettings)
  }

  /// - Parameter login: the view model that begins the session of the new password.
  @MainActor
  func makeResetPasswordViewModel(login: LoginViewModel) -> ResetPasswordViewModel {
    ResetPasswordViewModel(
      sendOTPUseCase: sendOTPUseCase(), resetPasswordUseCase: resetPasswordUseCase(), shownSession: { login.session }
    ) {
      await login.begin($0, phone: $1, after: $2)
    }
  }

  /// - Parameter login: its session is that of the screen: no request is sent for a later user.
  @MainActor
  func makeHomeViewModel(login: LoginViewModel) -> HomeViewModel {
    let session = login.session
    return HomeViewModel(getProfileUseCase: getProfileUseCase(of: session)) { await login.end(session) }
  }

  /// - Parameter login: its session is that of the screen: no request is sent for a later user.
  @MainActor
  func makeAvatarViewModel(login: LoginViewModel) -> AvatarViewModel {
    let session = login.session
    return AvatarViewModel(
      getAvatarUseCase: getAvatarUseCase(), uploadAvatarUseCase: uploadAvatarUseCase(of: session)
    ) { await login.end(session) }
  }

  @MainActor
  func makeSettingsViewModel() -> SettingsViewModel {
    SettingsViewModel(getSettingsUseCase: getSettingsUseCase(), saveSettingsUseCase: saveSettingsUseCase())
  }

  /// The settings: in the folder, or nowhere.
  static func settings(in folder: URL?) throws(DatabaseError) -> SettingsDatabase {
    try SettingsDatabase(folder.map { .file($0.appendingPathComponent("settings.sqlite")) } ?? .memory)
  }

  /// The keychain; where there is none, a file that only its owner may read.
  static func secrets(in folder: URL) -> any SecureStorage {
    DeviceKeychain.storage(service: "com.example.login", folder: folder)
  }

  private func sendOTPUseCase() -> any SendOTPUseCaseProtocol {
    let gateway = decorator.decorate(
      SendOTPGateway(network: sessionNetwork.client), as: (any SendOTPGatewayProtocol).self)
    return decorator.decorate(SendOTPUseCase(gateway: gateway), as: (any SendOTPUseCaseProtocol).self)
  }

  private func validateOTPUseCase() -> any ValidateOTPUseCaseProtocol {
    let gateway = decorator.decorate(
      ValidateOTPGateway(network: sessionNetwork.client), as: (any ValidateOTPGatewayProtocol).self)
    return decorator.decorate(ValidateOTPUseCase(gateway: gateway), as: (any ValidateOTPUseCaseProtocol).self)
  }

  private func loginUseCase() -> any LoginUseCaseProtocol {
    let gateway = decorator.decorate(LoginGateway(network: sessionNetwork.client), as: (any LoginGatewayProtocol).self)
    return decorator.decorate(LoginUseCase(gateway: gateway), as: (any LoginUseCaseProtocol).self)
  }

  private func resetPasswordUseCase() -> any ResetPasswordUseCaseProtocol {
    let gateway = decorator.decorate(
      ResetPasswordGateway(network: sessionNetwork.client), as: (any ResetPasswordGatewayProtocol).self)
    return decorator.decorate(ResetPasswordUseCase(gateway: gateway), as: (any ResetPasswordUseCaseProtocol).self)
  }

  private func getAvatarUseCase() -> any GetAvatarUseCaseProtocol {
    let gateway = decorator.decorate(
      GetAvatarGateway(network: sessionNetwork.client), as: (any GetAvatarGatewayProtocol).self)
    return decorator.decorate(GetAvatarUseCase(gateway: gateway), as: (any GetAvatarUseCaseProtocol).self)
  }

  private func uploadAvatarUseCase(of session: UserSession) -> any UploadAvatarUseCaseProtocol {
    let gateway = decorator.decorate(
      UploadAvatarGateway(network: sessionNetwork.client(in: session)), as: (any UploadAvatarGatewayProtocol).self)
    return decorator.decorate(UploadAvatarUseCase(gateway: gateway), as: (any UploadAvatarUseCaseProtocol).self)
  }

  private func getProfileUseCase(of session: UserSession) -> any GetProfileUseCaseProtocol {
    let gateway = decorator.decorate(
      GetProfileGateway(network: sessionNetwork.client(in: session)), as: (any GetProfileGatewayProtocol).self)
    return decorator.decorate(GetProfileUseCase(gateway: gateway), as: (any GetProfileUseCaseProtocol).self)
  }

  private func getSettingsGateway() -> any GetSettingsGatewayProtocol {
    decorator.decorate(GetSettingsGateway(database: settingsDatabase), as: (any GetSettingsGatewayProtocol).self)
  }

  private func saveSettingsGateway() -> any SaveSettingsGatewayProtocol {
    decorator.decorate(SaveSettingsGateway(database: settingsDatabase), as: (any SaveSettingsGatewayProtocol).self)
  }

  private func getSettingsUseCase() -> any GetSettingsUseCaseProtocol {
    decorator.decorate(GetSettingsUseCase(gateway: getSettingsGateway()), as: (any GetSettingsUseCaseProtocol).self)
  }

  private func saveSettingsUseCase() -> any SaveSettingsUseCaseProtocol {
    decorator.decorate(SaveSettingsUseCase(gateway: saveSettingsGateway()), as: (any SaveSettingsUseCaseProtocol).self)
  }

  private func rememberPhoneUseCase() -> any RememberPhoneUseCaseProtocol {
    decorator.decorate(
      RememberPhoneUseCase(gateway: saveSettingsGateway()), as: (any RememberPhoneUseCaseProtocol).self)
  }
}
