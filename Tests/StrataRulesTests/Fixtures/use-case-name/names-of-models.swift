// style: gateway
// rules: use-case-name
// A word that is the name of a model is a noun, also if it can be a verb.
// file: Sources/Domain/UseCases/UseCases.swift
protocol EstimateUseCaseProtocol { func execute() async -> Estimate }  // ! use-case-name
struct EstimateUseCase: EstimateUseCaseProtocol {  // ! use-case-name EstimateUseCaseProtocol
  func execute() async -> Estimate { Estimate() }
}
protocol SearchUseCaseProtocol { func execute() async -> Search }
struct SearchUseCase: SearchUseCaseProtocol {
  func execute() async -> Search { Search() }
}
protocol RepairUseCaseProtocol { func execute() async }
struct RepairUseCase: RepairUseCaseProtocol {
  func execute() async {}
}
// file: Sources/Domain/Models/Models.swift
struct Estimate {}
struct Search {}
