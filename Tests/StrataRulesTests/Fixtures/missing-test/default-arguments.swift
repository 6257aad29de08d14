// style: repository
// A default argument in whose place a test passes a fake is not tested with it.
// file: Sources/Domain/GetPipesUseCase.swift
protocol PipeRepository {
  func count() -> Int
}

protocol ReedRepository {
  func count() -> Int
}

final class GetPipesUseCase {
  private let pipes: PipeRepository
  private let reeds: ReedRepository

  init(pipes: PipeRepository = PipeRepositoryImpl(), reeds: ReedRepository = ReedRepositoryImpl()) {
    self.pipes = pipes
    self.reeds = reeds
  }

  func execute() async throws -> Int { pipes.count() + reeds.count() }
}
// file: Sources/Data/Repositories.swift
final class PipeRepositoryImpl: PipeRepository {  // ! missing-test PipeRepositoryImpl
  func count() -> Int { 2 }
}

final class ReedRepositoryImpl: ReedRepository {
  func count() -> Int { 3 }
}
// file: Tests/DomainTests/GetPipesUseCaseTests.swift
import XCTest

final class GetPipesUseCaseTests: XCTestCase {
  func testCount() async throws {
    let useCase = GetPipesUseCase(pipes: PipeRepositoryFake())
    _ = try await useCase.execute()
  }
}

struct PipeRepositoryFake: PipeRepository {
  func count() -> Int { 1 }
}
