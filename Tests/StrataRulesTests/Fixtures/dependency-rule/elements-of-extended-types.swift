// style: repository
// rules: dependency-rule
// The header of an extension gives the extended type its generic arguments; `self` and its elements have them.
// file: Sources/Data/Rows.swift
struct VaultRow {
  var title = ""
  var size = 0
}
// file: Sources/Domain/Extensions.swift
struct Row { var title = "" }

extension [VaultRow] {  // ! dependency-rule
  var names: [String] { map { $0.title } }  // ! dependency-rule
  var paths: [String] { map(\.title) }  // ! dependency-rule
  var start: String? { first?.title }  // ! dependency-rule
  func name(at index: Int) -> String { self[index].title }  // ! dependency-rule
  func name(of element: Element) -> String { element.title }  // ! dependency-rule
  func show() {
    for row in self {
      print(row.title)  // ! dependency-rule
    }
  }
}
extension VaultRow? {  // ! dependency-rule
  var name: String { self?.title ?? "" }  // ! dependency-rule
  var bound: String {
    guard let self else { return "" }
    return self.title  // ! dependency-rule
  }
}
extension Dictionary<String, VaultRow> {  // ! dependency-rule
  var names: [String] { values.map { $0.title } }  // ! dependency-rule
}
extension Array where Element == VaultRow {  // ! dependency-rule
  var total: Int { reduce(0) { $0 + $1.size } }  // ! dependency-rule
}
extension Optional where Wrapped == VaultRow {  // ! dependency-rule
  var size: Int { map { $0.size } ?? 0 }  // ! dependency-rule
}
extension RandomAccessCollection where Element == VaultRow {  // ! dependency-rule
  var end: String? { last?.title }  // ! dependency-rule
}

extension [Row] {
  var names: [String] { map { $0.title } + map(\.title) }
  var start: String? { first?.title }
}
extension Row? {
  var name: String { self?.title ?? "" }
}
