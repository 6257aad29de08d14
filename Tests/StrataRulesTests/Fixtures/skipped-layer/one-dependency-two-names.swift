// style: gateway
// rules: skipped-layer, direct-instantiation, concrete-dependency
// file: Sources/Presentation/TicketViewModel.swift
final class TicketViewModel {
  private lazy var audit: AuditGatewayProtocol = AuditGateway()  // ! skipped-layer TicketViewModel -> AuditGatewayProtocol
  private let seats: SeatsProviding  // ! skipped-layer TicketViewModel -> SeatsProviding

  init(seats: SeatsProviding) { self.seats = seats }  // ! skipped-layer TicketViewModel -> SeatsProviding
}

final class QueueViewModel {
  private let queue: QueueGateway  // ! skipped-layer QueueViewModel -> QueueGateway

  init(queue: QueueGateway) { self.queue = queue }  // ! skipped-layer QueueViewModel -> QueueGateway
}
// file: Sources/Data/Gateways/AuditGateway.swift
protocol AuditGatewayProtocol { func record() async throws }

struct AuditGateway: AuditGatewayProtocol {
  static let shared = AuditGateway()
  func record() async throws {}
}
// file: Sources/Data/Gateways/SeatsGateway.swift
protocol SeatsProviding { func seats() async throws -> [NetResSeat] }

struct SeatsGateway: SeatsProviding {
  func seats() async throws -> [NetResSeat] { [] }
}

struct NetResSeat: Codable {}
// file: Sources/Data/Gateways/QueueGateway.swift
protocol QueueGatewayProtocol { func place() async throws -> Int }

struct QueueGateway: QueueGatewayProtocol {
  func place() async throws -> Int { 1 }
}
// file: Sources/Presentation/HistoryViewModel.swift
final class HistoryViewModel {
  let audit: AuditGatewayProtocol = AuditGateway.shared  // ! skipped-layer HistoryViewModel -> AuditGatewayProtocol
  private let api: HistoryApiService  // ! skipped-layer HistoryViewModel -> HistoryApiService

  init(api: HistoryApiService) { self.api = api }  // ! skipped-layer HistoryViewModel -> HistoryApiService
}
// file: Sources/Presentation/TradeViewModel.swift
import Moya

final class TradeViewModel {
  let provider: MoyaProvider<TradeApi>  // ! skipped-layer TradeViewModel -> MoyaProvider
  let service: TradeApiServiceType  // ! skipped-layer TradeViewModel -> TradeApiServiceType
}
// file: Sources/Infrastructure/TradeApi.swift
enum TradeApi { case all }

protocol TradeApiServiceType {}
