// style: repository
// rules: use-case-single-operation, use-case-name
// A use case with several operations and a name without a verb has one remedy: it is split.
// file: Sources/Domain/TicketUseCase.swift
protocol TicketUseCase {  // ! use-case-single-operation TicketUseCase
  func buy()
  func refund()  // ! use-case-single-operation TicketUseCase
}

protocol SeatUseCase {  // ! use-case-name SeatUseCase
  func reserve()
}
