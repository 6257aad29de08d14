// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute(itemId: String) async -> Result<Item, Error>  // ! use-case-returns-result GetItemUseCase -> execute(itemId:)
}

struct GetItemUseCaseImp: GetItemUseCase {
  func execute(itemId: String) async -> Result<Item, Error> { .success(Item()) }
}

// file: Sources/Implementation/Domain/UseCases/DeleteItemUseCase.swift
protocol DeleteItemUseCase {
  func execute(itemId: String) async throws -> Deletion.Result
}

// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item {}

struct Deletion {
  struct Result {}
}
