// rules: manifest-dependency
// file: strata.yml
rules:
  manifest-dependency: {severity: warning, transitive: true}
// file: Package.swift
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(url: "https://example.com/Nuke", from: "12.0.0")],
  targets: [
    .target(name: "Models"),
    .target(name: "Core", dependencies: ["Models", .product(name: "Lottie", package: "Lottie")]),
    .target(
      name: "Cart",
      dependencies: [
        "Core", .product(name: "NukeUI", package: "Nuke"), .product(name: "Nuke", package: "Nuke"),
        "Orders",  // ! manifest-dependency Cart -> Orders
      ]),
    .target(name: "Orders", dependencies: ["Core"]),
    .target(name: "Bundle", dependencies: ["Core", "Orders"]),
    .target(name: "Empty", dependencies: ["Core"]),  // ! manifest-dependency Empty -> Core
  ]
)
// file: Sources/Bundle/Bundle.swift
import Foundation
// file: Sources/Cart/Cart.swift
import Core
import Lottie
import Models
import NukeUI

struct Cart {}
// file: Sources/Core/Core.swift
import Lottie
import Models

struct Core {}
// file: Sources/Empty/Empty.swift
struct Empty {}
// file: Sources/Models/Order.swift
import Orders  // ! manifest-dependency Models -> Orders

public struct Order {}
// file: Sources/Orders/Orders.swift
import Core
import Models

struct Orders {}
