// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "ShowsInterface"),
    .target(name: "ShowsImplementation", dependencies: ["ShowsInterface"]),
    .target(name: "Main", dependencies: ["ShowsImplementation"]),
  ])
// file: Sources/ShowsInterface/ShowsModule.swift
public protocol ShowsModule {}
// file: Sources/ShowsImplementation/Module/ShowsModuleImp.swift
import ShowsInterface

public struct ShowsModuleImp: ShowsModule {
  public init() {}
}

public struct Show {}
// file: Sources/Main/Modules.swift
import ShowsImplementation
import ShowsInterface

/// Only creates the module.
struct Modules {
  let shows: any ShowsModule

  init() { shows = ShowsModuleImp() }
}
// file: Sources/Main/ShowNames.swift
import ShowsImplementation  // ! module-bypass ShowNames -> ShowsImplementation

struct ShowNames {
  let show: Show
}
