// style: gateway
// rules: missing-abstraction, concrete-dependency
// A protocol through which nobody could use the gateway hides nothing.
// file: Sources/DataAccess/Retrying.swift
protocol Retrying {
  var attempts: Int { get }
  static var name: String { get }
}

protocol Marked {}

protocol BothMarked: Retrying, Marked {
  var isCached: Bool { get }
}

protocol Titled {
  var title: String { get }
}
// file: Sources/DataAccess/Gateways/MoorGateway.swift
final class MoorGateway: Retrying {  // ! missing-abstraction MoorGateway
  let attempts = 2
  static let name = "moor"
  func moor(_ ship: String) async throws {}
}

struct SailGateway: BothMarked {  // ! missing-abstraction SailGateway
  let attempts = 2
  let isCached = false
  static let name = "sail"
  func sail(_ ship: String) async throws {}
}

// Such a value may be all that a user needs.
struct FlagGateway: Titled {
  var title: String { "flag" }
  func hoist() async throws {}
}
// file: Sources/BusinessLogic/MoorUseCase.swift
protocol MoorUseCaseProtocol {
  func execute(_ ship: String) async throws
}

struct MoorUseCase: MoorUseCaseProtocol {
  let gateway: MoorGateway

  func execute(_ ship: String) async throws { try await gateway.moor(ship) }
}
// file: Sources/BusinessLogic/SyncUseCase.swift
protocol SyncUseCaseProtocol: Sendable {}

struct SyncUseCase: SyncUseCaseProtocol {  // ! missing-abstraction SyncUseCase
  func execute() async throws {}
}
