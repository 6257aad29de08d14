// Modules of two targets each; `Clock` has no protocol of a module.
// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Shows"),
    .target(name: "ShowsImplementation", dependencies: ["Shows", "Seats", "Clock"]),
    .target(name: "Seats"),
    .target(name: "SeatsImplementation", dependencies: ["Seats"]),
    .target(name: "Clock"),
    .target(name: "ClockImplementation", dependencies: ["Clock", "Seats"]),
  ])
// file: Sources/Shows/ShowsModule.swift
public protocol ShowsModule { func shows() async }
// file: Sources/ShowsImplementation/Module/ShowsModuleFactory.swift
import Clock
import Seats
import Shows

public enum ShowsModuleFactory {
  public static func create(seats: SeatsModule) -> ShowsModule {  // ! external-dependencies ShowsModuleFactory -> SeatsModule
    ShowsModuleImp()
  }
}

struct ShowsModuleImp: ShowsModule { func shows() async {} }
// file: Sources/ShowsImplementation/Domain/UseCases/GetSeatsUseCase.swift
import Clock
import Seats

struct GetSeatsUseCaseImp {
  let seats: SeatsModule  // ! external-dependencies GetSeatsUseCaseImp -> SeatsModule
  let clock: ClockService
}
// file: Sources/ShowsImplementation/Presentation/Views/SeatView.swift
import Seats

struct SeatView {
  let offers = SeatOffers.shared  // ! external-dependencies SeatView -> SeatOffers
  let limit = SeatLimits.shared
  var first: SeatsModule { fatalError() }
}
// file: Sources/Seats/SeatsModule.swift
public protocol SeatsModule { func seats() async }
public final class SeatOffers {
  public static let shared = SeatOffers()
  public func offers() {}
}
public struct SeatLimits { public static let shared = 3 }
// file: Sources/SeatsImplementation/Module/SeatsModuleImp.swift
import Seats

struct SeatsModuleImp: SeatsModule { func seats() async {} }
// file: Sources/Clock/ClockService.swift
public protocol ClockService { func now() async -> Int }
// file: Sources/ClockImplementation/ClockServiceImp.swift
import Clock
import Seats

struct ClockServiceImp: ClockService {
  let seats: SeatsModule
  func now() async -> Int { 0 }
}
