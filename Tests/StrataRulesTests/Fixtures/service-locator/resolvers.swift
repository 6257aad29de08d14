// file: strata.yml
style: reactive
rules:
  service-locator: {severity: warning, wrappers: [Injected]}
// file: Sources/Presentation/PaymentViewModel.swift
import Swinject

final class PaymentViewModel {
  private let resolver: Resolver  // ! service-locator PaymentViewModel -> Resolver

  init(resolver: Resolver) { self.resolver = resolver }  // ! service-locator PaymentViewModel -> Resolver

  func pay() {
    resolver.resolve(PaymentUseCase.self)?.execute()  // ! service-locator PaymentViewModel -> PaymentUseCase
  }
}
// file: Sources/Presentation/HistoryViewModel.swift
final class HistoryViewModel {
  private let payment = Globals.container.resolve(PaymentUseCase.self)!  // ! service-locator HistoryViewModel -> PaymentUseCase
}
// file: Sources/Presentation/LimitsViewModel.swift
import Factory

final class LimitsViewModel {
  @Injected(\.payment) private var payment  // ! service-locator LimitsViewModel -> Injected
}
// file: Sources/Domain/PaymentUseCase.swift
protocol PaymentUseCase {
  func execute()
}
// file: Sources/App/PaymentAssembly.swift
import Swinject

final class PaymentAssembly: Assembly {
  func assemble(container: Container) {
    container.register(PaymentViewModel.self) { r in PaymentViewModel(resolver: r) }
  }
}

enum Globals {
  static let container = Container()
}
