// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let shared: [Target.Dependency] = ["Models"]

let package = Package(
  name: "Shop",
  products: [.library(name: "Shop", targets: ["Cart"])],
  dependencies: [
    .package(url: "https://example.com/Lottie", from: "4.0.0"),
    .package(url: "https://example.com/Firebase", from: "4.0.0"),
    .package(path: "Packages/Design"),
  ],
  targets: [
    .target(name: "Models"),
    .target(name: "Transport", dependencies: shared),
    .target(
      name: "Cart",
      dependencies: [
        "Models",
        "Analytics",  // ! manifest-dependency Cart -> Analytics
        .product(name: "DesignKit", package: "Design"),
        .product(name: "Lottie", package: "Lottie", condition: .when(platforms: [.iOS])),
      ]),
    .target(
      name: "Profile",
      dependencies: [
        .target(name: "Models"),
        .product(name: "Lottie", package: "Lottie"),
        .product(name: "FirebaseAnalytics", package: "Firebase"),
      ]),
    .target(
      name: "Settings",
      dependencies: [
        .product(name: "Lottie", package: "Lottie"),  // ! manifest-dependency Settings -> Lottie
        "ShopMacros",
        "CSettings",
        "Images",
      ]),
    .macro(name: "ShopMacros"),
    .target(name: "CSettings"),
    .target(name: "Images", resources: [.process("Assets.xcassets")]),
    .target(name: "Analytics", dependencies: ["Models"]),
    .testTarget(name: "CartTests", dependencies: ["Cart", "Analytics"]),
  ]
)
// file: Packages/Design/Package.swift
import PackageDescription

let package = Package(
  name: "Design",
  products: [.library(name: "DesignKit", targets: ["Colors", "Fonts"])],
  targets: [.target(name: "Colors"), .target(name: "Fonts")]
)
// file: Packages/Design/Sources/Colors/Palette.swift
public struct Palette {}
// file: Packages/Design/Sources/Fonts/Typeface.swift
public struct Typeface {}
// file: Sources/Analytics/Tracker.swift
@_exported import Models

public struct Tracker {}
// file: Sources/Cart/CartScreen.swift
import Fonts
import Foundation
import Models
import Transport  // ! manifest-dependency Cart -> Transport

struct CartScreen {
  let order: Order
}
// file: Sources/Cart/CartBadge.swift
import Lottie
#if canImport(Profile)
import Profile
#endif
#if DEBUG
import Settings
#endif
#if canImport(SettingsKit)
import Settings  // ! manifest-dependency Cart -> Settings
#endif
import class Transport.Client  // ! manifest-dependency Cart -> Transport

struct CartBadge {}
// file: Sources/Models/Order.swift
public struct Order {}
// file: Sources/Transport/Client.swift
import Models

public final class Client {}
// file: Sources/Profile/ProfileScreen.swift
import FirebaseCore
import Models

struct ProfileScreen {}
// file: Sources/Settings/SettingsScreen.swift
import CSettings
import FirebaseAnalytics  // ! manifest-dependency Settings -> FirebaseAnalytics

struct SettingsScreen {}
// file: Sources/ShopMacros/Macros.swift
struct ShopMacro {}
// file: Tests/CartTests/CartTests.swift
import Transport
import XCTest

final class CartTests: XCTestCase {}
