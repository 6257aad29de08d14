// style: repository
// A protocol whose associated types are fixed, or all primary, can be the type of a property.
// file: Sources/Data/Repositories.swift
final class FerryRepositoryImpl {
  private let source: FerryDataSourceImpl  // ! concrete-dependency FerryRepositoryImpl -> FerryDataSourceImpl
  func ferries() {}
}

final class BargeRepositoryImpl {
  private let source: BargeDataSourceImpl  // ! concrete-dependency BargeRepositoryImpl -> BargeDataSourceImpl
  func barges() {}
}

// Its associated type is not primary.
final class CanoeRepositoryImpl {
  private let source: CanoeDataSourceImpl
  func canoes() {}
}
// file: Sources/Data/DataSources.swift
protocol Loading {
  associatedtype Value
  func load() async throws -> Value
}

protocol FerryDataSource: Loading where Value == [Boat] {}

protocol BargeDataSource<Item> {
  associatedtype Item
  func load() async throws -> Item
}

protocol CanoeDataSource {
  associatedtype Item
  func load() async throws -> Item
}

final class FerryDataSourceImpl: FerryDataSource {
  func load() async throws -> [Boat] { [] }
}

final class BargeDataSourceImpl: BargeDataSource {
  func load() async throws -> Boat { Boat() }
}

final class CanoeDataSourceImpl: CanoeDataSource {
  func load() async throws -> Boat { Boat() }
}
// file: Sources/Domain/Boat.swift
struct Boat {}
