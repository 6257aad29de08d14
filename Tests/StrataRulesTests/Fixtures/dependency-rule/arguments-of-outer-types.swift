// style: repository
// rules: dependency-rule
// A type nested in a generic type has its arguments, and a protocol those of its primary associated types.
// file: Sources/Data/Rows.swift
struct VaultRow {
  var title = ""
  static let zero = VaultRow()
}
// file: Sources/Domain/Boxes.swift
struct Box<Value> {
  struct Item { var value: Value }
  enum State { case idle, loaded(Value) }
  final class Node {
    var content: Value
    var next: Node?
    init(content: Value) { self.content = content }
  }
  var items: [Item] = []
  var state: State = .idle
  var root: Node?
  static func wrap(_ value: Value) -> Self { Box() }
  func first() -> Item? { items.first }
  func own() -> Value? { items.first?.value }
}
protocol Repository<Entity> {
  associatedtype Key
  associatedtype Entity
  func all() -> [Entity]
  func watch(_ body: (Entity) -> Void)
}
struct Row { var title = "" }

struct Shelf {
  let box: Box<VaultRow>  // ! dependency-rule
  let repository: any Repository<VaultRow>  // ! dependency-rule

  func items() {
    print(box.first()?.value.title)  // ! dependency-rule
    print(box.items.map { $0.value.title })  // ! dependency-rule
    if case .loaded(let row) = box.state {
      print(row.title)  // ! dependency-rule
    }
    print(box.root?.next?.content.title)  // ! dependency-rule
  }
  func create() {
    let node = Box<VaultRow>.Node(content: .zero)  // ! dependency-rule
    print(node.content.title)  // ! dependency-rule
  }
  func wrap() {
    let row = VaultRow()  // ! dependency-rule
    let wrapped = Box.wrap(row)
    print(wrapped.own()?.title)  // ! dependency-rule
  }
  func entities() {
    print(repository.all().first?.title)  // ! dependency-rule
    repository.watch { print($0.title) }  // ! dependency-rule
  }
  func rows(of other: some Repository<VaultRow>) {  // ! dependency-rule
    for row in other.all() {
      print(row.title)  // ! dependency-rule
    }
  }
  func tuple(_ row: VaultRow) {  // ! dependency-rule
    let pair: (VaultRow, more: [VaultRow]) = (row, [])  // ! dependency-rule
    print(pair.more.first?.title)  // ! dependency-rule
  }
  func plain(_ box: Box<Row>, _ repository: any Repository<Row>) {
    print(box.first()?.value.title, repository.all().first?.title, Box<Row>.Node(content: Row()).content.title)
  }
}
