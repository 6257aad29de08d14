// style: module
// file: Sources/Implementation/Domain/UseCases/CountItemsUseCase.swift
protocol CountItemsUseCase { func execute() -> Int }
final class CountItemsUseCaseImp: CountItemsUseCase {
  private let step = 1
  private var total = 0

  func execute() -> Int {
    total += step
    return total
  }
}
