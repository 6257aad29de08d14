// style: repository
// rules: dependency-rule
// Layers that names decide: an extension beside its type and a nested type belong to the layer of the type.
// file: strata.yml
layers:
  Flows: {match: {path: "Modules/**", suffix: Flow}, uses: [Logic]}
  Logic: {match: {path: "Modules/**", suffix: Presenter}}
  Screens: {match: {path: "Modules/**"}, uses: [Logic]}
rules:
  dependency-rule: error
// file: Modules/Orders/OrdersFlow.swift
final class OrdersFlow {
  let presenter: OrdersPresenter
  let mode: OrdersPresenter.Mode
  var row: OrderRow?  // ! dependency-rule OrdersFlow -> OrderRow
}

extension OrdersFlow {
  func open() -> OrdersPresenter { presenter }
}
// file: Modules/Orders/OrdersPresenter.swift
final class OrdersPresenter {
  enum Mode { case list, map }
  let mode: Mode = .list
}

final class MapPresenter {
  let mode: OrdersPresenter.Mode = .map
}
// file: Modules/Orders/OrderRow.swift
struct OrderRow {
  let mode: OrdersPresenter.Mode
  var flow: OrdersFlow?  // ! dependency-rule OrderRow -> OrdersFlow
}
