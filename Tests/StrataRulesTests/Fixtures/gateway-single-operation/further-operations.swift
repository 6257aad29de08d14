// style: gateway
// rules: gateway-single-operation
// A property that suspends is a data operation, and so is a function beside the protocol.
// file: Sources/DataAccess/Gateways/LoadMoonGateway.swift
protocol LoadMoonGatewayProtocol {  // ! gateway-single-operation LoadMoonGatewayProtocol
  var phase: NetResPhase? { get async throws }
  func rises() async throws -> NetResPhase?  // ! gateway-single-operation LoadMoonGatewayProtocol
}

protocol LoadSunGatewayProtocol {
  var retries: Int { get }
  var sun: NetResPhase? { get async throws }
}
// file: Sources/DataAccess/Gateways/LoadTideGateway.swift
protocol LoadTideGatewayProtocol {
  func tide() async throws -> NetResPhase?
}

final class LoadTideGateway: LoadTideGatewayProtocol, Warming {  // ! gateway-single-operation LoadTideGateway
  func tide() async throws -> NetResPhase? { try await send() }
  func warmUp() async {}
}

extension LoadTideGateway {
  func forecast(days: Int) async throws -> NetResPhase? { try await send() }  // ! gateway-single-operation LoadTideGateway
  func send() async throws -> NetResPhase? { nil }
  func title() -> String { "tide" }
  private func old() async throws {}
}

struct LoadWindGateway: LoadTideGatewayProtocol, Warming {
  func tide() async throws -> NetResPhase? { nil }
  func warmUp() async {}
  func label() -> String { "wind" }
}

struct NetResPhase: Decodable {}
// file: Sources/DataAccess/Warming.swift
protocol Warming {
  func warmUp() async
}

final class Kettle: Warming {
  func warmUp() async {}
}
