final class OrderService {
  private let database: Database
  /// Loads again after each order.
  weak var listener: OrdersModel?

  init(database: Database) { self.database = database }

  func place(_ order: Order) async throws {
    database.write("orders", order.books.map(\.title))
    await listener?.load()
  }

  func all() async -> [Order] { [Order(books: database.read("orders").map { Book(title: $0) })] }
}
