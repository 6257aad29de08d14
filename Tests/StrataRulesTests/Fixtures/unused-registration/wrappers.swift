// style: reactive
// The project's own wrappers and functions resolve, in files that name no function of the container.
// file: Sources/App/AppContainer.swift
import Swinject

enum AppContainer {
  static let shared = Container()

  static func fill() {
    shared.register(Clock.self) { _ in SystemClock() }
    shared.register(Ledger.self) { _ in Ledger() }
    shared.register(Vault.self) { _ in Vault() }
    shared.register(Safe.self) { _ in Safe() }  // ! unused-registration
  }
}

@propertyWrapper struct Injected<Service> {
  var wrappedValue: Service
  init() { self.init(Service.self) }
  init(_ type: Service.Type) { wrappedValue = AppContainer.shared.resolve(type)! }
}

func provide<Service>(_ type: Service.Type) -> Service { AppContainer.shared.resolve(type)! }
// file: Sources/Presentation/BankView.swift
final class BankViewController: UIViewController {
  @Injected(Clock.self) private var clock: Clock
  @Injected private var ledger: Ledger

  func open() { show(provide(Vault.self)) }
  private func show(_ vault: Vault) {}
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class Ledger {}
final class Vault {}
final class Safe {}
