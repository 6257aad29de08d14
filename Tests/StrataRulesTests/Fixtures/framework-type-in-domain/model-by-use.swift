// style: gateway
// rules: framework-type-in-domain, gateway-returns-domain-model, unassigned-type, dependency-rule
// file: FetchSpotsUseCase.swift
protocol FetchSpotsUseCaseProtocol {
  func execute(zone: String) async throws -> [Spot]
}
// file: Spot.swift
import SwiftUI

struct Spot {
  let tint: Color  // ! framework-type-in-domain Spot -> Color
  let place: SpotPlace
}

struct SpotPlace {}
// file: FetchSpotsGateway.swift
protocol FetchSpotsGatewayProtocol {
  func places() async throws -> [SpotPlace]  // ! gateway-returns-domain-model FetchSpotsGatewayProtocol -> SpotPlace
}
// file: SpotEndpoint.swift
enum SpotEndpoint {
  case all(SpotPlace)  // ! dependency-rule SpotEndpoint -> SpotPlace
}
