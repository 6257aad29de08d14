// swift-tools-version: 6.2
import PackageDescription

// The kit as a package of its own: what `strata new app` copies into an app. The manifest of the repository has the
// same targets.
let package = Package(
  name: "StrataKit",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "StrataNetwork", targets: ["StrataNetwork"]),
    .library(name: "StrataPresentation", targets: ["StrataPresentation"]),
    .library(name: "StrataTerminal", targets: ["StrataTerminal"]),
    .library(name: "StrataTesting", targets: ["StrataTesting"]),
    .library(name: "StrataStorage", targets: ["StrataStorage"]),
    .library(name: "StrataData", targets: ["StrataData"]),
  ],
  targets: [
    .target(name: "StrataLock", path: "StrataLock"),
    .target(name: "StrataNetwork", dependencies: ["StrataLock"], path: "StrataNetwork"),
    .target(name: "StrataPresentation", dependencies: ["StrataLock"], path: "StrataPresentation"),
    .target(name: "StrataTerminal", dependencies: ["StrataNetwork"], path: "StrataTerminal"),
    .target(
      name: "StrataTesting", dependencies: ["StrataNetwork", "StrataPresentation", "StrataLock"],
      path: "StrataTesting"),
    .systemLibrary(
      name: "CSQLite", path: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "StrataStorage",
      dependencies: ["StrataLock", .target(name: "CSQLite", condition: .when(platforms: [.linux]))],
      path: "StrataStorage",
      resources: [.process("PrivacyInfo.xcprivacy")]),
    .target(name: "StrataData", dependencies: ["StrataStorage", "StrataLock"], path: "StrataData"),
  ],
  swiftLanguageModes: [.v6]
)
