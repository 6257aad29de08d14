// style: gateway
// rules: misplaced-type
// file: Sources/BusinessLogic/Ports/ReserveBerthGatewayProtocol.swift
// The protocol of a gateway belongs beside its implementation.
protocol ReserveBerthGatewayProtocol {  // ! misplaced-type ReserveBerthGatewayProtocol -> Data
  func reserve(berth: Int) async throws -> NetResBerth?
}
// file: Sources/DataAccess/Gateways/ReserveBerthGateway.swift
struct ReserveBerthGateway: ReserveBerthGatewayProtocol {
  func reserve(berth: Int) async throws -> NetResBerth? { nil }
}
protocol LeaveBerthGatewayProtocol {
  func leave(berth: Int) async throws -> NetResBerth?
}
// file: Sources/BusinessLogic/Models/NetResBerth.swift
struct NetResBerth: Decodable {  // ! misplaced-type NetResBerth -> Data
  let number: Int
}
// file: Sources/BusinessLogic/Models/Berth.swift
struct Berth {
  let number: Int
}
// file: Sources/BusinessLogic/Berths/BerthViewModel.swift
final class BerthViewModel {}  // ! misplaced-type BerthViewModel -> Presentation
// file: Sources/Presentation/Berths/ReserveBerthUseCase.swift
protocol ReserveBerthUseCaseProtocol {  // ! misplaced-type ReserveBerthUseCaseProtocol -> Domain
  func execute(berth: Int) async throws -> Berth
}
// file: Sources/Presentation/Berths/BerthListViewModel.swift
final class BerthListViewModel {
  // Nested, it belongs to the type around it.
  struct NetResRow {}
}
// A network route belongs in Infrastructure, or beside the gateway that sends it.
// file: Sources/BusinessLogic/Berths/MooringNetworkRoute.swift
struct MooringNetworkRoute: BerthRequest {}  // ! misplaced-type MooringNetworkRoute -> Infrastructure
final class FindBerthUseCase {
  struct FindNetworkRoute: URLRequestProtocol {}  // ! misplaced-type FindBerthUseCase.FindNetworkRoute -> Infrastructure
}
// file: Sources/Presentation/Berths/TideNetworkRoute.swift
struct TideNetworkRoute: BerthRequest {}  // ! misplaced-type TideNetworkRoute -> Infrastructure
// file: Sources/DataAccess/Gateways/LeaveNetworkRoute.swift
struct LeaveNetworkRoute: BerthRequest {}
// file: Sources/Infrastructure/Routes/ReserveNetworkRoute.swift
protocol BerthRequest {}
struct ReserveNetworkRoute: BerthRequest {}
// A word that only begins like the prefix of a DTO.
// file: Sources/BusinessLogic/Models/NetReserve.swift
struct NetReserve {
  let tons: Double
}

struct NetResidueReport {
  let residue: Double
}

struct NetResponse {}  // ! misplaced-type NetResponse -> Data
