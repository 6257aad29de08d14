// style: reactive
// file: Sources/App/AppAssembly.swift
import Swinject

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
    container.register(OldPaymentUseCase.self) { _ in PaymentUseCaseImpl() }  // ! unused-registration OldPaymentUseCase
    container.register(PaymentUseCase.self, name: "test") { _ in PaymentUseCaseImpl() }  // ! unused-registration PaymentUseCase named "test"
  }
}
// file: Sources/App/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  let assembler = Assembler([AppAssembly()])

  func start() {
    _ = assembler.resolver.resolve(PaymentUseCase.self)
  }
}
// file: Sources/Domain/Payment.swift
protocol PaymentUseCase {}
protocol OldPaymentUseCase {}

final class PaymentUseCaseImpl: PaymentUseCase, OldPaymentUseCase {}
