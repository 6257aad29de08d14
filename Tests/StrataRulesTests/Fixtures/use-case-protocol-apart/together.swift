// style: module
// file: Sources/Implementation/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute() async throws
}

struct GetItemUseCaseImp: GetItemUseCase {
  func execute() async throws {}
}
