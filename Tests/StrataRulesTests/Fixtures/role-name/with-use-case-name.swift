// A name without a verb is reported by `use-case-name`.
// style: module
// rules: role-name, use-case-name
// file: Fares/Sources/Implementation/Domain/UseCases/CityUseCase.swift
protocol CityUseCaseProtocol { func execute() async throws }  // ! use-case-name CityUseCaseProtocol
struct GetSeatUseCaseImpl: GetSeatUseCase { func execute() async throws {} }  // ! role-name GetSeatUseCaseImpl
protocol GetSeatUseCase { func execute() async throws }
