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
  name: "Items",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ItemsInterface", targets: ["ItemsInterface"]),
    .library(name: "ItemsImplementation", targets: ["ItemsImplementation"]),
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
    .executableTarget(
      name: "Items",
      dependencies: ["ItemsInterface", "ItemsImplementation", network, presentation, storage, terminal, api],
      path: "Sources/App"),
    .testTarget(
      name: "ItemsTests",
      dependencies: ["ItemsInterface", "ItemsImplementation", network, presentation, storage, testing, api, server],
      path: "Sources/Tests"),
  ],
  swiftLanguageModes: [.v6]
)
