// Generated code that wires modules is not written by anybody.
// style: module
// rules: module-bypass
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "BoatsInterface"),
    .target(name: "Boats", dependencies: ["BoatsInterface"]),
    .target(name: "Main", dependencies: ["Boats"]),
  ])
// file: Sources/BoatsInterface/Boats.swift
public protocol BoatsFactory {}
// file: Sources/Boats/BoatsComponent.swift
import BoatsInterface

public final class BoatsComponent: BoatsFactory {}
// file: Sources/Main/NeedleGenerated.swift
import Boats

final class BoatsProvider {
  let component: BoatsComponent? = nil
}
// file: Sources/Main/BoatRow.swift
import Boats  // ! module-bypass BoatRow -> Boats

final class BoatRow {
  let component: BoatsComponent? = nil
}
