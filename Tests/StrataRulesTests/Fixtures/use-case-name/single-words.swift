// style: gateway
// file: Sources/BusinessLogic/UseCases.swift
protocol BookingUseCaseProtocol {  // ! use-case-name
  func execute() async throws
}

protocol SearchUseCaseProtocol {
  func execute() async throws
}

protocol PingUseCaseProtocol {
  func execute() async throws
}

protocol TrackRunningShoesUseCaseProtocol {
  func execute() async throws
}
// file: Sources/BusinessLogic/MoreUseCases.swift
protocol SubscriptionUseCaseProtocol {  // ! use-case-name
  func execute() async throws
}

protocol FreezeCardUseCaseProtocol {
  func execute() async throws
}

protocol ProlongStayUseCaseProtocol {
  func execute() async throws
}
