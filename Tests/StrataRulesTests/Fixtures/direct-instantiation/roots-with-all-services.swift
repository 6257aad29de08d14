// style: repository
// rules: direct-instantiation, service-locator
// All services of an app in one type, what a watch app starts with, and the delegate that Objective-C declares.
// file: Sources/Domain/Tide.swift
struct Tide {
  let height: Double
}

protocol TideRepository {
  func tides() async throws -> [Tide]
}
// file: Sources/Data/TideRepositoryImpl.swift
final class TideAPIClient {
  static let shared = TideAPIClient()

  func load() async throws -> [Double] { [] }
}

final class TideRepositoryImpl: TideRepository {
  private let client: TideAPIClient

  init(client: TideAPIClient) { self.client = client }

  func tides() async throws -> [Tide] { try await client.load().map { Tide(height: $0) } }
}
// file: Sources/Presentation/HarbourServices.swift
final class HarbourServices {
  static let shared = HarbourServices()

  let tides: TideRepository

  private init() {
    tides = TideRepositoryImpl(client: TideAPIClient())
  }
}
// file: Sources/Presentation/TideViewModel.swift
final class TideViewModel {
  func load() async throws -> [Tide] {
    try await HarbourServices.shared.tides.tides()  // ! service-locator TideViewModel -> HarbourServices
  }
}
// What only has such a name builds nothing for others.
final class TideServices {
  private let repository = TideRepositoryImpl(client: TideAPIClient())  // ! direct-instantiation TideServices -> TideRepositoryImpl

  func load() async throws -> [Tide] { try await repository.tides() }
}
// file: Sources/Presentation/WatchStart.swift
import WatchKit

final class WatchStart: NSObject, WKExtensionDelegate {
  var repository: TideRepository?

  func applicationDidFinishLaunching() {
    repository = TideRepositoryImpl(client: TideAPIClient())
  }
}
// file: Sources/Presentation/HarbourAppDelegate+Tides.swift
extension HarbourAppDelegate {
  func start() async throws {
    _ = try await TideRepositoryImpl(client: TideAPIClient.shared).tides()
  }
}

extension HarbourPanel {
  func start() async throws {
    _ = try await TideRepositoryImpl(client: TideAPIClient()).tides()  // ! direct-instantiation HarbourPanel -> TideRepositoryImpl
  }
}
// file: Sources/Shared/Environment.swift
// The whole world of an app, under a name of one word.
struct Environment {
  let tides: TideRepository

  init() { tides = TideRepositoryImpl(client: TideAPIClient()) }
}

struct TideClock {
  let world: Environment

  func first() async throws -> Tide? { try await world.tides.tides().first }
}
// file: Sources/Shared/Core.swift
// This one keeps what it creates.
final class Core {
  private let tides = TideRepositoryImpl(client: TideAPIClient())  // ! direct-instantiation Core -> TideRepositoryImpl

  func start() async throws { _ = try await tides.tides() }
}
