// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Users",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // All layers: what the target of an app in Xcode links, as `App/Users.xcodeproj` does.
    .library(name: "UsersLayers", targets: ["Users"]),
    // The same app in a terminal.
    .executable(name: "Users", targets: ["UsersTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .target(
      name: "Users",
      dependencies: [
        .product(name: "StrataData", package: "Strata"),
        .product(name: "StrataNetwork", package: "Strata"),
        .product(name: "StrataPresentation", package: "Strata"),
        .product(name: "StrataStorage", package: "Strata"),
        .product(name: "StrataTerminal", package: "Strata", condition: .when(platforms: [.linux, .macOS])),
        .product(name: "ExampleAPI", package: "ExampleAPI"),
      ],
      path: "Sources", exclude: ["App/Terminal/Main"]),
    .executableTarget(name: "UsersTerminal", dependencies: ["Users"], path: "Sources/App/Terminal/Main"),
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

#if os(macOS)
  // The app in a window of the Mac, without Xcode.
  package.targets.append(
    .executableTarget(
      name: "UsersWindow", dependencies: ["Users"], path: "App/UsersApp",
      exclude: [
        "Assets.xcassets", "Info.plist", "Localizable.xcstrings", "UsersApp.entitlements", "PrivacyInfo.xcprivacy",
      ]))
#endif
