// style: repository
// rules: all
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bakery",
  targets: [
    .target(name: "Bakery", path: "Sources"),
    .testTarget(name: "BakeryTests", dependencies: ["Bakery"], path: "Tests"),
  ])
// file: Sources/Domain/Loaf.swift
struct Loaf {
  let name: String
}
// file: Sources/Domain/LoafRepository.swift
protocol LoafRepository {
  func loaves() async throws -> [Loaf]
}
// file: Sources/Domain/GetLoavesUseCase.swift
protocol GetLoavesUseCase {
  func execute() async throws -> [Loaf]
}

struct GetLoavesUseCaseImpl: GetLoavesUseCase {
  private let repository: any LoafRepository

  init(repository: any LoafRepository) { self.repository = repository }

  func execute() async throws -> [Loaf] { try await repository.loaves() }
}
// file: Sources/Domain/Mocks/MockLoafRepository.swift
// A double: a repository of the data layer by its role, but the folder decides its layer, and no rule about the shape of
// repositories is meant for it.
final class MockLoafRepository: LoafRepository {
  var result: [Loaf] = []

  func loaves() async throws -> [Loaf] { result.filter { $0.name.count > 3 } }
}
// file: Sources/Domain/Mocks/MockGetLoavesUseCase.swift
// It creates another double.
final class MockGetLoavesUseCase: GetLoavesUseCase {
  private let repository = MockLoafRepository()

  func execute() async throws -> [Loaf] { repository.result }
}
// file: Sources/Domain/Mocks/FakeLoafRepository.swift
// What a double uses beyond what its protocol names breaks the dependency rule like anything else.
final class FakeLoafRepository: LoafRepository {
  var rows: [LoafRow] = []  // ! dependency-rule FakeLoafRepository -> LoafRow

  func loaves() async throws -> [Loaf] { [] }
}
// file: Sources/Domain/Mocks/LoafMock.swift
// It replaces nothing.
struct LoafMock {
  let row: LoafRow  // ! dependency-rule LoafMock -> LoafRow
}
// file: Sources/Data/LoafRow.swift
struct LoafRow {
  let name: String
}
// file: Sources/Data/LoafRepositoryImpl.swift
final class LoafRepositoryImpl: LoafRepository {
  func loaves() async throws -> [Loaf] { [] }
}
// file: Sources/Data/StubLoafRepository.swift
// The view model below uses it: then it is production code.
final class StubLoafRepository: LoafRepository {
  func loaves() async throws -> [Loaf] { [] }
}
// file: Sources/Data/SpyLoafRepository.swift
// The composition root chooses between the two.
final class SpyLoafRepository: LoafRepository {
  func loaves() async throws -> [Loaf] { [] }
}
// file: Sources/DI/BakeryContainer.swift
final class BakeryContainer {
  func loafRepository(isDemo: Bool) -> any LoafRepository {
    isDemo ? SpyLoafRepository() : LoafRepositoryImpl()
  }
}
// file: Sources/Presentation/LoavesViewModel.swift
import Observation

@MainActor @Observable final class LoavesViewModel {
  private let getLoaves: any GetLoavesUseCase
  private let repository = StubLoafRepository()  // ! skipped-layer LoavesViewModel -> StubLoafRepository

  init(getLoaves: any GetLoavesUseCase) { self.getLoaves = getLoaves }
}

extension LoavesViewModel {
  static var preview: LoavesViewModel {
    _ = LoafRow(name: "Rye")
    return LoavesViewModel(getLoaves: PreviewGetLoavesUseCase())
  }

  static func mock() -> LoavesViewModel {
    _ = LoafRow(name: "Rye")  // ! dependency-rule LoavesViewModel -> LoafRow
    return LoavesViewModel(getLoaves: GetLoavesUseCaseImpl(repository: LoafRepositoryImpl()))  // ! skipped-layer LoavesViewModel -> LoafRepositoryImpl
  }
}

// Only previews use it, so that it is part of them.
struct PreviewGetLoavesUseCase: GetLoavesUseCase {
  private let rows = [LoafRow(name: "Rye")]

  func execute() async throws -> [Loaf] { [] }
}
// file: Sources/Presentation/LoavesView.swift
import SwiftUI

struct LoavesView: View {
  let viewModel: LoavesViewModel

  var body: some View { EmptyView() }
}

struct LoavesScreen: View {
  var body: some View { LoavesView(viewModel: .mock()) }
}

#Preview {
  LoavesView(viewModel: .preview)
}
// file: Tests/LoavesTests.swift
@testable import Bakery
import XCTest

final class LoavesTests: XCTestCase {
  let useCase = MockGetLoavesUseCase()
  let repository = FakeLoafRepository()
}
// file: Tests/OtherTests.swift
@testable import Bakery
import XCTest

final class OtherTests: XCTestCase {
  let stub = StubLoafRepository()
  let useCase = GetLoavesUseCaseImpl(repository: LoafRepositoryImpl())  // ! test-crosses-layers OtherTests -> LoafRepositoryImpl
  let type = LoavesViewModel.self
}
