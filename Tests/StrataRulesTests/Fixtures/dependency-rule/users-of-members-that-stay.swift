// A type is not moved away from an extension for a user that calls its members.
// style: repository
// rules: dependency-rule
// file: Sources/Domain/PrintTicketUseCase.swift
final class PrintTicketUseCase {
  func execute(ticket: Ticket) -> String { ticket.row }  // ! dependency-rule PrintTicketUseCase -> Ticket
}
// file: Sources/Domain/OpenTicketUseCase.swift
final class OpenTicketUseCase {
  func execute(ticket: Ticket) -> Int { ticket.id }  // ! dependency-rule OpenTicketUseCase -> Ticket
}
// file: Sources/Domain/PrintVoucherUseCase.swift
final class PrintVoucherUseCase {
  func execute(voucher: Voucher) -> String { voucher.row }  // ! dependency-rule PrintVoucherUseCase -> Voucher
}
// file: Sources/Data/Ticket.swift
struct Ticket { let id: Int }
// file: Sources/Data/Ticket+Row.swift
extension Ticket {
  var row: String { "\(id)" }
}
// file: Sources/Data/Voucher.swift
struct Voucher { let id: Int }
extension Voucher {
  var row: String { "\(id)" }
}
