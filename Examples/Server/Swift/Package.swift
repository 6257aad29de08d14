// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ExampleAPI",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ExampleAPI", targets: ["ExampleAPI"]),
    .library(name: "ExampleServer", targets: ["ExampleServer"]),
  ],
  dependencies: [.package(name: "Strata", path: "../../..")],
  targets: [
    .target(name: "ExampleAPI", dependencies: [.product(name: "StrataNetwork", package: "Strata")]),
    .target(name: "ExampleServer"),
    .testTarget(
      name: "ExampleAPITests",
      dependencies: [
        "ExampleAPI", "ExampleServer", .product(name: "StrataNetwork", package: "Strata"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
