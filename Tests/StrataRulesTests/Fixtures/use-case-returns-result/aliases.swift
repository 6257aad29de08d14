// style: module
// An alias of `Result` is a `Result`.
// file: Sources/Implementation/Domain/UseCases/GetMooringsUseCase.swift
typealias Outcome = Swift.Result<[Int], Error>
typealias Answer<Value> = Result<Value, Error>
typealias Moorings = [Int]

protocol GetMooringsUseCase {
  func execute() async -> Outcome  // ! use-case-returns-result GetMooringsUseCase -> execute()
}

protocol GetBerthUseCase {
  func execute() async -> Answer<Int>  // ! use-case-returns-result GetBerthUseCase -> execute()
}

protocol GetSlotsUseCase {
  func execute() async throws -> Moorings
}
