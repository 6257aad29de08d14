// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute(itemId: String) async throws -> Item
  func observe() -> AsyncStream<Result<Item, Error>>
}

struct Item {}
