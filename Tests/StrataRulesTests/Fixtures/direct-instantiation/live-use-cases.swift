// style: gateway
// rules: direct-instantiation
// A use case that creates its gateways in a property of its own is a second composition root.
// file: Sources/BusinessLogic/Gateways/LoadTidesGatewayProtocol.swift
protocol LoadTidesGatewayProtocol { func load() async throws -> NetResTides }
protocol RefreshKeyUseCaseProtocol { func execute() async throws }
// file: Sources/DataAccess/Gateways/LoadTidesGateway.swift
struct NetResTides: Codable {}
struct LoadTidesGateway: LoadTidesGatewayProtocol {
  let refreshKey: RefreshKeyUseCaseProtocol
  func load() async throws -> NetResTides { NetResTides() }
}
// file: Sources/BusinessLogic/UseCases/RefreshKeyUseCase.swift
struct RefreshKeyUseCase: RefreshKeyUseCaseProtocol { func execute() async throws {} }
// file: Sources/BusinessLogic/UseCases/LoadTidesUseCase.swift
struct LoadTidesUseCase {
  static let live = LoadTidesUseCase(
    gateway: LoadTidesGateway(refreshKey: RefreshKeyUseCase()))  // ! direct-instantiation LoadTidesUseCase -> LoadTidesGateway
  static func make(gateway: LoadTidesGatewayProtocol) -> LoadTidesUseCase { LoadTidesUseCase(gateway: gateway) }
  let gateway: LoadTidesGatewayProtocol
  func execute() async throws -> NetResTides { try await gateway.load() }
}
