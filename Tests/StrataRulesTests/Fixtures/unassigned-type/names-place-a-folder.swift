// style: gateway
// file: FetchSpotsUseCase.swift
protocol FetchSpotsUseCaseProtocol {
  func execute(zone: String) async throws -> [Spot]
}
// file: ParkingViewModel.swift
final class ParkingViewModel {
  private let fetch: FetchSpotsUseCaseProtocol
  init(fetch: FetchSpotsUseCaseProtocol) { self.fetch = fetch }
}
// file: Spot.swift
struct Spot {
  let kind: SpotKind
}

enum SpotKind { case covered, open }
// file: Clock.swift
final class Clock {}  // ! unassigned-type Clock
// file: Misc/Ticket.swift
struct Ticket {}  // ! unassigned-type Ticket
