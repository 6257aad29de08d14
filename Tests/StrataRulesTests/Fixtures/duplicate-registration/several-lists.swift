// style: reactive
// rules: duplicate-registration
// Assemblies are compared within each list, also if one is in several, with what they call on their container.
// file: Sources/DI/Assemblies.swift
import Swinject

final class CoreAssembly: Assembly {
  func assemble(container: Container) {
    container.registerClock()
    container.register(Printer.self) { _ in Printer() }  // ! duplicate-registration Printer
  }
}

final class StageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Printer.self) { _ in Printer() }  // ! duplicate-registration Printer
    container.register(Clock.self) { _ in Clock() }  // ! duplicate-registration Clock
  }
}

final class OtherAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Lamp.self) { _ in Lamp() }
  }
}

final class LampAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Lamp.self) { _ in Lamp() }
  }
}

extension Container {
  func registerClock() {
    register(Clock.self) { _ in Clock() }  // ! duplicate-registration Clock
  }
}

enum Roots {
  static let app = Assembler([CoreAssembly(), OtherAssembly()])
  static let stage = Assembler([CoreAssembly(), StageAssembly()])
  static let lamps = Assembler([LampAssembly(), StageAssembly()])
}
// file: Sources/Domain/Types.swift
final class Printer {}
final class Clock {}
final class Lamp {}
