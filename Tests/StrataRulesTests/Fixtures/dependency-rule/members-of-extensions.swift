// style: repository
// rules: dependency-rule
// A member that an extension in another layer declares belongs to that layer.
// file: Sources/Domain/Entities/Ship.swift
struct Ship {
  let id: Int
}
// file: Sources/Domain/Repositories/ShipRepository.swift
protocol ShipRepository {
  func ships() -> [Ship]
}
// file: Sources/Domain/Entities/Ship+Name.swift
extension Ship {
  var name: String { String(id) }
}
// file: Sources/Data/Ship+Row.swift
extension Ship {
  static let table = "ships"
  var row: Int { id }
  init(row: Int) { self.init(id: row) }
}

extension ShipRepository {
  func clear() {}
}
// file: Sources/Data/ShipStore.swift
final class ShipStore {
  func save(_ ship: Ship) -> Int { ship.row }
  func load() -> Ship { Ship(row: 1) }
}
// file: Sources/Shared/Ship+Title.swift
extension Ship {
  var title: String { name }
}
// file: Sources/Presentation/Ship+Color.swift
extension Ship {
  var color: String { "red" }
}
// file: Sources/Domain/UseCases/LoadShipUseCase.swift
final class LoadShipUseCase {
  private let repository: ShipRepository
  init(repository: ShipRepository) { self.repository = repository }

  func row(_ ship: Ship) -> Int { ship.row }  // ! dependency-rule LoadShipUseCase -> Ship
  func make() -> Ship { Ship(row: 1) }  // ! dependency-rule LoadShipUseCase -> Ship
  func plain() -> Ship { Ship(id: 1) }
  func table() -> String { Ship.table }  // ! dependency-rule LoadShipUseCase -> Ship
  func title(_ ship: Ship) -> String { ship.title + ship.name }
  func color(_ ship: Ship) -> String { ship.color }  // ! dependency-rule LoadShipUseCase -> Ship
  func clear() { repository.clear() }  // ! dependency-rule LoadShipUseCase -> ShipRepository
}
// file: Sources/Presentation/ShipViewModel.swift
final class ShipViewModel {
  let ship: Ship
  init(ship: Ship) { self.ship = ship }

  func color() -> String { ship.color }
  func row() -> Int { ship.row }  // ! dependency-rule ShipViewModel -> Ship
}
// file: Sources/DI/TracedShipRepositoryImpl.swift
// Of Data by its name, but declared in App, as the extension is.
struct TracedShipRepositoryImpl: ShipRepository {
  let base: ShipRepository
  func ships() -> [Ship] { base.ships().map(\.traced) }
}

extension Ship {
  var traced: Ship { self }
}
