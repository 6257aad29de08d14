// style: gateway
// rules: dependency-rule
// Models use neither gateways nor DTOs, whether they are values or objects.
// file: Sources/Domain/Models/Ticket.swift
final class Ticket {
  var price = 0.0

  func reload(_ gateway: TicketGatewayProtocol) async throws {  // ! dependency-rule Ticket -> TicketGatewayProtocol
    price = try await gateway.ticket().price  // ! dependency-rule Ticket -> TicketGatewayProtocol
  }
}

extension Ticket {
  // Maps.
  convenience init(_ response: NetResTicket) { self.init() }
}
// file: Sources/Domain/Journey.swift
actor Journey: Identifiable {
  let id = ""

  func show(_ response: NetResTicket) {}  // ! dependency-rule Journey -> NetResTicket
}
// file: Sources/Domain/Ride.swift
final class Ride {
  func show(_ response: NetResTicket) {}  // ! dependency-rule Ride -> NetResTicket
}
// file: Sources/Domain/Booker.swift
// A use case without the name of one.
final class Booker {
  private let gateway: TicketGatewayProtocol

  init(gateway: TicketGatewayProtocol) { self.gateway = gateway }

  func book() async throws -> Double { try await gateway.ticket().price }
}
// file: Sources/Domain/UseCases/GetRideUseCase.swift
protocol GetRideUseCaseProtocol {
  func execute() async throws -> Ride
}

struct GetRideUseCase: GetRideUseCaseProtocol {
  let gateway: TicketGatewayProtocol

  func execute() async throws -> Ride {
    _ = try await gateway.ticket()
    return Ride()
  }
}
// file: Sources/DataAccess/Gateways/TicketGateway.swift
protocol TicketGatewayProtocol {
  func ticket() async throws -> NetResTicket
}

struct NetResTicket: Decodable {
  let price: Double
}
