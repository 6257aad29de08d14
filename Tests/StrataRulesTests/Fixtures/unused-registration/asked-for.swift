// style: reactive
// file: Sources/App/AppAssembly.swift
import Swinject
import SwinjectAutoregistration

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in SystemClock() }
    container.register(Ledger.self, name: Names.ledger) { _ in Ledger() }
    container.register(Vault.self) { _ in Vault() }
    container.autoregister(Bank.self, initializer: Bank.init)
    container.register(Teller.self) { r in Teller(bank: r~>, vault: r~>) }
  }
}

enum Names {
  static let ledger = "ledger"
}

func start(_ container: Container, name: String) {
  _ = container.resolve(Teller.self)
  _ = container.resolve(Ledger.self, name: name)
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class Ledger {}
final class Vault {}

final class Bank {
  init(clock: Clock) {}
}

final class Teller {
  init(bank: Bank, vault: Vault) {}
}
