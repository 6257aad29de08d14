// style: gateway
// An object may be compared; a value that may be is a model, whatever its name says.
// file: Sources/DataAccess/Gateways/FetchBuoysGateway.swift
actor FetchBuoysGateway: Equatable {  // ! missing-abstraction FetchBuoysGateway
  func buoys() async throws -> [Int] { [] }
  static func == (lhs: FetchBuoysGateway, rhs: FetchBuoysGateway) -> Bool { lhs === rhs }
}

final class FetchLightsGateway: Hashable {  // ! missing-abstraction FetchLightsGateway
  func lights() async throws -> [Int] { [] }
  static func == (lhs: FetchLightsGateway, rhs: FetchLightsGateway) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) {}
}
// file: Sources/BusinessLogic/Models/RadioGateway.swift
struct RadioGateway: Hashable {
  let channel: Int
  func label() -> String { "\(channel)" }
}

final class LockGateway: Identifiable {
  let id = 1
  func label() -> String { "" }
}
