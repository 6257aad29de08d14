// style: repository
// A protocol whose associated types are fixed, or all primary, can be the type of a property.
// file: Sources/Domain/UseCases.swift
struct GetFerryUseCase {
  let repository: FerryRepositoryImpl  // ! concrete-dependency GetFerryUseCase -> FerryRepositoryImpl
  func execute() {}
}

struct GetBargeUseCase {
  let repository: BargeRepositoryImpl  // ! concrete-dependency GetBargeUseCase -> BargeRepositoryImpl
  func execute() {}
}

// Its associated type is not primary.
struct GetCanoeUseCase {
  let repository: CanoeRepositoryImpl
  func execute() {}
}
// file: Sources/Domain/Ports.swift
struct Boat {}

protocol Loading {
  associatedtype Value
  func load() async throws -> Value
}

protocol FerryRepository: Loading where Value == [Boat] {}

protocol BargeRepository<Item> {
  associatedtype Item
  func load() async throws -> Item
}

protocol CanoeRepository {
  associatedtype Item
  func load() async throws -> Item
}
// file: Sources/Data/Repositories.swift
final class FerryRepositoryImpl: FerryRepository {
  func load() async throws -> [Boat] { [] }
}

final class BargeRepositoryImpl: BargeRepository {
  func load() async throws -> Boat { Boat() }
}

final class CanoeRepositoryImpl: CanoeRepository {
  func load() async throws -> Boat { Boat() }
}
