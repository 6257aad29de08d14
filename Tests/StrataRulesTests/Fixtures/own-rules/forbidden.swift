// What selected types must not have or use, each use at its location.
// rules: all
// file: strata.yml
layers:
  Domain: {match: {path: Domain}}
  Data: {match: {path: Data}, uses: [Domain]}
rules:
  no-clock-in-domain:
    select: {layer: Domain}
    forbid: {calls: [Date.now, print, "Clock.*"], uses: [Calendar, "*Formatter"]}
  data-is-not-for-domain:
    select: {layer: Domain, kind: [struct, class]}
    forbid: {uses-layer: Data}
  small-types:
    select: {path: Data}
    forbid:
      more-than: {dependencies: 1, operations: 2, properties: 2, lines: 12}
  no-subclasses:
    select: {kind: class}
    forbid: {inherits: "Base*", name: "*Manager"}
    severity: off
// file: Domain/Order.swift
import Foundation

struct Order {
  let store: OrderStore  // ! data-is-not-for-domain Order -> OrderStore
  let calendar: Calendar  // ! no-clock-in-domain Order -> Calendar
  var due = Date.now  // ! no-clock-in-domain Order -> Date.now
  let made = Date()

  func show() {
    print(DateFormatter())  // ! no-clock-in-domain Order -> print ! no-clock-in-domain Order -> DateFormatter
    Swift.print("x")  // ! no-clock-in-domain Order -> print
    _ = Foundation.Date.now  // ! no-clock-in-domain Order -> Date.now
    _ = Clock.tick()  // ! no-clock-in-domain Order -> Clock.tick
    #if DEBUG
      print("x")
    #endif
  }
}

enum Clock { static func tick() -> Int { 1 } }
// file: Data/OrderStore.swift
final class OrderStore {}

final class BigStore {  // ! small-types BigStore -> more-than: dependencies 1 ! small-types BigStore -> more-than: operations 2 ! small-types BigStore -> more-than: properties 2
  let one: OrderStore
  let other: Port
  let third = 3
  func a() {}
  func b() {}
  func c() {}
  private func d() {}
}

protocol Port {}
class MainManager {}
