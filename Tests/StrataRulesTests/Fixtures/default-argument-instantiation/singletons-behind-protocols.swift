// style: reactive
// rules: default-argument-instantiation, direct-instantiation
// A singleton of any class that is supplied as itself or as one of its protocols, but no values, and nothing of a
// framework.
// file: Sources/Domain/Services/Tides.swift
protocol Tides: AnyObject {
  func height() -> Double
}

final class MoonTides: Tides {
  static let shared = MoonTides()
  static let live: Tides = MoonTides()
  static let `default` = MoonTides()
  static let top = 12.5
  func height() -> Double { 2 }
}
final class TideLog {
  static let shared = TideLog()
  static let standard = TideLog()
  static let quiet = TideLog()
}
struct Depth {
  static let shared = Depth()
}
protocol Look {}
struct PlainLook: Look {
  static let standard = PlainLook()
}
// file: Sources/Domain/UseCases/PlanTripUseCase.swift
protocol PlanTripUseCase {}

final class PlanTripUseCaseImpl: PlanTripUseCase {
  private let tides: Tides

  init(
    tides: Tides = MoonTides.shared,  // ! default-argument-instantiation PlanTripUseCaseImpl -> MoonTides
    others: any Tides = MoonTides.live,  // ! default-argument-instantiation PlanTripUseCaseImpl -> MoonTides
    more: Tides? = MoonTides.default,  // ! default-argument-instantiation PlanTripUseCaseImpl -> MoonTides
    height: Double = MoonTides.top,
    log: TideLog = .shared,  // ! default-argument-instantiation PlanTripUseCaseImpl -> TideLog
    second: TideLog? = TideLog.shared,  // ! default-argument-instantiation PlanTripUseCaseImpl -> TideLog
    third: TideLog = .standard,
    fourth: TideLog = .quiet,
    depth: Depth = .shared,
    look: Look = PlainLook.standard,
    session: URLSession = .shared
  ) {
    self.tides = tides
  }
}
