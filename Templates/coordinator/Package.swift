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
  name: "Members",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // All layers: what the target of an app in Xcode links, as `App/Members.xcodeproj` does.
    .library(name: "MembersLayers", targets: ["Members"]),
    // The same app in a terminal.
    .executable(name: "Members", targets: ["MembersTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .target(
      name: "Members", dependencies: [network, presentation, storage, terminal, api], path: "Sources",
      exclude: ["App/Terminal/Main"]),
    .executableTarget(name: "MembersTerminal", dependencies: ["Members"], path: "Sources/App/Terminal/Main"),
    .testTarget(
      name: "MembersUnitTests", dependencies: ["Members", network, presentation, storage, testing, api],
      path: "Tests/UnitTests"),
    .testTarget(
      name: "MembersIntegrationTests", dependencies: ["Members", network, storage, testing, api, server],
      path: "Tests/IntegrationTests"),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
  // The app in a window of the Mac, without Xcode.
  package.targets.append(
    .executableTarget(
      name: "MembersWindow", dependencies: ["Members"], path: "App/MembersApp",
      exclude: [
        "Assets.xcassets", "Info.plist", "Localizable.xcstrings", "MembersApp.entitlements", "PrivacyInfo.xcprivacy",
      ]))
#endif
