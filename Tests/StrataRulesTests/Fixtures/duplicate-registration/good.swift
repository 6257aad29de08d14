// style: reactive
// file: Sources/App/AppAssembly.swift
import Swinject

final class AppAssembly: Assembly {
  let isDemo: Bool

  init(isDemo: Bool) { self.isDemo = isDemo }

  func assemble(container: Container) {
    if isDemo {
      container.register(Clock.self) { _ in SystemClock() }
    } else {
      container.register(Clock.self) { _ in QuartzClock() }
    }
    #if DEMO
      container.register(Vault.self) { _ in Vault() }
    #else
      container.register(Vault.self) { _ in Vault() }
    #endif
    let other = Container()
    container.register(Ledger.self) { _ in Ledger() }
    other.register(Ledger.self) { _ in Ledger() }
  }
}

final class LiveAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Safe.self) { _ in Safe() }
  }
}

final class DemoAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Safe.self) { _ in Safe() }
  }
}

func assembler(isDemo: Bool) -> Assembler {
  let assembler = Assembler([isDemo ? DemoAssembly() : LiveAssembly(), AppAssembly(isDemo: isDemo)])
  _ = assembler.resolver.resolve(Safe.self)
  return assembler
}

func start(_ container: Container) {
  _ = container.resolve(Clock.self)
  _ = container.resolve(Vault.self)
  _ = container.resolve(Ledger.self)
}
// file: Sources/Domain/Bank.swift
protocol Clock {}
final class SystemClock: Clock {}
final class QuartzClock: Clock {}
final class Ledger {}
final class Vault {}
final class Safe {}
