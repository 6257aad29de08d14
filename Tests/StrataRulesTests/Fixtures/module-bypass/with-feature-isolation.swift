// style: module
// rules: module-bypass, feature-isolation
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "ShowsInterface"),
    .target(name: "ShowsImplementation", dependencies: ["ShowsInterface"]),
    .target(name: "TicketsInterface"),
    .target(name: "TicketsImplementation", dependencies: ["TicketsInterface", "ShowsInterface", "ShowsImplementation"]),
    .target(name: "Main", dependencies: ["ShowsImplementation", "TicketsImplementation"]),
    .testTarget(name: "ShowsTests", dependencies: ["ShowsImplementation"]),
  ])
// file: Sources/ShowsInterface/ShowsModule.swift
public protocol ShowsModule {}
// file: Sources/ShowsImplementation/Domain/BusinessModels/Show.swift
import ShowsInterface

public struct Show {}
// file: Sources/ShowsImplementation/Module/ShowsModuleImp.swift
import ShowsInterface

public struct ShowsModuleImp: ShowsModule {
  public init() {}
}
// file: Sources/TicketsInterface/TicketsModule.swift
public protocol TicketsModule {}
// file: Sources/TicketsImplementation/Domain/BusinessModels/Ticket.swift
import ShowsImplementation  // ! feature-isolation Ticket -> Show
import TicketsInterface

public struct Ticket {
  public let show: Show  // ! feature-isolation Ticket -> Show
}
// file: Sources/TicketsImplementation/Domain/BusinessModels/Seat.swift
import ShowsImplementation  // ! module-bypass Seat -> ShowsImplementation

public struct Seat {
  // strata:disable:next feature-isolation — the models will be one module
  public let show: Show
}
