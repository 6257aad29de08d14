// style: repository
// rules: service-locator, direct-instantiation
// The system creates an intent without arguments: its initializer cannot take anything.
// file: Sources/Presentation/Intents/StartRide.swift
import AppIntents

struct StartRide: AppIntent {
  static let title = "Start"
  func perform() async throws {
    RideClient.shared.start()
    try await FinishRideUseCaseImpl().execute()
  }
}
// file: Sources/Presentation/RideIntent.swift
protocol Intent { func run() }

struct RideIntent: Intent {
  func run() { RideClient.shared.start() }  // ! service-locator RideIntent -> RideClient
}
// file: Sources/Domain/FinishRideUseCase.swift
protocol FinishRideUseCase { func execute() async throws }
struct FinishRideUseCaseImpl: FinishRideUseCase { func execute() async throws {} }
// file: Sources/Data/RideClient.swift
final class RideClient {
  static let shared = RideClient()
  func start() {}
}
