// Names that are wrong in different ways are no convention.
// style: repository
// file: App/Domain/Repositories/FareRepository.swift
protocol FareRepository { func load() async throws }
// file: App/Data/Repositories/FareStore.swift
final class FareStore: FareRepository {  // ! role-name FareStore
  func load() async throws {}
}
// file: App/Domain/Repositories/SeatRepository.swift
protocol SeatRepository { func load() async throws }
// file: App/Data/Repositories/SeatLoading.swift
final class SeatLoading: SeatRepository {  // ! role-name SeatLoading
  func load() async throws {}
}
// file: App/Domain/Repositories/TripRepository.swift
protocol TripRepository { func load() async throws }
// file: App/Data/Repositories/AllTrips.swift
final class AllTrips: TripRepository {  // ! role-name AllTrips
  func load() async throws {}
}
// file: App/Domain/Repositories/UserRepository.swift
protocol UserRepository { func load() async throws }
// file: App/Data/Repositories/UserAccess.swift
final class UserAccess: UserRepository {  // ! role-name UserAccess
  func load() async throws {}
}
// file: App/Domain/Repositories/CardRepository.swift
protocol CardRepository { func load() async throws }
// file: App/Data/Repositories/CardBox.swift
final class CardBox: CardRepository {  // ! role-name CardBox
  func load() async throws {}
}
