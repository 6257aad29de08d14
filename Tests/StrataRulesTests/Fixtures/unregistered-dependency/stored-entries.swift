// The entry of a registration may be stored before further types are given to it.
// style: reactive
// rules: unregistered-dependency, unused-registration
// file: Sources/App/LampAssembly.swift
import Swinject

final class LampAssembly: Assembly {
  func assemble(container: Container) {
    let lamp = container.register(Lamp.self) { _ in Lamp() }
    lamp.inObjectScope(.container).implements(Glow.self)
    lamp.implements(Warmth.self, Switchable.self)
    container.forward(Dimmable.self, to: lamp)
    container.forward(Flicker.self, name: "night", to: lamp)
    container.forward(Shade.self, to: container.register(Screen.self) { _ in Screen() })
  }
}

enum Room {
  static func light(_ container: Container) {
    _ = container.resolve(Glow.self)
    _ = container.resolve(Warmth.self)
    _ = container.resolve(Switchable.self)
    _ = container.resolve(Dimmable.self)
    _ = container.resolve(Flicker.self, name: "night")
    _ = container.resolve(Shade.self)
    _ = container.resolve(Flicker.self)  // ! unregistered-dependency Room -> Flicker
    _ = container.resolve(Dark.self)  // ! unregistered-dependency Room -> Dark
  }
}
// file: Sources/Domain/Lamp.swift
protocol Glow {}
protocol Warmth {}
protocol Switchable {}
protocol Dimmable {}
protocol Flicker {}
protocol Shade {}
protocol Dark {}
final class Lamp: Glow, Warmth, Switchable, Dimmable, Flicker {}
final class Screen: Shade {}
