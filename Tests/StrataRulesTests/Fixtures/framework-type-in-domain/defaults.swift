// style: repository
// file: Sources/Domain/UseCases/KeepTokenUseCase.swift
import Foundation

struct KeepTokenUseCase {
  private let defaults: UserDefaults  // ! framework-type-in-domain KeepTokenUseCase -> UserDefaults

  func execute(token: String) { defaults.set(token, forKey: "token") }
}
