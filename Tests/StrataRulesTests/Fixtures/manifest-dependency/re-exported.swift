// style: module
// file: Package.swift
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Models"),
    .target(name: "Core", dependencies: ["Models"]),
    .target(name: "Umbrella", dependencies: ["Core"]),
    .target(name: "Cart", dependencies: ["Umbrella", "Core"]),
    .target(name: "Orders", dependencies: [.byName(name: "Umbrella")]),
    .executableTarget(name: "App", dependencies: ["Cart", "Orders"]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
// file: Sources/App/main.swift
import Cart
import Orders

// file: Sources/Cart/CartScreen.swift
import Models
import Umbrella

struct CartScreen {}
// file: Sources/Core/Core.swift
@_exported import Models
// file: Sources/Models/Order.swift
public struct Order {}
// file: Sources/Orders/Orders.swift
import Core
import Models

struct Orders {}
// file: Sources/Umbrella/Umbrella.swift
@_exported import Core
