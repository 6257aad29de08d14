// style: module
// How many values of the domain a caller may hand over is a rule; how many an API takes at once is none.
// file: Sources/Trips/Implementation/Domain/BusinessModels/Crate.swift
struct Crate {
  let price: Decimal
}
enum CrateError: Error { case tooMany, none }
// file: Sources/Trips/Implementation/Data/Repositories/CrateRepositoryImp.swift
import Foundation

final class CrateRepositoryImp {
  private let maxBatchSize = 25
  private let mostCrates = 12

  func load(crates: [Crate]) throws {
    guard crates.count <= 8 else { throw CrateError.tooMany }  // ! business-logic-in-data
  }
  func stack(_ crates: Array<Crate>?) throws {
    if let crates, crates.count > mostCrates { throw CrateError.tooMany }  // ! business-logic-in-data
  }
  func price(of crates: [Crate], total: Decimal) -> Decimal {
    var total = total
    if crates.count >= 6 { total *= Decimal(0.9) }  // ! business-logic-in-data
    return total
  }
  func sendAll(_ crates: [Crate]) throws {
    guard crates.count <= maxBatchSize else { throw CrateError.tooMany }
    guard !crates.isEmpty else { throw CrateError.none }
    guard crates.count > 0 else { throw CrateError.none }
  }
  func rename(ids: [String], crates: [Crate]) throws {
    guard ids.count <= 40 else { throw CrateError.tooMany }
    guard ids.count == crates.count else { throw CrateError.none }
    if crates.count > 50 { print("many") }
  }
}
