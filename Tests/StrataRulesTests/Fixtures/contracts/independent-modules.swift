// Modules as parts: a use of one by another is reported in addition to nothing else.
// rules: all
// file: strata.yml
layers:
  All: {match: {path: Sources}}
contracts:
  kits:
    independent: {modules: "*Kit", except: CoreKit}
    severity: warning
    because: each is released on its own
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Kits",
  targets: [
    .target(name: "CoreKit"), .target(name: "MapKit2", dependencies: ["CoreKit"]),
    .target(name: "RouteKit", dependencies: ["CoreKit", "MapKit2"]),
    .target(name: "MapsKit", dependencies: ["CoreKit", "MapKit2"]),
  ])
// file: Sources/CoreKit/Point.swift
public struct Point {}
// file: Sources/MapKit2/Map.swift
import CoreKit

public struct Map { let center: Point }
// file: Sources/RouteKit/Route.swift
import CoreKit
import MapKit2

struct Route { let map: Map? }
// file: Sources/MapsKit/Atlas.swift
import RouteKit

struct Atlas { let point: Point? }
