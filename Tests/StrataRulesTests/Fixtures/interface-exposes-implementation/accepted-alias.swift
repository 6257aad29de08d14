// style: module
// rules: interface-exposes-implementation
// Accepting an alias of the interface accepts none of its users.
// file: Sources/Interface/TicketsModule.swift
public protocol TicketsModule {
  func next() -> Pass  // ! interface-exposes-implementation TicketsModule -> Ticket
  func all() -> [Pass]  // strata:disable:this interface-exposes-implementation — until it is moved
  func stub() -> Stub
}

// strata:disable:next interface-exposes-implementation — until it is moved
public typealias Pass = Ticket
public typealias Stub = TicketStub  // ! interface-exposes-implementation Stub -> TicketStub
// file: Sources/Implementation/Domain/BusinessModels/Ticket.swift
public struct Ticket {}
public struct TicketStub {}
