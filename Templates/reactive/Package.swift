// swift-tools-version: 6.2
import PackageDescription

// `async`: streams on Swift's own concurrency, and a plain composition root. `rx`: RxSwift and Swinject, as the guide
// has them. The layers are the same files either way.
let streams = Context.environment["STREAMS"] ?? "async"
let usesRx = streams == "rx"

let network = Target.Dependency.product(name: "StrataNetwork", package: "Strata")
let presentation = Target.Dependency.product(name: "StrataPresentation", package: "Strata")
let storage = Target.Dependency.product(name: "StrataStorage", package: "Strata")
let terminal = Target.Dependency.product(
  name: "StrataTerminal", package: "Strata", condition: .when(platforms: [.linux, .macOS]))
let testing = Target.Dependency.product(name: "StrataTesting", package: "Strata")
let api = Target.Dependency.product(name: "ExampleAPI", package: "ExampleAPI")
let server = Target.Dependency.product(name: "ExampleServer", package: "ExampleAPI")

/// A copy on this machine where the environment names one, else the package of the world.
func outside(_ variable: String, _ url: String, from version: Version) -> Package.Dependency {
  Context.environment[variable].map { .package(path: $0) } ?? .package(url: url, from: version)
}

let package = Package(
  name: "Payments",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // All layers: what the target of an app in Xcode links, as `App/Payments.xcodeproj` does.
    .library(name: "PaymentsLayers", targets: ["Streams", "Payments"]),
    // The same app in a terminal.
    .executable(name: "Payments", targets: ["PaymentsTerminal"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "ExampleAPI", path: "../../Examples/Server/Swift"),
  ]
    + (usesRx
      ? [
        outside("RXSWIFT", "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0"),
        outside("SWINJECT", "https://github.com/Swinject/Swinject.git", from: "2.9.1"),
      ] : []),
  targets: [
    .target(
      name: "Streams", dependencies: usesRx ? [.product(name: "RxSwift", package: "RxSwift")] : [],
      path: "Sources/Streams", exclude: [usesRx ? "Async" : "Rx"]),
    .target(
      name: "Payments",
      dependencies: ["Streams", network, presentation, storage, terminal, api]
        + (usesRx
          ? [
            .product(name: "RxRelay", package: "RxSwift"), .product(name: "RxSwift", package: "RxSwift"),
            .product(name: "Swinject", package: "Swinject"),
          ] : []),
      path: "Sources",
      exclude: ["Streams", "App/Terminal/Main"]
        + (usesRx ? ["DI/Plain", "Presentation/ViewModels/Async"] : ["DI/Swinject", "Presentation/ViewModels/Rx"])),
    .executableTarget(name: "PaymentsTerminal", dependencies: ["Payments"], path: "Sources/App/Terminal/Main"),
    .testTarget(
      name: "PaymentsTests",
      dependencies: ["Payments", "Streams", network, presentation, storage, testing, api, server]
        + (usesRx ? [.product(name: "RxSwift", package: "RxSwift")] : []), path: "Tests",
      exclude: usesRx ? [] : ["Presentation/Rx"]),
  ],
  swiftLanguageModes: [.v6]
)
