// Cases and constants in a folder of composition roots are no part of the object graph, and whoever has to may name them. The
// property wrapper of a container is used like the container.
// style: coordinator
// file: Sources/Moorings/Composition/MooringsCoordinator.swift
import UIKit

public enum MooringsScreen {
  case list
  case detail
}

public final class MooringsCoordinator {
  let navigationController = UINavigationController()
  func show(_ screen: MooringsScreen) {}
}
// file: Sources/Moorings/DI/Injected.swift
@propertyWrapper
public struct Injected<Value> {
  public var wrappedValue: Value
  public init() { fatalError() }
}
// file: Sources/Moorings/DI/Registry.swift
public final class Registry {
  public init() {}
  public func start() -> Int { 1 }
}
// file: Sources/Moorings/Presentation/MooringsViewModel.swift
protocol TideReading {}

final class MooringsViewModel {
  @Injected var tides: TideReading
  var screen = MooringsScreen.list
  let start = Registry().start()  // ! dependency-rule MooringsViewModel -> Registry
}
