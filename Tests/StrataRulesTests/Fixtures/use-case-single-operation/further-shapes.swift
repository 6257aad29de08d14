// Operations in other shapes than further requirements.
// style: gateway
// rules: use-case-single-operation, gateway-single-operation
// file: Sources/BusinessLogic/UseCases/BrewUseCases.swift
protocol SteepTeaUseCaseProtocol {
  func execute(steep leaf: String) async throws
}

protocol RinseTeaUseCaseProtocol {
  func execute(rinse leaf: String) async throws
}

// Two protocols, each with an operation of its own.
final class SteepTeaUseCase: SteepTeaUseCaseProtocol, RinseTeaUseCaseProtocol {  // ! use-case-single-operation SteepTeaUseCase
  func execute(steep leaf: String) async throws {}
  func execute(rinse leaf: String) async throws {}
}

// Two protocols that require the same.
protocol WarmCupUseCaseProtocol {
  func execute(cup: String) async throws
}

protocol AnyCupUseCaseProtocol {
  func execute(cup: String) async throws
}

final class WarmCupUseCase: WarmCupUseCaseProtocol, AnyCupUseCaseProtocol {
  func execute(cup: String) async throws {}
}

// `callAsFunction` takes something else: another operation.
protocol BlendTeaUseCaseProtocol {  // ! use-case-single-operation BlendTeaUseCaseProtocol
  func execute(_ leaf: String, with other: String) async throws
  func callAsFunction(_ leaves: [String]) async throws -> Int  // ! use-case-single-operation BlendTeaUseCaseProtocol
}

// The same operation under two names.
protocol PourTeaUseCaseProtocol {
  func execute(_ cup: String) async throws
  func callAsFunction(cup: String) async throws
}

final class ServeTeaUseCase {
  func execute(_ cup: String, at table: Int) async throws {}
  func callAsFunction(_ cup: String) async throws { try await execute(cup, at: 1) }
}

// A static function is an operation, too, but not one that creates the use case or helps it.
final class RateTeaUseCase {  // ! use-case-single-operation RateTeaUseCase
  func execute(_ leaf: String) -> Int { Self.points(of: leaf) }

  static func best(of leaves: [String]) -> String? { leaves.max() }  // ! use-case-single-operation RateTeaUseCase
  static func points(of leaf: String) -> Int { leaf.count }
  static func live() -> RateTeaUseCase { RateTeaUseCase() }
  private static func worst(of leaves: [String]) -> String? { leaves.min() }
}

// file: Sources/DataAccess/Gateways/ShelfGateway.swift
protocol FillShelfGatewayProtocol {
  func send(jars: Int) async throws -> NetResShelf?
}

protocol ClearShelfGatewayProtocol {
  func send(boxes: Int) async throws -> NetResShelf?
}

struct ShelfGateway: FillShelfGatewayProtocol, ClearShelfGatewayProtocol {  // ! gateway-single-operation ShelfGateway
  func send(jars: Int) async throws -> NetResShelf? { nil }
  func send(boxes: Int) async throws -> NetResShelf? { nil }
}

struct NetResShelf: Codable {
  let id: String
}
