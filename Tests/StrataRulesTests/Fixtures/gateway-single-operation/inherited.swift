// style: gateway
// rules: gateway-single-operation, use-case-single-operation
// Requirements that a protocol inherits are its operations, too.
// file: Sources/Domain/Gateways.swift
protocol ReadTideGatewayProtocol {
  func tide() async throws -> Int
}

protocol WriteTideGatewayProtocol {
  func write(_ tide: Int) async throws
}

protocol AllTidesGatewayProtocol: ReadTideGatewayProtocol {  // ! gateway-single-operation AllTidesGatewayProtocol
  func all() async throws -> [Int]
}

// The same operation, named anew.
protocol LocalTideGatewayProtocol: ReadTideGatewayProtocol, Sendable {
  func tide() async throws -> Int
}

protocol EmptyTideGatewayProtocol: ReadTideGatewayProtocol {}

// Reported where the operations are declared.
protocol WideTideGatewayProtocol {  // ! gateway-single-operation WideTideGatewayProtocol
  func one() async throws -> Int
  func two() async throws -> Int  // ! gateway-single-operation WideTideGatewayProtocol
}

protocol WiderTideGatewayProtocol: WideTideGatewayProtocol {
  func three() async throws -> Int
}
// file: Sources/Gateways/TideGateway.swift
struct TideGateway: ReadTideGatewayProtocol, WriteTideGatewayProtocol {  // ! gateway-single-operation TideGateway
  func tide() async throws -> Int { 0 }
  func write(_ tide: Int) async throws {}
}

struct AllTidesGateway: AllTidesGatewayProtocol {
  func tide() async throws -> Int { 0 }
  func all() async throws -> [Int] { [] }
}

struct WideTideGateway: WideTideGatewayProtocol {
  func one() async throws -> Int { 1 }
  func two() async throws -> Int { 2 }
}

struct LocalTideGateway: LocalTideGatewayProtocol, ReadTideGatewayProtocol {
  func tide() async throws -> Int { 0 }
}
// file: Sources/UseCases/TideUseCases.swift
protocol UseCase {
  associatedtype Input
  func execute(_ input: Input) async throws
}

protocol SaveTideUseCase: UseCase {
  func save(_ tide: Int) async throws
}
