// style: reactive
// file: Sources/App/PaymentAssembly.swift
import Swinject
import SwinjectAutoregistration

final class PaymentAssembly: Assembly {
  func assemble(container: Container) {
    container.register(PaymentUseCase.self) { r in
      PaymentUseCaseImpl(
        repository: r.resolve(PaymentRepository.self)!,
        validation: r.resolve(ValidationService.self)!)  // ! unregistered-dependency PaymentUseCase -> ValidationService
    }
    container.register(PaymentRepository.self, name: "remote") { _ in PaymentRepositoryImpl() }
    container.register(PaymentRepository.self) { _ in PaymentRepositoryImpl() }
    container.register(Receipt.self) { (_, amount: Double) in Receipt(amount: amount) }
    container.autoregister(RefundUseCase.self, initializer: RefundUseCaseImpl.init)  // ! unregistered-dependency RefundUseCase -> RefundPolicy
  }
}

enum Screens {
  static func show(_ container: Container) {
    _ = container.resolve(PaymentRepository.self, name: "remote")
    _ = container.resolve(PaymentRepository.self, name: "local")  // ! unregistered-dependency Screens -> PaymentRepository named "local"
    _ = container.resolve(Receipt.self, argument: 2.0)
    _ = container.resolve(Receipt.self)  // ! unregistered-dependency Screens -> Receipt
    _ = container ~> PaymentUseCase.self
    _ = container ~> ReceiptPrinter.self  // ! unregistered-dependency Screens -> ReceiptPrinter
    let view: UIKitThing = container~>
    _ = container.resolve(SomebodyElses.self)
  }
}
// file: Sources/Domain/Payment.swift
protocol PaymentUseCase {}
protocol ValidationService {}
protocol PaymentRepository {}
protocol RefundUseCase {}
protocol RefundPolicy {}
protocol ReceiptPrinter {}
struct Receipt {
  let amount: Double
}

final class PaymentUseCaseImpl: PaymentUseCase {
  init(repository: PaymentRepository, validation: ValidationService) {}
}

final class RefundUseCaseImpl: RefundUseCase {
  init(repository: PaymentRepository, policy: RefundPolicy, reason: String = "") {}
}
// file: Sources/Data/PaymentRepositoryImpl.swift
final class PaymentRepositoryImpl: PaymentRepository {}
