// No chain of usages, also through types of other layers and functions, leads from screens to the database.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}, uses: "*"}
  Services: {match: {path: Services}, uses: "*"}
  Store: {match: {path: Store}}
contracts:
  screens-never-reach-the-database:
    no-path: {from: {layer: Screens}, to: {name: Database}}
// file: Screens/ListScreen.swift
struct ListScreen {
  let model: ListModel
  let service: ListService  // ! screens-never-reach-the-database ListScreen -> ListService
  let port: OrderPort
  let badge = Badge()

  func open() { warmUp() }  // ! screens-never-reach-the-database ListScreen -> warmUp()
}

final class ListModel {
  let clock: Clock
  func load(_ database: Database) {}  // ! screens-never-reach-the-database ListModel -> Database
}

struct Badge {}
// file: Services/ListService.swift
final class ListService {
  let repository: Repository
}

protocol OrderPort { func orders() -> [String] }

final class OrderService: OrderPort {
  let repository: Repository
  func orders() -> [String] { [] }
}

struct Clock { let ticks: Int }

func warmUp() { _ = Repository.shared }
// file: Store/Repository.swift
final class Repository {
  static let shared = Repository()
  let database = Database()
}

final class Database {}
