// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Users",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .executableTarget(
      name: "Users",
      dependencies: [
        .product(name: "StrataNetwork", package: "Strata"),
        .product(name: "StrataPresentation", package: "Strata"),
        .product(name: "StrataStorage", package: "Strata"),
        .product(name: "StrataTerminal", package: "Strata"),
        .product(name: "ExampleAPI", package: "ExampleAPI"),
      ],
      path: "Sources"),
    .testTarget(
      name: "UsersTests",
      dependencies: [
        "Users",
        .product(name: "StrataTesting", package: "Strata"),
        .product(name: "ExampleServer", package: "ExampleAPI"),
      ],
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
