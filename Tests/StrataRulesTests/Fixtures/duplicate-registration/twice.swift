// style: reactive
// file: Sources/App/AppAssembly.swift
import Swinject

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in SystemClock() }  // ! duplicate-registration Clock
    container.register(Clock.self) { _ in QuartzClock() }  // ! duplicate-registration Clock
    container.register(Vault.self, name: "main") { _ in Vault() }  // ! duplicate-registration Vault named "main"
    container.register(Vault.self, name: "spare") { _ in Vault() }
    container.register(Vault.self, name: "main") { _ in Vault() }  // ! duplicate-registration Vault named "main"
    container.register(Ledger.self) { _ in Ledger() }
    container.register(Ledger.self) { (_, name: String) in Ledger() }
    container.register(Teller.self) { _ in Teller() }  // ! duplicate-registration Teller
  }
}

final class BankAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Teller.self) { _ in Teller() }  // ! duplicate-registration Teller
  }
}

// Another list, and so another container.
final class ShopAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Teller.self) { _ in Teller() }
  }
}

func start() -> [Assembler] {
  let app = Assembler([AppAssembly(), BankAssembly()])
  let shop = Assembler([ShopAssembly()])
  _ = app.resolver.resolve(Clock.self)
  _ = app.resolver.resolve(Vault.self, name: "main")
  _ = app.resolver.resolve(Vault.self, name: "spare")
  _ = app.resolver.resolve(Ledger.self)
  _ = app.resolver.resolve(Ledger.self, argument: "a")
  _ = shop.resolver.resolve(Teller.self)
  return [app, shop]
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class QuartzClock: Clock {}
final class Ledger {}
final class Vault {}
final class Teller {}
