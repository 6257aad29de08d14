// style: repository
// The concrete type as a part of another type: an element, a generic argument, the result of a closure.
// file: Sources/Presentation/KilnViewModel.swift
final class KilnViewModel {
  private let all: [FireKilnUseCase]  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
  private let byName: [String: FireKilnUseCase]  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
  private let make: () -> FireKilnUseCase  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
  private let late: Late<FireKilnUseCase>  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
  // Neither what a closure takes, nor a nested value, nor a type itself.
  private let show: (FireKilnUseCase) -> Void
  private let limits: [FireKilnUseCase.Limit]
  private let kinds: [FireKilnUseCase.Type]
  private let good: [any FireKilnUseCaseProtocol]

  init(
    all: [FireKilnUseCase],  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
    byName: [String: FireKilnUseCase]?,  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
    make: @escaping () async -> FireKilnUseCase,  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
    late: Late<FireKilnUseCase>,  // ! concrete-dependency KilnViewModel -> FireKilnUseCase
    show: @escaping (FireKilnUseCase) -> Void, good: [any FireKilnUseCaseProtocol]
  ) {
    fatalError()
  }
}

struct Late<Value> {
  let make: () -> Value
}
// file: Sources/Domain/FireKilnUseCase.swift
protocol FireKilnUseCaseProtocol {
  func execute() async throws
}

final class FireKilnUseCase: FireKilnUseCaseProtocol {
  struct Limit {}
  func execute() async throws {}
}
