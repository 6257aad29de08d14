// style: coordinator
// rules: direct-instantiation, dependency-rule
// A container may also have functions. Without a reader of its properties it is one if none of its functions uses what it stores.
// file: Sources/App/DependencyContainer.swift
final class DependencyContainer {
  static let shared = DependencyContainer()
  lazy var client: ClientProtocol = NetworkClient()
  lazy var tideRepository: TideRepositoryProtocol = TideRepository(client: client)

  func reset() { Self.log("reset") }

  private static func log(_ text: String) { print(text) }
}
// file: Sources/App/HarbourContainer.swift
final class HarbourDependencyContainer {
  lazy var pilots: PilotRepositoryProtocol = PilotRepository()

  func warmUp() { pilots.load() }  // ! dependency-rule HarbourDependencyContainer -> PilotRepositoryProtocol
}

extension HarbourDependencyContainer: ScreenDependencies {}
// file: Sources/App/PilotCache.swift
final class PilotDependencyContainer {
  lazy var pilots: PilotRepositoryProtocol = PilotRepository()  // ! direct-instantiation PilotDependencyContainer -> PilotRepository
  lazy var tides: TideRepositoryProtocol = TideRepository(client: NetworkClient())  // ! direct-instantiation PilotDependencyContainer -> TideRepository

  func warmUp() {
    pilots.load()
    tides.load()
  }
}
// file: Sources/Presentation/Coordinators/HarbourCoordinator.swift
protocol ScreenDependencies {
  var pilots: PilotRepositoryProtocol { get }
}

final class HarbourCoordinator {
  private let screens: ScreenDependencies

  init(screens: ScreenDependencies) { self.screens = screens }

  func start() -> PilotRepositoryProtocol { screens.pilots }
}
// file: Sources/Domain/Repositories/PilotRepositoryProtocol.swift
protocol PilotRepositoryProtocol { func load() }
protocol TideRepositoryProtocol { func load() }
// file: Sources/Data/Repositories/PilotRepository.swift
final class PilotRepository: PilotRepositoryProtocol {
  func load() {}
}
final class TideRepository: TideRepositoryProtocol {
  private let client: ClientProtocol

  init(client: ClientProtocol) { self.client = client }

  func load() {}
}
// file: Sources/Infrastructure/Network/NetworkClient.swift
protocol ClientProtocol {}
final class NetworkClient: ClientProtocol {}
