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
// file: Sources/TicketsImplementation/Module/TicketsModuleImp.swift
import TicketsInterface

public struct TicketsModuleImp: TicketsModule {
  public init() {}
}
// file: Sources/Main/MainApp.swift
import ShowsImplementation
import SwiftUI
import TicketsImplementation

@main struct MainApp: App {
  let shows = ShowsModuleImp()
  let tickets = TicketsModuleImp()
}
// file: Sources/TicketsImplementation/Presentation/Views/TicketView.swift
import ShowsImplementation
import SwiftUI

struct TicketView: View {
  let name: String
}

#Preview {
  TicketView(name: "\(Show())")
}
// file: Sources/TicketsImplementation/Presentation/Views/DebugView.swift
#if DEBUG
  import ShowsImplementation
#endif

struct DebugNames {}

#if DEBUG
  let debugShow = Show()
#endif
// file: Tests/ShowsTests/ShowTests.swift
@testable import ShowsImplementation

final class ShowTests {
  let show = Show()
}
// file: Sources/ShowsImplementation/Presentation/ShowNames.swift
import ShowsImplementation

struct ShowNames {}
