// style: reactive
// rules: duplicate-registration
// Functions that one function calls on one container, and the list of assemblies that it gives this container.
// file: Sources/App/Modules.swift
import Swinject

extension Container {
  func registerClocks() {
    register(Clock.self) { _ in SystemClock() }  // ! duplicate-registration Clock
    register(Ledger.self) { _ in Ledger() }
  }

  func registerMoreClocks() {
    self.register(Clock.self) { _ in QuartzClock() }  // ! duplicate-registration Clock
    register(Vault.self) { _ in Vault() }  // ! duplicate-registration Vault
  }

  // Only in tests of the app.
  func registerTestClocks() {
    register(Ledger.self) { _ in Ledger() }
  }

  // On another container.
  func registerTellers() {
    register(Vault.self) { _ in Vault() }
  }
}

final class VaultAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Vault.self) { _ in Vault() }  // ! duplicate-registration Vault
  }
}

func start(isTest: Bool) -> Resolver {
  let container = Container()
  let other = Container()
  container.registerClocks()
  container.registerMoreClocks()
  if isTest { container.registerTestClocks() }
  other.registerTellers()
  return Assembler([VaultAssembly()], container: container).resolver
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class QuartzClock: Clock {}
final class Ledger {}
final class Vault {}
