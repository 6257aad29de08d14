// style: repository
// rules: layer-cycle
// Layers that may use each other by the definition form a cycle all the same, unless one of them is neutral.
// file: strata.yml
layers:
  Orders: {match: {path: "Orders/**"}, uses: [Stock, Helpers]}
  Stock: {match: {path: "Stock/**"}, uses: [Orders, Helpers]}
  Helpers: {match: {path: "Helpers/**"}, uses: [Orders, Stock], neutral: true}
rules:
  layer-cycle: error
// file: Orders/Order.swift
struct Order {
  var shelf: Shelf?  // ! layer-cycle Orders -> Stock
  let text: Text
}
// file: Stock/Shelf.swift
final class Shelf {
  var orders: [Order] = []  // ! layer-cycle Orders -> Stock
  var first: Order?
}
// file: Helpers/Text.swift
struct Text {
  var order: Order? { nil }
}
