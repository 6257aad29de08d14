// style: repository
// rules: skipped-layer, dependency-rule
// file: Sources/Core/TokenStorage.swift
protocol TokenStorage {
  func retrieve() -> String?
}
// file: Sources/Domain/UseCases/SignOutUseCase.swift
final class SignOutUseCase {
  private let tokens: TokenStorage  // ! skipped-layer SignOutUseCase -> TokenStorage
  private let drafts: DraftStorage

  init(tokens: TokenStorage, drafts: DraftStorage) {  // ! skipped-layer SignOutUseCase -> TokenStorage
    self.tokens = tokens
    self.drafts = drafts
  }
}
// file: Sources/Domain/Ports/DraftStorage.swift
protocol DraftStorage {}
// file: Sources/Presentation/SystemViewModel.swift
final class SystemViewModel {
  let status: SystemStatus.Database
  private let keychain: LoginKeychain  // ! skipped-layer SystemViewModel -> LoginKeychain

  init(status: SystemStatus.Database, keychain: LoginKeychain) {  // ! skipped-layer SystemViewModel -> LoginKeychain
    self.status = status
    self.keychain = keychain
  }
}
// file: Sources/Domain/Models/SystemStatus.swift
struct SystemStatus {
  struct Database: Decodable {
    let version: String
  }
}
// file: Sources/Core/LoginKeychain.swift
final class LoginKeychain {}
