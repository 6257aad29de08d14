// Functions to which an assembly gives its container.
// style: reactive
// rules: duplicate-registration
// file: Sources/App/Assemblies.swift
import Swinject

let assembler = Assembler([SeaAssembly(), HarborAssembly(), DockAssembly()])

struct SeaAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Pier.self) { _ in Pier() }  // ! duplicate-registration Pier
    container.register(Buoy.self) { _ in Buoy() }
    container.register(Crane.self) { _ in Crane() }
  }
}

struct HarborAssembly: Assembly {
  func assemble(container: Container) {
    registerPiers(in: container)
    if isTest { registerBuoys(container) }
  }

  private func registerPiers(in container: Container) {
    container.register(Pier.self) { _ in Pier() }  // ! duplicate-registration Pier
  }

  private func registerBuoys(_ container: Container) {
    container.register(Buoy.self) { _ in Buoy() }
  }
}

struct DockAssembly: Assembly {
  func assemble(container: Container) { registerCranes(in: Container()) }

  private func registerCranes(in container: Container) {
    container.register(Crane.self) { _ in Crane() }
  }
}

final class Pier {}
final class Buoy {}
final class Crane {}
