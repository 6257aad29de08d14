// style: repository
// rules: dependency-rule
// What a type uses of its own extension in a file of another layer belongs to that layer, as for all other users.
// file: Sources/Domain/Entities/Crew.swift
protocol Ranked {}
struct Crew: Ranked {
  let id: Int
  let captain: String

  var badge: String { badgeText + self.badgeText + title }
  var wire: String { wireName }  // ! dependency-rule Crew -> Crew
  var wireOfSelf: String { self.wireName }  // ! dependency-rule Crew -> Crew
  var wireInText: String { "crew \(wireName)" }  // ! dependency-rule Crew -> Crew
  lazy var wireLater = wireName  // ! dependency-rule Crew -> Crew
  let table = Crew.table  // ! dependency-rule Crew -> Crew
  func made() -> Crew { Self.make() }  // ! dependency-rule Crew -> Crew
  func madeByName() -> Crew { Crew.make() }  // ! dependency-rule Crew -> Crew
  func madeImplicitly() -> Crew { .make() }  // ! dependency-rule Crew -> Crew
  func rebuilt() -> Crew { Crew(row: id) }  // ! dependency-rule Crew -> Crew
  func rebuiltAsSelf() -> Crew { Self(row: id) }  // ! dependency-rule Crew -> Crew
  func rebuiltImplicitly() -> Crew { .init(row: id) }  // ! dependency-rule Crew -> Crew
  func part() -> Int { self[part: 0] }  // ! dependency-rule Crew -> Crew
  func called() -> Int { self(1) }  // ! dependency-rule Crew -> Crew
  func wires(_ all: [Crew]) -> [String] { all.map(\.wireName) }  // ! dependency-rule Crew -> Crew
  func joined(_ other: Crew) -> Crew { self <+> other }  // ! dependency-rule Crew -> Crew
  func rank() -> Int { storedRank }  // ! dependency-rule Crew -> Ranked
  func row() -> Int {
    let row = Row(id: id)  // ! dependency-rule Crew -> Crew.Row
    return row.id  // ! dependency-rule Crew -> Crew.Row
  }
  func column() -> String { Row.column }  // ! dependency-rule Crew -> Crew.Row
  func local() -> String {
    struct Pair {
      let crew: Crew
      func text() -> String { crew.wireName }  // ! dependency-rule Crew -> Crew
    }
    return Pair(crew: self).text()
  }

  init(id: Int, captain: String) {
    self.id = id
    self.captain = captain
  }
  init(from text: String) { self.init(row: text.count) }  // ! dependency-rule Crew -> Crew

  struct Draft {
    let status: Status
    func save() -> Crew { Crew.make() }  // ! dependency-rule Crew.Draft -> Crew
    func row() -> Row? { nil }  // ! dependency-rule Crew.Draft -> Crew.Row
  }
  enum Status { case new }
}
// file: Sources/Domain/Entities/Crew+Badge.swift
extension Crew {
  var badgeText: String { captain }
  var wireOfExtension: String { wireName }  // ! dependency-rule Crew -> Crew
  struct Badge { let text: String }
}
// file: Sources/Shared/Crew+Title.swift
extension Crew {
  var title: String { captain }
}
// file: Sources/Data/Crew+Row.swift
extension Crew {
  static let table = "crews"
  static func make() -> Crew { Crew(row: 0) }
  static func <+> (one: Crew, other: Crew) -> Crew { one }
  var wireName: String { captain }
  init(row: Int) { self.init(id: row, captain: badgeLabel) }
  subscript(part index: Int) -> Int { index }
  func callAsFunction(_ count: Int) -> Int { count }
  var badgeLabel: String { Badge(text: badgeText).text }
  struct Row {
    static let column = "id"
    let id: Int
    func crew() -> Crew { Crew(row: id) }
  }
}

infix operator <+>

extension Ranked {
  var storedRank: Int { 1 }
}
// file: Sources/Data/Crew+Cache.swift
extension Crew {
  var cached: String { wireName }
  func cachedRow() -> Row { Row(id: id) }
}
// file: Sources/Presentation/Crew+Color.swift
extension Crew {
  var color: String { shade }
  var label: String { badge + wireName }  // ! dependency-rule Crew -> Crew
}
// file: Sources/Presentation/Crew+Shade.swift
extension Crew {
  var shade: String { "red" }
}
// file: Sources/DI/AppContainer.swift
final class AppContainer {
  func crew() -> Crew { Crew(row: 1) }
}
extension AppContainer {
  func more() -> Int { port }
}
// file: Sources/Data/AppContainer+Port.swift
extension AppContainer {  // ! dependency-rule AppContainer -> AppContainer
  var port: Int { 80 }
}
