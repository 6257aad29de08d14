// style: gateway
// Facades that are named after what they store in.
// file: Sources/Domain/SignInUseCase.swift
final class SignInUseCase {
  private let gateway: SignInGateway
  init(gateway: SignInGateway) { self.gateway = gateway }

  func execute(name: String) {
    KeyChainManager.shared.save(name)  // ! skipped-layer SignInUseCase -> KeyChainManager
  }
}
// file: Sources/Presentation/InboxViewModel.swift
@MainActor
final class InboxViewModel: ObservableObject {
  private let defaults: UserDefaultsManager  // ! skipped-layer InboxViewModel -> UserDefaultsManager
  init(defaults: UserDefaultsManager) { self.defaults = defaults }  // ! skipped-layer InboxViewModel -> UserDefaultsManager
}
// file: Sources/Data/SignInGateway.swift
protocol SignInGateway {
  func signIn(name: String) async throws
}
// file: Sources/Common/KeyChainManager.swift
import Security

final class KeyChainManager {
  static let shared = KeyChainManager()
  func save(_ name: String) { SecItemAdd([:] as CFDictionary, nil) }
}
// file: Sources/Common/UserDefaultsManager.swift
import Foundation

struct UserDefaultsManager {
  func token() -> String? { UserDefaults.standard.string(forKey: "token") }
}
