import Observation

@MainActor @Observable
final class CartModel {
  private(set) var items: [Book] = []
  private let orders: OrderService

  init(orders: OrderService) { self.orders = orders }

  func add(_ book: Book) { items.append(book) }

  func order() async throws {
    try await orders.place(Order(books: items))
    items = []
  }
}
