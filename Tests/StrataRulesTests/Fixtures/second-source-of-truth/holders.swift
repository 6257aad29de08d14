// style: repository
// file: Sources/Domain/Entities/Models.swift
struct User: Identifiable { let id: String; let name: String }
struct Order { let orderId: String; let total: Int }
struct Cart { var lines: [String] }
struct Note { let text: String }
struct Team { let id: Int }
// file: Sources/Domain/Repositories/UserRepository.swift
protocol UserRepository { func users() async throws -> [User] }
protocol OrderRepository { func orders() async throws -> [Order] }
protocol CartRepository { func cart() async throws -> Cart }
// file: Sources/Data/Repositories/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {
  private var users: [User] = []

  func users() async throws -> [User] {
    if users.isEmpty { users = [User(id: "1", name: "Ada")] }
    return users
  }
}
// file: Sources/Data/Services/SessionService.swift
final class SessionService {
  private(set) var currentUser: User?  // ! second-source-of-truth SessionService -> User
  var formerUsers: [User] = []  // ! second-source-of-truth SessionService -> User
  private var token: String?

  func begin(_ user: User) { currentUser = user }
}
// file: Sources/Data/DataSources/UserMemoryDataSource.swift
actor UserMemoryDataSource {
  private var byID: [String: User] = [:]  // ! second-source-of-truth UserMemoryDataSource -> User

  func save(_ user: User) { byID[user.id] = user }
}
// file: Sources/Data/Repositories/OrderRepositoryImpl.swift
import Combine

final class OrderRepositoryImpl: OrderRepository {
  private let ordersSubject = CurrentValueSubject<[Order], Never>([])

  func orders() async throws -> [Order] { ordersSubject.value }
}
// file: Sources/Data/Services/BillingManager.swift
final class BillingManager {
  private var lastOrders = [Order]()  // ! second-source-of-truth BillingManager -> Order

  func bill(_ order: Order) { lastOrders.append(order) }
}
// file: Sources/Data/Services/OrderCache.swift
import Foundation

// By its name, and with a cache.
final class OrderCache {
  private let cache = NSCache<NSString, Box>()
  private var orders: Set<String> = []
  private var all: [Order]?  // ! second-source-of-truth OrderCache -> Order

  func keep(_ orders: [Order]) { all = orders }
}
final class Box {}
// file: Sources/Data/Repositories/CartRepositoryImpl.swift
final class CartRepositoryImpl: CartRepository {
  private var cart: Cart?

  func cart() async throws -> Cart {
    if let cart { return cart }
    let new = Cart(lines: [])
    cart = new
    return new
  }
}
// file: Sources/Presentation/Cart/CartViewModel.swift
import Combine

// A view model that all screens share.
@MainActor
final class CartViewModel: ObservableObject {
  static let shared = CartViewModel()
  @Published private(set) var currentCart: Cart?  // ! second-source-of-truth CartViewModel -> Cart

  func load(_ repository: CartRepository) async { currentCart = try? await repository.cart() }
}
// file: Sources/Presentation/Cart/CartListViewModel.swift
import Combine

// The state of one screen.
@MainActor
final class CartListViewModel: ObservableObject {
  @Published private(set) var carts: [Cart] = []
  @Published private(set) var users: [User] = []
}
// file: Sources/Data/Services/TeamService.swift
// Without a repository, the object that is named after the model.
final class TeamService {
  private var teams: [Team] = []

  func add(_ team: Team) { teams.append(team) }
}
// file: Sources/Data/Services/MatchService.swift
final class MatchService {
  var team: Team?  // ! second-source-of-truth MatchService -> Team
}
