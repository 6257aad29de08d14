// style: repository
// file: Sources/Presentation/PreviewMocks/MockLoadTokenUseCase.swift
import Foundation

protocol LoadTokenUseCase {
  func execute() throws -> String
}

struct TokenViewModel {
  let loadToken: any LoadTokenUseCase
}

final class MockLoadTokenUseCase: LoadTokenUseCase {
  func execute() throws -> String { throw NSError(domain: "mock", code: 1) }
}

// It replaces nothing, whatever the folder is called.
final class FakeSaveTokenUseCase {
  func execute() throws { throw NSError(domain: "mock", code: 1) }  // ! untyped-error FakeSaveTokenUseCase -> NSError
}
