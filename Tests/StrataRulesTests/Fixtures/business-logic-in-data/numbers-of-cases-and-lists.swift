// style: repository
// rules: business-logic-in-data
// file: Sources/Domain/Models/Ticket.swift
struct Ticket {
  let cost: Decimal
  let kind: TicketKind
  let isFrequent: Bool
}

enum TicketKind {
  case plain
  case night(extra: Decimal)
}
// file: Sources/Domain/Repositories/TicketRepository.swift
protocol TicketRepository {}
// file: Sources/Data/Repositories/TicketRepositoryImpl.swift
import Foundation

struct TicketRepositoryImpl: TicketRepository {
  func refund(_ ticket: Ticket) -> Decimal {
    guard case .night(let extra) = ticket.kind else { return ticket.cost }
    return ticket.cost - extra  // ! business-logic-in-data
  }
}
// file: Sources/Data/Dtos/TicketDto.swift
struct TicketDto: Decodable {
  let cost: Decimal
  let rides: [String]

  var ticket: Ticket {
    Ticket(cost: cost, kind: .plain, isFrequent: rides.count >= 12)  // ! business-logic-in-data
  }

  var isComplete: Bool { rides.count >= 12 }
  var hasRides: Bool { rides.count > 0 }
}
