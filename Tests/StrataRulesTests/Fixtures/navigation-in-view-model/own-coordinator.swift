// style: coordinator
// file: Presentation/OrderViewModel.swift
final class OrderViewModel {
  private let coordinator: OrderCoordinator

  init(coordinator: OrderCoordinator) { self.coordinator = coordinator }

  func finish() { coordinator.finish() }
}

final class BasketViewModel {
  func checkOut() {
    let coordinator = OrderCoordinator()  // ! navigation-in-view-model BasketViewModel -> OrderCoordinator
    coordinator.finish()
  }
}
// file: Presentation/OrderCoordinator.swift
final class OrderCoordinator {
  func finish() {}
}
