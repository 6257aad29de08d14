// style: reactive
// rules: unused-registration
// A generic function of the project resolves the type that is expected.
// file: Sources/App/AppContainer.swift
import Swinject

extension Resolver {
  func get<Service>() -> Service { resolve(Service.self)! }
}

enum AppContainer {
  static let shared = Container()

  static func fill() {
    shared.register(Clock.self) { _ in SystemClock() }
    shared.register(Ledger.self) { _ in Ledger() }
    shared.register(Vault.self) { r in Vault(ledger: r.get()) }
    shared.register(Teller.self) { _ in Teller() }
    shared.register(Hall.self) { _ in Hall() }
    shared.register(Safe.self) { _ in Safe() }  // ! unused-registration Safe
  }

  static func hall() -> Hall { shared.get() }
}
// file: Sources/App/BankCoordinator.swift
final class BankCoordinator {
  private let teller: Teller = AppContainer.shared.get()

  func start() {
    let clock: any Clock = AppContainer.shared.get()
    let vault: Vault? = AppContainer.shared.get()
    print(clock, vault as Any)
  }
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class Ledger {}
final class Vault { init(ledger: Ledger) {} }
final class Teller {}
final class Hall {}
final class Safe {}
