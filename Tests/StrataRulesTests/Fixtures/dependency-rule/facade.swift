// style: repository
// file: Package.swift
let package = Package(
  name: "Shop",
  targets: [.target(name: "ShopData"), .target(name: "ShopDomain"), .target(name: "ShopPresentation")])
// file: Sources/ShopData/Order.swift
public struct Order {
  public let lines: [Line]
  public struct Line {
    public let title: String
  }
}
public struct Receipt {}
// file: Sources/ShopDomain/Facade.swift
import ShopData

public typealias Order = ShopData.Order  // ! dependency-rule Order -> Order
// file: Sources/ShopPresentation/OrderRow.swift
import ShopDomain

struct OrderRow {
  let order: Order
  var titles: [String] { order.lines.map { $0.title } }
}
// file: Sources/ShopPresentation/ReceiptRow.swift
import ShopData

struct ReceiptRow {
  let receipt: Receipt  // ! dependency-rule ReceiptRow -> Receipt
}
