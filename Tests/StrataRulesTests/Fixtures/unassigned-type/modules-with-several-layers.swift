// style: repository
// The name of a module with folders of several layers says nothing about the rest of it.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "HarbourUI", targets: [.target(name: "HarbourUI"), .target(name: "MapUI")])
// file: Sources/HarbourUI/Domain/Berth.swift
struct Berth {}
// file: Sources/HarbourUI/Data/BerthMapper.swift
struct BerthMapper { func map() -> Berth { Berth() } }
// file: Sources/HarbourUI/Tools/Signal.swift
struct Signal {}  // ! unassigned-type Signal
// file: Sources/MapUI/MapPins.swift
struct MapPins {}
