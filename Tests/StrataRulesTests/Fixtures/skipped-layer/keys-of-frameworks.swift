// What the project adds to the framework's storage is part of its use, in one expression.
// style: repository
// rules: skipped-layer, dependency-rule
// file: Sources/Infrastructure/UserDefaults+Key.swift
import Foundation

extension UserDefaults {
  enum Key: String { case firstStart }
  func object(forKey key: Key) -> Any? { object(forKey: key.rawValue) }
}
// file: Sources/Domain/UseCases/CheckStartUseCase.swift
import Foundation

protocol CheckStartUseCase { func execute() -> Bool }

struct CheckStartUseCaseImpl: CheckStartUseCase {
  func execute() -> Bool {
    UserDefaults.standard.object(forKey: .firstStart) != nil  // ! skipped-layer CheckStartUseCaseImpl -> UserDefaults
  }
}
