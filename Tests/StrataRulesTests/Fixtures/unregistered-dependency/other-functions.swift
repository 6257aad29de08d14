// Functions that only begin with a name of the list register, also in a file without any other call of the container.
// style: reactive
// rules: unregistered-dependency, unused-registration
// file: Sources/App/Container+Orders.swift
import Swinject

extension Container {
  func addOrders() {
    registerLazy(OrderUseCase.self) { _ in OrderUseCaseImpl() }
    registerLazy(OrderHistory.self) { _ in OrderHistory() }  // ! unused-registration OrderHistory
  }
}
// file: Sources/App/OrderScreen.swift
import Swinject

enum OrderScreen {
  static func show(_ container: Container) {
    _ = container.resolve(OrderUseCase.self)
    _ = container.resolve(OrderPrinter.self)  // ! unregistered-dependency OrderScreen -> OrderPrinter
  }
}
// file: Sources/Domain/Orders.swift
protocol OrderUseCase {}
protocol OrderPrinter {}

final class OrderUseCaseImpl: OrderUseCase {}
final class OrderHistory {}
