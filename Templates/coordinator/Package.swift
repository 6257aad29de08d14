// swift-tools-version: 6.2
import PackageDescription

let network = Target.Dependency.product(name: "StrataNetwork", package: "Strata")
let presentation = Target.Dependency.product(name: "StrataPresentation", package: "Strata")
let storage = Target.Dependency.product(name: "StrataStorage", package: "Strata")
let terminal = Target.Dependency.product(name: "StrataTerminal", package: "Strata")
let testing = Target.Dependency.product(name: "StrataTesting", package: "Strata")
let api = Target.Dependency.product(name: "ExampleAPI", package: "ExampleAPI")
let server = Target.Dependency.product(name: "ExampleServer", package: "ExampleAPI")

let package = Package(
  name: "Members",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .executableTarget(
      name: "Members", dependencies: [network, presentation, storage, terminal, api], path: "Sources"),
    .testTarget(
      name: "MembersUnitTests", dependencies: ["Members", network, presentation, storage, testing, api],
      path: "Tests/UnitTests"),
    .testTarget(
      name: "MembersIntegrationTests", dependencies: ["Members", network, storage, api, server],
      path: "Tests/IntegrationTests"),
  ],
  swiftLanguageModes: [.v6]
)
