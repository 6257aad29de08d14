// style: repository
// rules: missing-abstraction
// A struct that is compared is a model, unless its name is that of an implementation.
// file: Sources/Data/Repositories/ShelfRepositoryImpl.swift
struct ShelfRepositoryImpl: Equatable {  // ! missing-abstraction ShelfRepositoryImpl
  let aisle: Int
  func shelves() -> [Int] { [aisle] }
}
// file: Sources/Domain/Models/CodeRepository.swift
struct CodeRepository: Hashable {
  let url: String
  func title() -> String { url }
}
