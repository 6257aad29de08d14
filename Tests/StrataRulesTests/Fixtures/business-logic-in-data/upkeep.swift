// Keeping copies in order, waiting for a server and reading bytes are no business decisions.
// style: coordinator
// rules: business-logic-in-data
// file: Sources/Domain/Ticket.swift
struct Ticket {
  let isExpired: Bool
  let price: Decimal
}

// file: Sources/Data/Repositories/TicketRepository.swift
final class TicketRepository {
  private var tickets: [Ticket] = []
  private var lastFetch = Date()

  func removeExpired() {
    tickets = tickets.filter { !$0.isExpired }
  }

  func valid() -> [Ticket] {
    tickets.filter { !$0.isExpired }  // ! business-logic-in-data TicketRepository -> valid(): filter $0.isExpired
  }

  func listShouldBeUpdated() -> Bool {
    guard let date = Calendar.current.date(byAdding: .day, value: 1, to: lastFetch) else { return true }
    return Date() > date
  }

  func encode(_ text: String, iv: Data) throws -> Data {
    guard iv.count > 16 else { throw CodingFailure.vector }
    return Data(text.utf8)
  }
}

enum CodingFailure: Error { case vector }
