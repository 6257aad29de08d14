// style: repository
// rules: service-locator
// Functions, variables and extensions of framework types have their dependencies passed, too.
// file: Sources/Domain/TicketService.swift
final class TicketService {
  static let shared = TicketService()
  var count: Int { 0 }
}
// file: Sources/Presentation/Tickets.swift
import UIKit

func ticketTitle() -> String { "\(TicketService.shared.count)" }  // ! service-locator ticketTitle() -> TicketService

extension UIViewController {
  func showTickets() { title = "\(TicketService.shared.count)" }  // ! service-locator UIViewController -> TicketService

  var hasTickets: Bool { TicketService.shared.count > 0 }  // ! service-locator UIViewController -> TicketService

  subscript(offset: Int) -> Int { TicketService.shared.count + offset }  // ! service-locator UIViewController -> TicketService
}

let ticketCount: () -> Int = { TicketService.shared.count }  // ! service-locator ticketCount -> TicketService

enum TicketFormats {
  static func title() -> String { "\(TicketService.shared.count)" }  // ! service-locator TicketFormats -> TicketService
}

func previewTickets() -> Int { TicketService.shared.count }

#Preview {
  Text("\(previewTickets())")
}
// file: Sources/App/Start.swift
func start() { _ = TicketService.shared.count }
