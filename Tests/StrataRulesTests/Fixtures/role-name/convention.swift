// Where nearly all implementations have another suffix or prefix, that is how the project names them: one finding.
// style: repository
// file: App/Domain/Repositories/FareRepository.swift
protocol FareRepository { func load() async throws }
// file: App/Data/Repositories/DefaultFareRepository.swift
final class DefaultFareRepository: FareRepository {  // ! role-name DefaultCardRepository
  func load() async throws {}
}
// file: App/Domain/Repositories/SeatRepository.swift
protocol SeatRepository { func load() async throws }
// file: App/Data/Repositories/DefaultSeatRepository.swift
final class DefaultSeatRepository: SeatRepository {  // ! role-name DefaultCardRepository
  func load() async throws {}
}
// file: App/Domain/Repositories/TripRepository.swift
protocol TripRepository { func load() async throws }
// file: App/Data/Repositories/DefaultTripRepository.swift
final class DefaultTripRepository: TripRepository {  // ! role-name DefaultCardRepository
  func load() async throws {}
}
// file: App/Domain/Repositories/UserRepository.swift
protocol UserRepository { func load() async throws }
// file: App/Data/Repositories/DefaultUserRepository.swift
final class DefaultUserRepository: UserRepository {  // ! role-name DefaultCardRepository
  func load() async throws {}
}
// file: App/Domain/Repositories/CardRepository.swift
protocol CardRepository { func load() async throws }
// file: App/Data/Repositories/DefaultCardRepository.swift
final class DefaultCardRepository: CardRepository {  // ! role-name DefaultCardRepository
  func load() async throws {}
}
// file: App/Data/Repositories/TaxRepositoryImpl.swift
final class TaxRepositoryImpl: FareRepository {
  func load() async throws {}
}
// file: App/Domain/UseCases/Ship.swift
protocol GetShipUseCase { func execute() async throws }
// file: App/Domain/UseCases/Port.swift
protocol GetPortUseCase { func execute() async throws }
