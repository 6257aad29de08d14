// style: repository
// A requirement and its implementation are one violation with two locations.
// file: Sources/Data/BoatDTO.swift
struct BoatDTO: Codable {}
// file: Sources/Domain/LoadBoatsUseCase.swift
protocol LoadBoatsUseCase {
  func execute() async throws -> [BoatDTO]  // ! dto-leak LoadBoatsUseCase -> BoatDTO
}

final class LoadBoatsUseCaseImpl: LoadBoatsUseCase {
  func execute() async throws -> [BoatDTO] { [] }  // ! dto-leak LoadBoatsUseCase -> BoatDTO
  func more() async throws -> [BoatDTO] { [] }  // ! dto-leak LoadBoatsUseCaseImpl -> BoatDTO
}
