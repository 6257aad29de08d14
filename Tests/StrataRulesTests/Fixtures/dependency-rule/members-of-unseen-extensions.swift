// A member that another module adds to a type of the project is found by code that sees that module, and by no other: there, the
// name is that of a library.
// style: repository
// rules: dependency-rule
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Orders",
  targets: [
    .target(name: "OrdersDomain"),
    .target(name: "OrdersPresentation", dependencies: ["OrdersDomain"]),
    .target(name: "OrdersData", dependencies: ["OrdersDomain"]),
    .target(name: "ExportData", dependencies: ["OrdersDomain", "OrdersPresentation"]),
  ])
// file: Sources/OrdersDomain/Order.swift
public struct Order {
  public init() {}
}
// file: Sources/OrdersPresentation/Order+Tint.swift
import OrdersDomain

extension Order {
  public var tint: Int { 0 }
  public struct Badge { public init() {} }
}
// file: Sources/OrdersData/OrderSender.swift
import OrdersDomain
import Tints

public struct OrderSender {
  func send(_ order: Order) {
    print(order.tint, Order.Badge())
  }
}
// file: Sources/ExportData/OrderExport.swift
import OrdersDomain
import OrdersPresentation

public struct OrderExport {
  func export(_ order: Order) {
    print(order.tint)  // ! dependency-rule OrderExport -> Order
    print(Order.Badge())  // ! dependency-rule OrderExport -> Order.Badge
  }
}
