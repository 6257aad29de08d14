import Foundation
import StrataNetwork
import StrataStorage
import StrataTerminal

/// The composition root: the only place that knows which gateway stands behind which use case.
struct AppDependencies {
  private let network: NetworkClient
  private let storage: any SecureStorage
  private let trace: TraceLogger?

  /// - Parameters:
  ///   - server: the server's URL, without the path of an API.
  ///   - trace: prints each step, where somebody wants to see them.
  init(server: URL, transport: any Transport, storage: any SecureStorage, trace: TraceLogger? = nil) {
    network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server.appendingPathComponent("cli").absoluteString, timeout: .seconds(10), deadline: .seconds(20)),
      transport: trace.map { TracedTransport(base: transport, trace: $0) } ?? transport)
    self.storage = storage
    self.trace = trace
  }

  @MainActor
  func makeLoginViewModel() -> LoginViewModel {
    LoginViewModel(
      sendOTPUseCase: sendOTPUseCase(), validateOTPUseCase: validateOTPUseCase(),
      userSettings: UserSettings(storage: storage))
  }

  /// The keychain; where there is none, a file that only its owner may read.
  static func secrets(in folder: URL) -> any SecureStorage {
    #if canImport(Security)
      KeychainStorage(service: "com.example.login")
    #else
      OwnerOnlyFileStorage(directory: folder.appendingPathComponent("secrets"))
    #endif
  }

  private func sendOTPUseCase() -> any SendOTPUseCaseProtocol {
    let gateway = SendOTPGateway(network: network)
    guard let trace else { return SendOTPUseCase(gateway: gateway) }
    return TracedSendOTPUseCase(
      base: SendOTPUseCase(gateway: TracedSendOTPGateway(base: gateway, trace: trace)), trace: trace)
  }

  private func validateOTPUseCase() -> any ValidateOTPUseCaseProtocol {
    let gateway = ValidateOTPGateway(network: network)
    guard let trace else { return ValidateOTPUseCase(gateway: gateway) }
    return TracedValidateOTPUseCase(
      base: ValidateOTPUseCase(gateway: TracedValidateOTPGateway(base: gateway, trace: trace)), trace: trace)
  }
}
