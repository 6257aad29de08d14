// A target without an interface and without screens is a library: all that it publishes may be used. A folder `API` of
// a client is no interface.
// style: module
// rules: feature-isolation
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App",
  targets: [
    .target(name: "Toolbox", path: "Modules/Toolbox"),
    .target(name: "Client", path: "Core/Client"),
    .target(name: "SailsInterface", path: "Modules/Feature/Sails/Interface"),
    .target(
      name: "Sails", dependencies: ["SailsInterface", "Toolbox", "Client"], path: "Modules/Feature/Sails/Sources"),
    .target(name: "Ropes", dependencies: ["Toolbox", "Sails"], path: "Modules/Feature/Ropes/Sources"),
  ])
// file: Modules/Toolbox/Tides.swift
public struct Tides {
  public init() {}
  public func text() -> String { "" }
}
// file: Core/Client/API/Wire.swift
public struct Wire {
  public init() {}
}
// file: Modules/Feature/Sails/Interface/SailFactory.swift
public protocol SailFactory {}
// file: Modules/Feature/Sails/Sources/SailViewModel.swift
import Client
import SailsInterface
import Toolbox

public final class SailViewModel: SailFactory {
  private let tides = Tides()
  private let wire = Wire()
  public init() {}
}
// file: Modules/Feature/Ropes/Sources/RopeViewModel.swift
import Sails  // ! feature-isolation RopeViewModel -> SailViewModel
import Toolbox

final class RopeViewModel {
  private let tides = Tides()
  private let sail: SailViewModel  // ! feature-isolation RopeViewModel -> SailViewModel

  init(sail: SailViewModel) { self.sail = sail }  // ! feature-isolation RopeViewModel -> SailViewModel
}
