// style: gateway
// file: Sources/BusinessLogic/SyncRoutesUseCase.swift
final class SyncRoutesUseCase {
  /// One sin: the route is named because the client is asked.
  func execute() async throws {
    try await Network.send(request: TripsNetworkRoute.all)  // ! skipped-layer SyncRoutesUseCase -> Network
  }
}

struct NameRoutesUseCase {
  let first = TripsNetworkRoute.all  // ! skipped-layer NameRoutesUseCase -> TripsNetworkRoute

  func execute() {}
}
// file: Sources/Infrastructure/Network.swift
enum Network {
  static func send(request: TripsNetworkRoute) async throws {}
}

enum TripsNetworkRoute { case all }
