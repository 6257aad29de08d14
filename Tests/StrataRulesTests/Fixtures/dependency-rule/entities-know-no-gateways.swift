// style: gateway
// Use cases may use gateways and DTOs, entities may not; initializers in extensions map DTOs to them.
// rules: dependency-rule, dto-leak
// file: Sources/Domain/Models/Ticket.swift
struct Ticket {
  let title: String
  let source: TicketsGateway  // ! dependency-rule Ticket -> TicketsGateway
  var raw: TicketDTO?  // ! dto-leak Ticket -> TicketDTO
}

extension Ticket {
  init(from dto: TicketDTO, source: TicketsGateway) {
    self.init(title: dto.title, source: source)
  }
}
// file: Sources/Domain/UseCases/GetTicketUseCase.swift
final class GetTicketUseCase {
  private let gateway: TicketsGateway

  init(gateway: TicketsGateway) { self.gateway = gateway }

  func execute() async throws {
    _ = Ticket(from: try await gateway.get(), source: gateway)
  }
}
// file: Sources/Data/Gateways/TicketsGateway.swift
protocol TicketsGateway {
  func get() async throws -> TicketDTO
}
// file: Sources/Data/DTO/TicketDTO.swift
struct TicketDTO: Decodable {
  let title: String
}
