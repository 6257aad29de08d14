// style: repository
// A service may be a struct, and its protocol may have any name if others are injected with it.
// file: Sources/Domain/Services/TollService.swift
protocol TollCalculating {
  func toll(for tons: Double) -> Double
}

struct TollService: TollCalculating {
  func toll(for tons: Double) -> Double { tons * 2 }
  func history() -> [Double] { [] }
}
// file: Sources/Domain/UseCases/QuoteTollUseCase.swift
final class QuoteTollUseCase {
  private let tolls: TollCalculating
  init(tolls: TollCalculating) { self.tolls = tolls }
  func execute() -> Double { tolls.toll(for: 1) }
}
// file: Sources/Domain/UseCases/PayTollUseCase.swift
final class PayTollUseCase {
  private let tolls: TollService  // ! concrete-dependency PayTollUseCase -> TollService
  init(tolls: TollService) { self.tolls = tolls }  // ! concrete-dependency PayTollUseCase -> TollService
  func execute() -> Double { tolls.toll(for: 2) }
}
// file: Sources/Domain/UseCases/SumTollsUseCase.swift
final class SumTollsUseCase {
  private let tolls: [TollService]  // ! concrete-dependency SumTollsUseCase -> TollService
  init(tolls: [TollService]) { self.tolls = tolls }  // ! concrete-dependency SumTollsUseCase -> TollService
  func execute() -> Double { tolls.reduce(0) { $0 + $1.toll(for: 2) } }
}
// The protocol has not all that this one calls.
// file: Sources/Domain/UseCases/ListTollsUseCase.swift
final class ListTollsUseCase {
  private let tolls: TollService
  init(tolls: TollService) { self.tolls = tolls }
  func execute() -> [Double] { tolls.history() + [tolls.toll(for: 1)] }
}
