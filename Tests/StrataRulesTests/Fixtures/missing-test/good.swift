// style: module
// file: Sources/Domain/UseCases/GetItemUseCase.swift
protocol GetItemUseCase {
  func execute()
}

struct GetItemUseCaseImp: GetItemUseCase {
  func execute() {}
}
// file: Tests/ItemsTests/GetItemUseCaseTests.swift
final class GetItemUseCaseTests {
  func makeUseCase() -> GetItemUseCase { GetItemUseCaseImp() }
}
