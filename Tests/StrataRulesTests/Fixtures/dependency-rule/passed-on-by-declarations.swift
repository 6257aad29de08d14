// style: repository
// A neutral file passes on what its functions, variables, operators and extension members use.
// file: Sources/Domain/Ticket.swift
struct Ticket {
  let number: Int
}
// file: Sources/Domain/UseCases/CallsFunction.swift
final class CallsFunction {
  func run() { showDesk() }  // ! dependency-rule showDesk() -> DeskPanel
}
// file: Sources/Domain/UseCases/ReadsGlobal.swift
final class ReadsGlobal {
  func run() -> Bool { deskIsOpen }  // ! dependency-rule deskIsOpen -> DeskPanel ! dependency-rule frontDesk -> DeskPanel
}
// file: Sources/Domain/UseCases/UsesOperator.swift
final class UsesOperator {
  func run() -> Int { 1 <~> 2 }  // ! dependency-rule <~>(_:_:) -> DeskPanel
}
// file: Sources/Domain/UseCases/CallsAddedMember.swift
final class CallsAddedMember {
  func run() { 7.showOnDesk() }  // ! dependency-rule Int -> DeskPanel
}
// file: Sources/Domain/UseCases/CreatesAddedValue.swift
final class CreatesAddedValue {
  func run() -> String { String(deskOf: 1) }  // ! dependency-rule String -> DeskPanel
}
// file: Sources/Domain/UseCases/CallsMemberOfModel.swift
final class CallsMemberOfModel {
  func run(ticket: Ticket) { ticket.print() }  // ! dependency-rule Ticket -> DeskPanel
}
// file: Sources/Domain/UseCases/CreatesModel.swift
final class CreatesModel {
  func run() -> Ticket { Ticket(desk: 1) }  // ! dependency-rule Ticket -> DeskPanel
}
// file: Sources/Domain/UseCases/UsesTypeBehind.swift
// By way of neutral types that use the declarations of their own file and of another one.
final class UsesTypeBehind {
  func run() { DeskCaller().call() }  // ! dependency-rule showDesk() -> DeskPanel
  func runAll() { DeskCalls.call() }  // ! dependency-rule Int -> DeskPanel
}
// file: Sources/Domain/UseCases/UsesWhatIsHarmless.swift
final class UsesWhatIsHarmless {
  func run(ticket: Ticket) -> Int { doubled(2).halved + ticket.next.number + Quiet().run() }
}
// file: Sources/Shared/Desk.swift
func showDesk() { DeskPanel().show() }  // ! dependency-rule showDesk() -> DeskPanel
let frontDesk = DeskPanel.front  // ! dependency-rule frontDesk -> DeskPanel
var deskIsOpen: Bool { DeskPanel.front === frontDesk }  // ! dependency-rule deskIsOpen -> DeskPanel
infix operator <~>
func <~> (a: Int, b: Int) -> Int {
  DeskPanel().show()  // ! dependency-rule <~>(_:_:) -> DeskPanel
  return a
}
func doubled(_ number: Int) -> Int { number * 2 }
extension Int {
  func showOnDesk() { DeskPanel().show() }  // ! dependency-rule Int -> DeskPanel
  var halved: Int { self / 2 }
}
extension String {
  init(deskOf number: Int) {
    DeskPanel().show()  // ! dependency-rule String -> DeskPanel
    self.init(number)
  }
}
extension Ticket {
  init(desk number: Int) {
    DeskPanel().show()  // ! dependency-rule Ticket -> DeskPanel
    self.init(number: number)
  }
  func print() { DeskPanel().show() }  // ! dependency-rule Ticket -> DeskPanel
  var next: Ticket { Ticket(number: number + 1) }
}
struct DeskCaller {
  func call() { showDesk() }
}
/// The member, and the parameter, have the names of functions that pass something on.
struct Quiet {
  func showDesk() {}
  func run() -> Int {
    showDesk()
    return count(frontDesk: 1)
  }
  func count(frontDesk: Int) -> Int { frontDesk }
}
// file: Sources/Shared/DeskCalls.swift
enum DeskCalls {
  static func call() { 1.showOnDesk() }
}
// file: Sources/Presentation/DeskPanel.swift
final class DeskPanel {
  static let front = DeskPanel()
  func show() {}
}
