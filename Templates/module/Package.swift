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
    .library(name: "ItemsInterface", targets: ["ItemsInterface"]),
    .library(name: "ItemsImplementation", targets: ["ItemsImplementation"]),
    // The module in its app: what the target of an app in Xcode links, as `App/Items.xcodeproj` does.
    .library(name: "ItemsLayers", targets: ["ItemsInterface", "ItemsImplementation", "Items"]),
    // The same app in a terminal.
    .executable(name: "Items", targets: ["ItemsTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .target(name: "ItemsInterface", dependencies: [network, storage], path: "Sources/Interface"),
    .target(
      name: "ItemsImplementation", dependencies: ["ItemsInterface", network, presentation, storage],
      path: "Sources/Implementation"),
    .target(
      name: "Items",
      dependencies: ["ItemsInterface", "ItemsImplementation", network, presentation, storage, terminal, api],
      path: "Sources/App", exclude: ["Terminal/Main"]),
    .executableTarget(name: "ItemsTerminal", dependencies: ["Items"], path: "Sources/App/Terminal/Main"),
    .testTarget(
      name: "ItemsTests",
      dependencies: ["ItemsInterface", "ItemsImplementation", network, presentation, storage, testing, api, server],
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
