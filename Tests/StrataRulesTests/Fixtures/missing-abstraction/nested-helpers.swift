// A helper that is nested in a use case is a part of it.
// style: reactive
// file: Sources/Domain/UseCases/GetTidesUseCase.swift
protocol GetTidesUseCase {
  func execute() -> [Int]
}

final class GetTidesUseCaseImpl: GetTidesUseCase {
  func execute() -> [Int] { [1, 2, 3].filter { Filter().isHigh($0) } }

  private struct Filter {
    func isHigh(_ level: Int) -> Bool { level > 1 }
  }
}

final class DropAnchorUseCaseImpl {  // ! missing-abstraction DropAnchorUseCaseImpl
  func execute() {}
}
