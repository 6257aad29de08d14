// style: repository
// What extensions in Data add to types of frameworks and to the standard library's operators, used without a call or
// without its own name.
// file: Sources/App/Domain/Entities/Order.swift
struct Order: Equatable {
  enum Status { case open, closed }
  let id: Int
  let status: Status
}
// file: Sources/App/Data/Order+Row.swift
import Foundation

extension Order {
  init(row: Int) { self.init(id: row, status: .open) }
  func rowText() -> String { String(id) }
  func columnText(of column: Int) -> String { String(column) }
}
extension Notification.Name {
  static let ordersChanged = Notification.Name("orders")
}
extension NSNotification.Name {
  static let ordersFailed = NSNotification.Name("failed")
}
extension String {
  init(order: Order) { self = order.rowText() }
  func wireEncoded() -> String { self }
  func wireDecoded(with key: Int) -> String { self }
}
extension String.StringInterpolation {
  mutating func appendInterpolation(row order: Order) { appendLiteral(order.rowText()) }
  mutating func appendInterpolation(_ order: Order) { appendLiteral(order.rowText()) }
}
func ~= (range: ClosedRange<Int>, order: Order) -> Bool { range.contains(order.id) }
func packed(_ order: Order, in box: Int) -> Int { box }
// file: Sources/App/Domain/UseCases/SyncOrdersUseCase.swift
import Foundation

final class SyncOrdersUseCase {
  func post() { NotificationCenter.default.post(name: .ordersChanged, object: nil) }  // ! dependency-rule SyncOrdersUseCase -> Notification.Name.ordersChanged
  func postFailure() { NotificationCenter.default.post(name: .ordersFailed, object: self) }  // ! dependency-rule SyncOrdersUseCase -> NSNotification.Name.ordersFailed
  func observe() {
    _ = NotificationCenter.default.addObserver(forName: .ordersChanged, object: nil, queue: nil) { _ in }  // ! dependency-rule SyncOrdersUseCase -> Notification.Name.ordersChanged
  }
  func name() -> Notification.Name { Notification.Name.ordersFailed }  // ! dependency-rule SyncOrdersUseCase -> NSNotification.Name.ordersFailed
  func oldName() -> Notification.Name { NSNotification.Name.ordersChanged }  // ! dependency-rule SyncOrdersUseCase -> Notification.Name.ordersChanged

  func orders(_ rows: [Int]) -> [Order] { rows.map(Order.init(row:)) }  // ! dependency-rule SyncOrdersUseCase -> Order
  func texts(_ all: [Order]) -> [String] { all.map(String.init(order:)) }  // ! dependency-rule SyncOrdersUseCase -> String.init(order:)
  func encoded(_ all: [String]) -> [() -> String] { all.map(String.wireEncoded) }  // ! dependency-rule SyncOrdersUseCase -> String.wireEncoded()
  func decoded() -> (String) -> (Int) -> String { String.wireDecoded(with:) }  // ! dependency-rule SyncOrdersUseCase -> String.wireDecoded(with:)
  func rowText() -> (Order) -> () -> String { Order.rowText }  // ! dependency-rule SyncOrdersUseCase -> Order
  func rowTextOfColumn() -> (Order) -> (Int) -> String { Order.columnText(of:) }  // ! dependency-rule SyncOrdersUseCase -> Order
  func pack() -> (Order, Int) -> Int { packed(_:in:) }  // ! dependency-rule SyncOrdersUseCase -> packed(_:in:)

  func title(_ order: Order) -> String { "order \(row: order)" }  // ! dependency-rule SyncOrdersUseCase -> String.StringInterpolation.appendInterpolation(row:)
  func text(_ order: Order) -> String { "order \(order)" }  // ! dependency-rule SyncOrdersUseCase -> String.StringInterpolation.appendInterpolation(_:)
  func isEarly(_ order: Order) -> Bool {
    switch order {
    case 1...5: true  // ! dependency-rule SyncOrdersUseCase -> ~=
    default: false
    }
  }
  func isFirst(_ order: Order) -> Bool {
    if case 1...2 = order { return true }  // ! dependency-rule SyncOrdersUseCase -> ~=
    return false
  }

  func fine(_ order: Order, _ all: [Int], _ count: Int) -> String {
    let numbers = all.map(String.init)
    let made = [1].map { Order(id: $0, status: .open) }
    switch count {
    case 1...5: return "\(order.id) \(count)"
    default: break
    }
    switch order.status {
    case .open: return numbers.map { $0.uppercased() }.joined()
    case .closed: return "\(made.count)" + ["a"].map(String.init(describing:)).joined()
    }
  }
}
