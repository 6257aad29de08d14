// A layer that may import a few modules only; modules of the project are judged by `uses`.
// file: strata.yml
layers:
  Domain:
    match: {path: Sources/Domain}
    uses: [Core]
    imports: {only: [Foundation, "Swift*"]}
  Core:
    match: {path: Sources/Core}
    imports: {only: []}
  Data:
    match: {path: Sources/Data}
    uses: [Domain]
rules:
  forbidden-import: error
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Core"), .target(name: "Domain", dependencies: ["Core"]),
    .target(name: "Data", dependencies: ["Domain"]),
  ])
// file: Sources/Core/Money.swift
import Foundation  // ! forbidden-import Money -> Foundation

struct Money { let amount: Decimal }
// file: Sources/Domain/Order.swift
import Combine  // ! forbidden-import Order -> Combine
import Core
import Foundation
import SwiftData
import struct CoreGraphics.CGFloat  // ! forbidden-import Order -> CoreGraphics.CGFloat
#if canImport(UIKit)
  import UIKit  // ! forbidden-import Order -> UIKit
#endif
#if DEBUG
  import Nimble
#endif

struct Order { let total: Decimal }
// file: Sources/Data/Store.swift
import Alamofire

struct Store {}
