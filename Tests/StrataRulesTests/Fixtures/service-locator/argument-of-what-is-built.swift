// style: repository
// rules: service-locator, skipped-layer, direct-instantiation
// file: Sources/Domain/LoadRidesUseCase.swift
struct LoadRidesUseCase {
  var repository: RideRepository = RideRepositoryImpl(client: RideAPIClient.shared)  // ! direct-instantiation LoadRidesUseCase -> RideRepositoryImpl

  func execute() async throws -> [String] { [] }
}

struct TrackRideUseCase {
  let report = Report(client: RideAPIClient.shared)  // ! service-locator TrackRideUseCase -> RideAPIClient ! skipped-layer TrackRideUseCase -> RideAPIClient

  func execute() {}
}

struct Report {
  let client: Any
}
// file: Sources/Domain/RideRepository.swift
protocol RideRepository { func rides() async throws -> [String] }
// file: Sources/Data/RideRepositoryImpl.swift
struct RideRepositoryImpl: RideRepository {
  let client: RideAPIClient

  func rides() async throws -> [String] { [] }
}
// file: Sources/Data/RideAPIClient.swift
final class RideAPIClient {
  static let shared = RideAPIClient()
}
