// style: repository
// file: Sources/Presentation/PreviewMocks/MockLoadTokenUseCase.swift
import Foundation

final class MockLoadTokenUseCase {
  func execute() throws -> String { throw NSError(domain: "mock", code: 1) }
}
