// swift-tools-version: 6.2
import PackageDescription

let network = Target.Dependency.product(name: "StrataNetwork", package: "Strata")
let presentation = Target.Dependency.product(name: "StrataPresentation", package: "Strata")
let storage = Target.Dependency.product(name: "StrataStorage", package: "Strata")
let terminal = Target.Dependency.product(
  name: "StrataTerminal", package: "Strata", condition: .when(platforms: [.linux, .macOS]))
let testing = Target.Dependency.product(name: "StrataTesting", package: "Strata")
let api = Target.Dependency.product(name: "ExampleAPI", package: "ExampleAPI")
let server = Target.Dependency.product(name: "ExampleServer", package: "ExampleAPI")

let package = Package(
  name: "Items",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ShopInterface", targets: ["ShopInterface"]),
    .library(name: "ItemsImplementation", targets: ["ItemsImplementation"]),
    .library(name: "CartImplementation", targets: ["CartImplementation"]),
    // The modules in their app: what the target of an app in Xcode links, as `App/Items.xcodeproj` does.
    .library(name: "ItemsLayers", targets: ["ShopInterface", "ItemsImplementation", "CartImplementation", "Items"]),
    // The same app in a terminal.
    .executable(name: "Items", targets: ["ItemsTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    // Each module needs the other, and Swift's modules cannot import each other: their interfaces are one target.
    .target(
      name: "ShopInterface", dependencies: [network, storage], path: "Sources",
      exclude: [
        "App", "Cart/Implementation", "Implementation", "Shared", "Terminal/App", "Terminal/Main",
        "Terminal/Support/Cart", "Terminal/Support/Items", "Terminal/Support/Shared", "Tests",
      ],
      sources: ["Interface", "Cart/Interface"]),
    // What the implementations share.
    .target(
      name: "ShopShared", dependencies: ["ShopInterface", terminal], path: "Sources",
      exclude: [
        "App", "Cart", "Implementation", "Interface", "Terminal/App", "Terminal/Main", "Terminal/Support/Cart",
        "Terminal/Support/Items", "Tests",
      ],
      sources: ["Shared", "Terminal/Support/Shared"]),
    .target(
      name: "ItemsImplementation",
      dependencies: ["ShopInterface", "ShopShared", network, presentation, storage, terminal], path: "Sources",
      exclude: [
        "App", "Cart", "Interface", "Shared", "Terminal/App", "Terminal/Main", "Terminal/Support/Cart",
        "Terminal/Support/Shared", "Tests",
      ],
      sources: ["Implementation", "Terminal/Support/Items"]),
    .target(
      name: "CartImplementation", dependencies: ["ShopInterface", "ShopShared", presentation, storage, terminal],
      path: "Sources",
      exclude: [
        "App", "Cart/Interface", "Implementation", "Interface", "Shared", "Terminal/App", "Terminal/Main",
        "Terminal/Support/Items", "Terminal/Support/Shared", "Tests",
      ],
      sources: ["Cart/Implementation", "Terminal/Support/Cart"]),
    .target(
      name: "Items",
      dependencies: [
        "ShopInterface", "ShopShared", "ItemsImplementation", "CartImplementation", network, presentation, storage,
        terminal, api,
      ],
      path: "Sources",
      exclude: [
        "Cart", "Implementation", "Interface", "Shared", "Terminal/Main", "Terminal/Support/Cart",
        "Terminal/Support/Items", "Terminal/Support/Shared", "Tests",
      ],
      sources: ["App", "Terminal/App"]),
    .executableTarget(name: "ItemsTerminal", dependencies: ["Items"], path: "Sources/Terminal/Main"),
    .testTarget(
      name: "ItemsTests",
      dependencies: [
        "ShopInterface", "ShopShared", "ItemsImplementation", "CartImplementation", "Items", network, presentation,
        storage, testing, api, server,
      ],
      path: "Sources/Tests"),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
  // The app in a window of the Mac, without Xcode.
  package.targets.append(
    .executableTarget(
      name: "ItemsWindow", dependencies: ["Items"], path: "App/ItemsApp",
      exclude: [
        "Assets.xcassets", "Info.plist", "Localizable.xcstrings", "ItemsApp.entitlements", "PrivacyInfo.xcprivacy",
      ]))
#endif
