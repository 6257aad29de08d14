// style: repository
// rules: dependency-rule
// A namespace hides no layer: the types that its extensions declare belong to the layers of their files.
// file: Sources/Shared/Trips.swift
enum Trips {}
// file: Sources/Domain/Trips+Load.swift
extension Trips {
  struct Trip { let id: Int }
  final class Load {
    private let store: Store  // ! dependency-rule Trips.Load -> Trips.Store
    init(store: Store) { self.store = store }  // ! dependency-rule Trips.Load -> Trips.Store
    func first() -> Trip { Trip(id: 1) }
  }
}
// file: Sources/Data/Trips+Store.swift
extension Trips {
  final class Store {
    func load() -> Trip { Trip(id: 1) }
  }
}
