// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Login",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // All layers: what the target of an app in Xcode links, as `App/Login.xcodeproj` does.
    .library(name: "LoginLayers", targets: ["Login"]),
    // The same app in a terminal.
    .executable(name: "Login", targets: ["LoginTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ],
  targets: [
    .target(
      name: "Login",
      dependencies: [
        .product(name: "StrataNetwork", package: "Strata"),
        .product(name: "StrataPresentation", package: "Strata"),
        .product(name: "StrataStorage", package: "Strata"),
        .product(name: "StrataTerminal", package: "Strata", condition: .when(platforms: [.linux, .macOS])),
        .product(name: "ExampleAPI", package: "ExampleAPI"),
      ],
      path: "Sources", exclude: ["App/Terminal/Main"]),
    .executableTarget(name: "LoginTerminal", dependencies: ["Login"], path: "Sources/App/Terminal/Main"),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login",
        .product(name: "StrataTerminal", package: "Strata", condition: .when(platforms: [.linux, .macOS])),
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
      name: "LoginWindow", dependencies: ["Login"], path: "App/LoginApp",
      exclude: [
        "Assets.xcassets", "Info.plist", "Localizable.xcstrings", "LoginApp.entitlements", "PrivacyInfo.xcprivacy",
      ]))
#endif
