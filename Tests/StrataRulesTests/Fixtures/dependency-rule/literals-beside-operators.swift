// style: repository
// A literal fits the operand of an operator as it fits the parameter of a function.
// file: Sources/App/Domain/Models/Ticket.swift
struct Ticket {
  let row: Int?
  let seat: Int

  func noPage() -> Int { row |?| nil }  // ! dependency-rule Ticket -> |?|
  func inParentheses() -> Int { row |?| (nil) }  // ! dependency-rule Ticket -> |?|
  func none() -> Int { row |?| .none }  // ! dependency-rule Ticket -> |?|
  func noRow(_ text: String?) -> Int { nil |~| text }  // ! dependency-rule Ticket -> |~|
  func number() -> Int { 1 |~| "a" }  // ! dependency-rule Ticket -> |~|
  func text() -> Int { seat |~| "a" }  // ! dependency-rule Ticket -> |~|
  func tone() -> Int { seat |=| "low" }  // ! dependency-rule Ticket -> |=|
  func one() -> Int { seat |<| "a" }  // ! dependency-rule Ticket -> |<|
  func several() -> Int { seat |<| nil }  // ! dependency-rule Ticket -> |<|
  func own() -> Int { row |-| nil }
}

infix operator |-|
func |-| (one: Int?, other: String?) -> Int { 0 }
// file: Sources/App/Presentation/Tickets/TicketPage.swift
struct TicketPage {}

struct TicketTone: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
}

infix operator |?|
func |?| (one: Int?, other: TicketPage?) -> Int { 0 }

infix operator |~|
func |~| (one: Int?, other: String?) -> Int { 0 }

infix operator |=|
func |=| (one: Int, other: TicketTone) -> Int { 0 }

infix operator |<|
func |<| (one: Int, other: String) -> Int { 0 }
func |<| (one: Int, other: TicketPage?) -> Int { 0 }
