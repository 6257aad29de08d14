// style: repository
// rules: direct-instantiation, dependency-rule
// A name, or a single function that builds something, makes no composition root of everything in the type.
// file: Sources/Domain/Visit.swift
struct Visit {
  let name: String
}

protocol VisitRepository {
  func visits() async throws -> [Visit]
}
// file: Sources/Data/VisitRepositoryImpl.swift
struct VisitDTO: Decodable {
  let name: String
}

final class VisitAPIClient {
  func load() async throws -> [VisitDTO] { [] }
}

final class VisitRepositoryImpl: VisitRepository {
  init(client: VisitAPIClient) {}

  func visits() async throws -> [Visit] { [] }
}
// file: Sources/Presentation/VisitKeeperFactory.swift
// What it creates stays inside it.
final class VisitKeeperFactory {
  static let shared = VisitKeeperFactory()

  private let repository = VisitRepositoryImpl(client: VisitAPIClient())  // ! direct-instantiation VisitKeeperFactory -> VisitRepositoryImpl

  private init() {}

  func names() async throws -> [String] {
    try await repository.visits().map(\.name)  // ! dependency-rule VisitKeeperFactory -> VisitRepositoryImpl
  }
}
// file: Sources/DI/VisitContainer.swift
final class VisitContainer {
  private lazy var client = VisitAPIClient()

  func screen() -> VisitViewModel { VisitViewModel(repository: VisitRepositoryImpl(client: client)) }
}
// file: Sources/Presentation/VisitTotalFactory.swift
// Others ask it for a number only: what it also offers makes it no factory.
final class VisitTotalFactory {
  func repository() -> any VisitRepository {
    VisitRepositoryImpl(client: VisitAPIClient())  // ! dependency-rule VisitTotalFactory -> VisitAPIClient ! dependency-rule VisitTotalFactory -> VisitRepositoryImpl
  }

  func total() async -> Int { (try? await repository().visits().count) ?? 0 }
}

struct VisitTotal {
  func text() async -> String { "\(await VisitTotalFactory().total())" }
}
// file: Sources/Presentation/VisitMemoFactory.swift
// Only the type itself gets what the private function creates.
final class VisitMemoFactory {
  func total() async -> Int { (try? await make().visits().count) ?? 0 }

  private func make() -> any VisitRepository {
    VisitRepositoryImpl(client: VisitAPIClient())  // ! dependency-rule VisitMemoFactory -> VisitAPIClient ! dependency-rule VisitMemoFactory -> VisitRepositoryImpl
  }
}
// file: Sources/Presentation/VisitScreenFactory.swift
// It builds a screen; a DTO is nothing that it builds or connects.
struct VisitScreenFactory {
  func make() -> VisitViewModel { VisitViewModel(repository: VisitRepositoryImpl(client: VisitAPIClient())) }

  func title(of visit: VisitDTO) -> String {  // ! dependency-rule VisitScreenFactory -> VisitDTO
    visit.name.uppercased()  // ! dependency-rule VisitScreenFactory -> VisitDTO
  }
}
// file: Sources/Presentation/VisitCoordinator.swift
import UIKit

// It builds a screen, and works with a repository of its own.
final class VisitCoordinator {
  private let repository = VisitRepositoryImpl(client: VisitAPIClient())

  func start() -> VisitViewModel { VisitViewModel(repository: repository) }

  func total() async throws -> Int {
    try await repository.visits().count  // ! dependency-rule VisitCoordinator -> VisitRepositoryImpl
  }
}
// file: Sources/Presentation/SceneDelegate.swift
import UIKit

// It may build everything; a use case is to call the repository.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let repository = VisitRepositoryImpl(client: VisitAPIClient())

  func refresh() async {
    _ = try? await repository.visits()  // ! dependency-rule SceneDelegate -> VisitRepositoryImpl
  }
}
// file: Sources/Presentation/VisitViewModel.swift
final class VisitViewModel {
  private let repository: any VisitRepository

  init(repository: any VisitRepository) { self.repository = repository }
}
