// style: module
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
import ShowsImplementation  // ! module-bypass Ticket -> ShowsImplementation

public struct Ticket {}
// file: Sources/TicketsImplementation/Domain/BusinessModels/Seat.swift
import struct ShowsImplementation.Show  // ! module-bypass Seat -> ShowsImplementation

public struct Seat {}
// file: Sources/TicketsImplementation/Presentation/TicketNames.swift
#if os(iOS)
  @_exported import ShowsImplementation  // ! module-bypass TicketNames -> ShowsImplementation
#endif

struct TicketNames {}
// file: Sources/TicketsImplementation/Presentation/TicketMenu.swift
#if DEBUG
  @testable import ShowsImplementation  // ! module-bypass TicketMenu -> ShowsImplementation
#endif

struct TicketMenu {}
// file: Sources/TicketsImplementation/Presentation/TicketLabel.swift
#if DEBUG
  import ShowsImplementation
#endif

struct TicketLabel {}

#if DEBUG
  let sampleShow = Show()
#endif
// file: Sources/TicketsImplementation/Domain/UseCases/GetTicketUseCase.swift
import TicketsInterface

protocol GetTicketUseCase {}
