// style: repository
// A word of no list in front of what other use cases work on is taken for a verb.
// file: Sources/Domain/UseCases/SwarmUseCases.swift
protocol SplitSwarmUseCase { func execute() async throws }

final class InspectSwarmUseCase { func execute() async throws {} }

protocol OverwinterSwarmUseCase { func execute() async throws }

final class OverwinterSwarmUseCaseImpl: OverwinterSwarmUseCase { func execute() async throws {} }

// Of which swarm it is.
protocol MeadowSwarmUseCase { func execute() async throws }  // ! use-case-name MeadowSwarmUseCase

// Only one other use case works on it.
protocol FeedDroneUseCase { func execute() async throws }

protocol OverwinterDroneUseCase { func execute() async throws }  // ! use-case-name OverwinterDroneUseCase
// file: Sources/Domain/Models/MeadowSize.swift
struct MeadowSize {}
