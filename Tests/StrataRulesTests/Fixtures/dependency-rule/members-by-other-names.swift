// style: repository
// rules: dependency-rule
// Operators as values, dynamic members, key paths as subscripts, raw values: members whose names are not written after a dot.
// file: Sources/Data/Rows.swift
struct VaultRow: Comparable {
  var title = ""
  var size = 0
  static let zero = VaultRow()
  static func < (first: VaultRow, second: VaultRow) -> Bool { first.size < second.size }
  static func + (first: VaultRow, second: VaultRow) -> VaultRow { first }
}
enum VaultKind: String { case plain }
@dynamicMemberLookup
struct VaultLens<Root> {
  var root: Root
}
extension VaultLens {
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}
@dynamicMemberLookup
struct VaultBag {
  subscript(dynamicMember name: String) -> Int { 1 }
}
extension RawRepresentable { var vaultMark: String { "" } }
// file: Sources/Domain/Order.swift
struct Order: Comparable {
  var size = 0
  static func < (first: Order, second: Order) -> Bool { first.size < second.size }
}
enum Kind: String { case plain }

struct Orders {
  let rows: [VaultRow]  // ! dependency-rule
  let lens: VaultLens<Order>  // ! dependency-rule
  let bag: VaultBag  // ! dependency-rule
  let kind: VaultKind  // ! dependency-rule
  let path: KeyPath<Orders, [VaultRow]>  // ! dependency-rule
  let orders: [Order]

  func sort() -> Any {
    rows.sorted(by: <)  // ! dependency-rule
  }
  func sum() -> String {
    rows.reduce(.zero, +).title  // ! dependency-rule
  }
  func operation() -> Any {
    let less: (VaultRow, VaultRow) -> Bool = (<)  // ! dependency-rule
    return less
  }
  func focus() -> Int {
    lens.size  // ! dependency-rule
  }
  func entry() -> Int {
    bag.anything  // ! dependency-rule
  }
  func follow() -> String {
    self[keyPath: path][0].title  // ! dependency-rule
  }
  func raw() -> String {
    kind.rawValue  // ! dependency-rule
  }
  func mark() -> String {
    Kind.plain.vaultMark  // ! dependency-rule
  }
  func own() -> Any {
    (orders.sorted(by: <), Kind.plain.rawValue, self[keyPath: \Orders.orders].first?.size)
  }
}
