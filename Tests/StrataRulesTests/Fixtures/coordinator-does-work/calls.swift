// style: coordinator
// file: Sources/Presentation/Coordinators/OrderCoordinator.swift
import UIKit

final class OrderCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private let orders: OrderRepository
  private let getOrder: GetOrderUseCase
  private let signOut: SignOutUseCase

  init(
    navigationController: UINavigationController, orders: OrderRepository, getOrder: GetOrderUseCase,
    signOut: SignOutUseCase
  ) {
    self.navigationController = navigationController
    self.orders = orders
    self.getOrder = getOrder
    self.signOut = signOut
  }

  func start() {
    let viewModel = OrderViewModel(getOrder: getOrder, coordinator: self)
    navigationController.pushViewController(OrderViewController(viewModel: viewModel), animated: true)
  }

  func showLast() async throws {
    let order = try await orders.last()  // ! coordinator-does-work OrderCoordinator -> OrderRepository
    show(order)
  }

  func showFirst() async throws {
    show(try await getOrder.execute(id: "1"))  // ! coordinator-does-work OrderCoordinator -> GetOrderUseCase
  }

  func show(_ order: Order) {
    if order.total > 1000 {  // ! coordinator-does-work
      start()
    }
  }

  // To begin an action is no work of its own, nor is to choose between screens.
  func leave() async throws {
    try await signOut.execute()
  }

  func show(_ screen: Screen) {
    switch screen {
    case .order: start()
    case .none: break
    }
  }

  enum Screen { case order, none }
}
// file: Sources/Presentation/Coordinators/Coordinator.swift
protocol Coordinator: AnyObject {
  func start()
}
// file: Sources/Presentation/Views/OrderViewController.swift
import UIKit

final class OrderViewController: UIViewController {
  init(viewModel: OrderViewModel) { super.init(nibName: nil, bundle: nil) }
}
// file: Sources/Presentation/ViewModels/OrderViewModel.swift
final class OrderViewModel {
  private let getOrder: GetOrderUseCase
  private weak var coordinator: OrderCoordinator?

  init(getOrder: GetOrderUseCase, coordinator: OrderCoordinator) {
    self.getOrder = getOrder
    self.coordinator = coordinator
  }
}
// file: Sources/Domain/Entities/Order.swift
struct Order {
  let id: String
  let total: Double
}
// file: Sources/Domain/UseCases/GetOrderUseCase.swift
protocol GetOrderUseCase {
  func execute(id: String) async throws -> Order
}
// file: Sources/Domain/UseCases/SignOutUseCase.swift
protocol SignOutUseCase {
  func execute() async throws
}
// file: Sources/Domain/Protocols/OrderRepository.swift
protocol OrderRepository {
  func last() async throws -> Order
}
