// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The measuring instruments. Unsafe flags are allowed here and nowhere else: this package is nobody's dependency.

/// The folder of the toolchain's own SwiftSyntax modules, which lies beside the real `swiftc`.
func toolchainSyntaxModules() -> String? {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/host").standardizedFileURL
    let module = host.appendingPathComponent("SwiftParser.swiftmodule").path
    if FileManager.default.fileExists(atPath: module) { return host.path }
  }
  return nil
}

var packages: [Package.Dependency] = [.package(name: "Strata", path: "..")]
var syntaxDependencies: [Target.Dependency] = []
var compilerFlags: [SwiftSetting] = []
var linkerFlags: [LinkerSetting] = []

if let host = toolchainSyntaxModules() {
  compilerFlags = [.unsafeFlags(["-I", host])]
  linkerFlags = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  ]
} else {
  packages.append(.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0"))
  syntaxDependencies = [
    .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
  ]
}

// Other libraries, beside which `bench-kit` measures where the folders of their checkouts are given.
var otherLibraries: [Target.Dependency] = []
var otherConditions: [SwiftSetting] = []
for (variable, folder, product) in [("GRDB", "GRDB.swift", "GRDB"), ("ALAMOFIRE", "Alamofire", "Alamofire")] {
  guard let path = ProcessInfo.processInfo.environment[variable] else { continue }
  packages.append(.package(name: folder, path: path))
  otherLibraries.append(.product(name: product, package: folder))
  otherConditions.append(.define(variable))
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: packages,
  targets: [
    .target(name: "BenchmarkSupport"),
    .target(
      name: "Judge",
      dependencies: [.product(name: "StrataSyntax", package: "Strata")] + syntaxDependencies,
      swiftSettings: compilerFlags, linkerSettings: linkerFlags),
    .executableTarget(
      name: "oracle",
      dependencies: ["Judge", "BenchmarkSupport", .product(name: "StrataSyntax", package: "Strata")],
      path: "Sources/Oracle", swiftSettings: compilerFlags, linkerSettings: linkerFlags),
    .target(name: "GeneratedCorpus", dependencies: ["BenchmarkSupport"]),
    .executableTarget(
      name: "corpus-generator", dependencies: ["GeneratedCorpus"], path: "Sources/CorpusGenerator"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchmarkSupport", "GeneratedCorpus", "Judge", .product(name: "StrataSyntax", package: "Strata"),
      ],
      path: "Sources/Bench", swiftSettings: compilerFlags, linkerSettings: linkerFlags),
    .executableTarget(
      name: "bench-baseline",
      dependencies: [
        .product(name: "StrataSyntax", package: "Strata"), .product(name: "StrataAnalysis", package: "Strata"),
      ],
      path: "Sources/Baseline", linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "bench-update", dependencies: [.product(name: "StrataAnalysis", package: "Strata")],
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "bench-kit",
      dependencies: [
        .product(name: "StrataNetwork", package: "Strata"), .product(name: "StrataTesting", package: "Strata"),
        .product(name: "StrataStorage", package: "Strata"), .product(name: "StrataData", package: "Strata"),
        .target(name: "CSystemSQLite", condition: .when(platforms: [.linux])),
        .product(name: "StrataPresentation", package: "Strata"), "BenchmarkSupport", "CValgrind",
      ] + otherLibraries, swiftSettings: otherConditions),
    .systemLibrary(name: "CValgrind"),
    // The same library as the kit's, under a name of its own: a target's name may occur once among all packages.
    .systemLibrary(name: "CSystemSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CIndexStore", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "accuracy",
      dependencies: [
        "CIndexStore", "Judge", "BenchmarkSupport", .product(name: "StrataSyntax", package: "Strata"),
      ],
      path: "Sources/Accuracy", swiftSettings: compilerFlags, linkerSettings: linkerFlags),
    .executableTarget(
      name: "fuzz", dependencies: ["BenchmarkSupport", .product(name: "StrataAnalysis", package: "Strata")],
      path: "Sources/Fuzz"),
    .executableTarget(
      name: "seeded",
      dependencies: ["BenchmarkSupport", .product(name: "StrataAnalysis", package: "Strata")],
      path: "Sources/Seeded"),
  ],
  swiftLanguageModes: [.v6]
)
