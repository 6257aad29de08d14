// style: repository
// Macros that the project declares. Only `@name` and `#name` use them; the other uses of such a name mean something else.
// file: Sources/App/Domain/Entities/Order.swift
@StoredModel  // ! dependency-rule Order -> StoredModel
struct Order {
  @Column("order_id") var id: Int  // ! dependency-rule Order -> Column(_:)
  @Checked var count: Int

  func key() -> String { #rowKey(id).text }  // ! dependency-rule Order -> rowKey(_:) ! dependency-rule Order -> RowKey

  func copy(_ text: String) -> Order { #decoded<OrderRow>(text) }  // ! dependency-rule Order -> OrderRow

  func rowKey(_ id: Int) -> Int { id }
  func other() -> Int { rowKey(id) + StoredModel.count }
}

#registerTable("orders")  // ! dependency-rule Order.swift -> registerTable(_:)

enum StoredModel { static let count = 1 }
// file: Sources/App/Domain/Support/Checked.swift
@attached(peer, names: prefixed(_))
macro Checked() = #externalMacro(module: "AppMacros", type: "CheckedMacro")

@freestanding(expression)
macro decoded<Row>(_ text: String) -> Order = #externalMacro(module: "AppMacros", type: "DecodedMacro")

@freestanding(expression)
macro described(_ row: OrderRow) -> String = #externalMacro(module: "AppMacros", type: "DescribedMacro")  // ! dependency-rule described(_:) -> OrderRow
// file: Sources/App/Data/Storage/StorageMacros.swift
@attached(member, names: named(row))
macro StoredModel() = #externalMacro(module: "AppMacros", type: "StoredModelMacro")

@attached(peer)
macro Column(_ name: String) = #externalMacro(module: "AppMacros", type: "ColumnMacro")

@freestanding(expression)
macro rowKey(_ id: Int) -> RowKey = #externalMacro(module: "AppMacros", type: "RowKeyMacro")

@freestanding(declaration, names: arbitrary)
macro registerTable(_ name: String) = #externalMacro(module: "AppMacros", type: "RegisterMacro")

struct RowKey { let text: String }
// file: Sources/App/Data/Storage/OrderRow.swift
@StoredModel
struct OrderRow {
  @Column("id") var id: Int
  @Checked var count: Int
  var key: RowKey { #rowKey(id) }
}
