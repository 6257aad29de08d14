/// Creates everything once.
@MainActor
final class AppContext {
  private let database = Database(path: "books.sqlite")
  private lazy var books = BookService(database: database)
  private lazy var orders = OrderService(database: database)

  func searchModel() -> SearchModel { SearchModel(books: books) }
  func cartModel() -> CartModel { CartModel(orders: orders) }
  func ordersModel() -> OrdersModel { OrdersModel(orders: orders) }
}
