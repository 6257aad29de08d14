// What only tests, previews or debug builds add to a production type does not count for it.
// rules: all
// file: strata.yml
tests: [Tests]
layers:
  App: {match: {path: App}}
rules:
  no-members:
    select: {path: App}
    forbid: {member: ["make*", sample]}
  no-signatures:
    select: {path: App}
    forbid: {signature: "fill(*)"}
  no-coding:
    select: {path: App}
    forbid: {conforms: Codable, inherits: "*Comparable"}
  no-operations:
    select: {kind: struct}
    forbid: {more-than: {operations: 1}}
  no-parameters:
    select: {path: App}
    forbid: {takes: Price}
  samples-are-coded:
    select: {suffix: Sample}
    require: {conforms: Codable, member: make}
    tests: true
// file: App/Order.swift
struct Order { func total() -> Int { 1 } }
struct Price {}
struct Line {}
struct Tax: Codable {}  // ! no-coding Tax -> conforms: Codable
struct Fee { func makeFee() {} }  // ! no-members Fee -> member: make*, sample ! no-coding Fee -> inherits: *Comparable

#if DEBUG
  extension Line: Comparable { static var sample: Line { Line() } }
  struct Draft: Codable { func makeDraft() {} }
#endif

extension Fee: Comparable {}
// file: App/Toll.swift
struct Toll {  // ! no-signatures Toll -> signature: fill(*)
  func fill(in: Int) {}
}
// file: Tests/OrderTests.swift
@testable import App

extension Order: Codable {
  func makeOrder() {}
  func fill(by price: Price) {}
}
extension Price: Comparable {}
extension Line { func makeLine() {} }

struct OrderSample: Codable { func make() {} }
struct PriceSample { func make() {} }  // ! samples-are-coded PriceSample -> conforms: Codable
