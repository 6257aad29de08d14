import Observation

@MainActor @Observable
final class OrdersModel {
  var orders: [Order] = []
  private let service: OrderService

  init(orders: OrderService) { service = orders }

  func load() async { orders = await service.all() }
}
