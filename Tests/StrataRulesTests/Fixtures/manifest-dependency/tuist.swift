// rules: manifest-dependency
// file: strata.yml
rules:
  manifest-dependency: {severity: warning, tests: true}
// file: Projects/Cart/Project.swift
import ProjectDescription

let project = Project(
  name: "Cart",
  targets: [
    .target(
      name: "Cart", product: .staticFramework, sources: ["Sources/**"],
      dependencies: [
        .target(name: "CartInterface"),
        .project(target: "Transport", path: .relativeToRoot("Projects/Transport")),
        .project(target: "Design", path: "../Design"),  // ! manifest-dependency Cart -> Design
        .external(name: "Lottie"),
        .sdk(name: "StoreKit", type: .framework),
        .xcframework(path: "Maps.xcframework"),  // ! manifest-dependency Cart -> Maps
      ]),
    .target(name: "CartInterface", product: .framework, sources: ["Interface/**"]),
    .target(
      name: "CartTests", product: .unitTests, sources: ["Tests/**"],
      dependencies: [
        .target(name: "Cart"),
        .target(name: "CartDemo"),
      ]),
    .target(
      name: "CartDemo", product: .app, sources: ["Demo/**"],
      dependencies: [.target(name: "Cart"), .target(name: "CartWidget")]),
    .target(name: "CartWidget", product: .appExtension, sources: ["Widget/**"], dependencies: []),
    .target(name: "CartTesting", product: .framework, sources: ["Testing/**"], dependencies: Modules.all),
  ])
// file: Projects/Cart/Demo/DemoApp.swift
import Cart
import Transport  // ! manifest-dependency CartDemo -> Transport

struct DemoApp {}
// file: Projects/Cart/Interface/CartInterface.swift
public protocol CartInterface {}
// file: Projects/Cart/Sources/Cart.swift
import CartInterface
import Lottie
import Transport

struct Cart: CartInterface {}
// file: Projects/Cart/Testing/FakeCart.swift
import Transport

struct FakeCart {}
// file: Projects/Cart/Tests/CartTests.swift
@testable import Cart
import CartInterface  // ! manifest-dependency CartTests -> CartInterface
import XCTest

final class CartTests: XCTestCase {}
// file: Projects/Cart/Widget/CartWidget.swift
import WidgetKit

struct CartWidget {}
// file: Projects/Design/Project.swift
import ProjectDescription

let project = Project(
  name: "Design", targets: [.target(name: "Design", product: .framework, sources: "Sources/**")])
// file: Projects/Design/Sources/Palette.swift
public struct Palette {}
// file: Projects/Transport/Project.swift
import ProjectDescription

let project = Project(
  name: "Transport", targets: [.target(name: "Transport", product: .framework, sources: "Sources/**")])
// file: Projects/Transport/Sources/Client.swift
public final class Client {}
