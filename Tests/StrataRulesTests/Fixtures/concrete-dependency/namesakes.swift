// style: repository
// file: Sources/Data/TokenManager.swift
protocol TokenManageable {
  func token() -> String
}

protocol TokenManagerSync {
  func sync()
}

struct TokenManager: TokenManageable, TokenManagerSync {
  func token() -> String { "" }
  func sync() {}
}
// file: Sources/Data/ClockService.swift
protocol ClockServiceObservation {
  func changed()
}

final class ClockService: ClockServiceObservation {
  func changed() {}
}
// file: Sources/Data/AccountRepository.swift
protocol AccountRepository {
  func load() -> String
}

struct AccountRepositoryImpl: AccountRepository {
  let tokens: TokenManager  // ! concrete-dependency AccountRepositoryImpl -> TokenManager
  let clock: ClockService

  func load() -> String { tokens.token() }
}
