// style: repository
// rules: direct-instantiation, default-argument-instantiation
// A class of the domain that others get behind a protocol with functions is a service, whatever its name is. What models
// store, collections hold, functions return, or what is compared, is a model; so is what has a protocol of properties.
// file: Sources/Domain/Pricing/FareRounding.swift
protocol FareRounding {
  func rounded(_ cents: Int) -> Int
}

final class QuarterFareRounding: FareRounding {
  func rounded(_ cents: Int) -> Int { cents - cents % 25 }
  static func make() -> FareRounding { QuarterFareRounding() }
}
// file: Sources/Domain/Pricing/Discounts.swift
protocol Discount {
  func apply(to cents: Int) -> Int
}

final class SeniorDiscount: Discount {
  func apply(to cents: Int) -> Int { cents / 2 }
}

struct Ticket {
  let discounts: [Discount]
}

protocol Named {
  var name: String { get }
  func spell() -> String
}

final class Stop: Named {
  let name: String
  init(name: String) { self.name = name }
  func spell() -> String { name }
}

protocol Zoning {
  func zone(of stop: String) -> Int
}

struct CityZoning: Zoning, Equatable {
  func zone(of stop: String) -> Int { 1 }
}
protocol Journey {
  func legs() -> Int
}

final class NightJourney: Journey {
  func legs() -> Int { 2 }
}

final class PlanJourneyUseCase {
  func execute() -> Journey { NightJourney() }
}

final class RideJourneyUseCase {
  private let journey: Journey
  init(journey: Journey) { self.journey = journey }
  func execute() -> Int { journey.legs() }
}
// file: Sources/Domain/UseCases/QuoteFareUseCase.swift
final class QuoteFareUseCase {
  private let rounding: FareRounding

  init(rounding: FareRounding = QuarterFareRounding()) {  // ! default-argument-instantiation QuoteFareUseCase -> QuarterFareRounding
    self.rounding = rounding
  }

  func execute(cents: Int) -> Int { rounding.rounded(cents) }
}

final class PrintFareUseCase {
  private let rounding: FareRounding

  init(rounding: FareRounding = QuarterFareRounding.make()) {  // ! default-argument-instantiation PrintFareUseCase -> QuarterFareRounding
    self.rounding = rounding
  }

  func execute(cents: Int) -> String { "\(rounding.rounded(cents))" }
}

final class ReserveSeatUseCase {
  private let named: Named
  private let zoning: Zoning

  init(named: Named, zoning: Zoning) {
    (self.named, self.zoning) = (named, zoning)
  }

  func execute() -> Int {
    let rounding = QuarterFareRounding()  // ! direct-instantiation ReserveSeatUseCase -> QuarterFareRounding
    let ticket = Ticket(discounts: [SeniorDiscount()])
    return rounding.rounded(ticket.discounts.count) + Stop(name: named.name).name.count + CityZoning().zone(of: "")
  }
}
