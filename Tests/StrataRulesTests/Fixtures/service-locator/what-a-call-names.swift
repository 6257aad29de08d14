// The container that a call of `resolve` begins with is no violation of its own.
// style: reactive
// rules: service-locator, dependency-rule
// file: Sources/DI/HarbourRegistry.swift
import Swinject

final class HarbourRegistry {
  static let container = Container()
  static var resolver: Resolver { container }
  static func start() {}

  func register() {
    Self.container.register(TideReading.self) { _ in TideReader() }
  }
}
// file: Sources/Domain/TideReading.swift
protocol TideReading {}
// file: Sources/Data/TideReader.swift
final class TideReader: TideReading {}
// file: Sources/Presentation/TideViewModel.swift
final class TideViewModel {
  private let tides = HarbourRegistry.resolver.resolve(TideReading.self)  // ! service-locator TideViewModel -> TideReading
}
