// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Strata",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "strata", targets: ["strata"]),
    .library(name: "StrataSyntax", targets: ["StrataSyntax"]),
    .library(
      name: "StrataAnalysis",
      targets: [
        "StrataAnalysis", "StrataModel", "StrataSyntax", "StrataProject", "StrataIndex", "StrataDefinition",
        "StrataClassification", "StrataRules", "StrataReport", "StrataThreads",
      ]),
    .library(name: "StrataNetwork", targets: ["StrataNetwork"]),
    .library(name: "StrataPresentation", targets: ["StrataPresentation"]),
    .library(name: "StrataTerminal", targets: ["StrataTerminal"]),
    .library(name: "StrataTesting", targets: ["StrataTesting"]),
    .library(name: "StrataStorage", targets: ["StrataStorage"]),
    .library(name: "StrataData", targets: ["StrataData"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "StrataModel"),
    .target(name: "StrataLibc"),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "StrataThreads",
      dependencies: ["StrataLibc", .target(name: "CMalloc", condition: .when(platforms: [.linux]))]),
    .target(name: "StrataSyntax", dependencies: ["StrataModel", "StrataLibc"]),
    .target(name: "StrataYAML", dependencies: ["CYaml"]),
    .target(
      name: "StrataProject", dependencies: ["StrataModel", "StrataSyntax", "StrataThreads", "StrataYAML", "StrataLibc"]),
    .target(name: "CEmbeddedFiles"),
    .target(name: "StrataResources", dependencies: ["CEmbeddedFiles"]),
    .target(name: "StrataFrameworks", dependencies: ["StrataResources"]),
    .target(name: "StrataIndex", dependencies: ["StrataModel", "StrataSyntax", "StrataThreads", "StrataFrameworks"]),
    .target(name: "StrataStyles", dependencies: ["StrataResources"]),
    .target(name: "StrataDefinition", dependencies: ["StrataModel", "StrataYAML", "StrataStyles"]),
    .target(
      name: "StrataClassification", dependencies: ["StrataModel", "StrataDefinition", "StrataThreads"]),
    .target(
      name: "StrataRules",
      dependencies: ["StrataModel", "StrataDefinition", "StrataClassification", "StrataThreads", "StrataFrameworks"]),
    .target(name: "StrataReport", dependencies: ["StrataModel"]),
    .target(name: "StrataMap", dependencies: ["StrataModel", "StrataReport", "StrataResources"]),
    .target(
      name: "StrataFlow",
      dependencies: [
        "StrataModel", "StrataDefinition", "StrataClassification", "StrataRules", "StrataReport", "StrataFrameworks",
      ]),
    .target(
      name: "StrataAnalysis",
      dependencies: [
        "StrataModel", "StrataProject", "StrataIndex", "StrataDefinition", "StrataClassification", "StrataRules",
        "StrataThreads", "StrataFrameworks", "StrataFlow",
      ]),
    .target(name: "StrataEdits", dependencies: ["StrataModel", "StrataProject", "StrataLibc"]),
    .target(
      name: "StrataScaffold",
      dependencies: ["StrataModel", "StrataSyntax", "StrataProject", "StrataEdits", "StrataResources", "StrataThreads"]),
    .target(name: "StrataCommandLine", dependencies: ["StrataModel"]),
    .executableTarget(
      name: "strata",
      dependencies: [
        "StrataAnalysis", "StrataCommandLine", "StrataStyles", "StrataModel", "StrataProject", "StrataDefinition",
        "StrataClassification", "StrataRules", "StrataReport", "StrataMap", "StrataFlow", "StrataThreads",
        "StrataLibc", "StrataEdits",
        "StrataScaffold",
      ]),
    .target(name: "StrataLock", path: "Sources/Kit/StrataLock"),
    .target(name: "StrataNetwork", dependencies: ["StrataLock"], path: "Sources/Kit/StrataNetwork"),
    .target(name: "StrataPresentation", dependencies: ["StrataLock"], path: "Sources/Kit/StrataPresentation"),
    .target(name: "StrataTerminal", dependencies: ["StrataNetwork"], path: "Sources/Kit/StrataTerminal"),
    .target(
      name: "StrataTesting", dependencies: ["StrataNetwork", "StrataPresentation", "StrataLock"],
      path: "Sources/Kit/StrataTesting"),
    .systemLibrary(
      name: "CSQLite", path: "Sources/Kit/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "StrataStorage",
      // Apple's SDKs have a module of their own for SQLite.
      dependencies: ["StrataLock", .target(name: "CSQLite", condition: .when(platforms: [.linux]))],
      path: "Sources/Kit/StrataStorage", resources: [.process("PrivacyInfo.xcprivacy")]),
    .target(name: "StrataData", dependencies: ["StrataStorage", "StrataLock"], path: "Sources/Kit/StrataData"),
    // What several test targets read: marks of expected findings, the blocks of the documentation, the template apps.
    .target(name: "StrataTestSupport", dependencies: ["StrataProject", "StrataScaffold"], path: "Tests/Support"),
    // The catalogue of DocC: `make manual`.
    .executableTarget(name: "manual-site", dependencies: ["StrataTestSupport"], path: "Tests/ManualSite"),
    // The Xcode projects of the template apps: `make xcode`.
    .executableTarget(
      name: "template-projects", dependencies: ["StrataTestSupport"], path: "Tests/TemplateProjects"),
    .testTarget(name: "StrataSyntaxTests", dependencies: ["StrataSyntax", "StrataModel"]),
    .testTarget(
      name: "StrataIndexTests", dependencies: ["StrataIndex", "StrataSyntax", "StrataFrameworks", "StrataModel"]),
    .testTarget(name: "StrataResourcesTests", dependencies: ["StrataResources"]),
    .testTarget(
      name: "StrataProjectTests", dependencies: ["StrataProject", "StrataSyntax", "StrataModel", "StrataTestSupport"]),
    .testTarget(
      name: "StrataDefinitionTests", dependencies: ["StrataDefinition", "StrataStyles", "StrataYAML", "StrataModel"]),
    .testTarget(
      name: "StrataClassificationTests", dependencies: ["StrataClassification", "StrataDefinition", "StrataModel"]),
    .testTarget(
      name: "StrataRulesTests",
      dependencies: [
        "StrataAnalysis", "StrataRules", "StrataReport", "StrataMap", "StrataDefinition", "StrataClassification",
        "StrataStyles",
        "StrataIndex", "StrataSyntax", "StrataModel", "StrataTestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "StrataAnalysisTests",
      dependencies: [
        "StrataAnalysis", "StrataClassification", "StrataProject", "StrataDefinition", "StrataRules", "StrataMap",
        "StrataModel",
      ]),
    .testTarget(name: "StrataEditsTests", dependencies: ["StrataEdits", "StrataLibc"]),
    .testTarget(
      name: "StrataScaffoldTests", dependencies: ["StrataScaffold", "StrataEdits", "StrataSyntax", "StrataTestSupport"]),
    .testTarget(name: "StrataReportTests", dependencies: ["StrataReport", "StrataModel"]),
    .testTarget(
      name: "StrataMapTests",
      dependencies: ["StrataMap", "StrataAnalysis", "StrataRules", "StrataDefinition", "StrataStyles", "StrataModel"]),
    .testTarget(
      name: "StrataFlowTests",
      dependencies: ["StrataFlow", "StrataAnalysis", "StrataRules", "StrataDefinition", "StrataModel"],
      exclude: ["NotTaken"]),
    .testTarget(
      name: "StrataCommandTests",
      dependencies: [
        "strata", "StrataCommandLine", "StrataMap", "StrataProject", "StrataRules", "StrataModel", "StrataScaffold",
        "StrataTestSupport",
      ]),
    .testTarget(
      name: "StrataNetworkTests", dependencies: ["StrataNetwork", "StrataTesting"],
      path: "Tests/Kit/StrataNetworkTests"),
    .testTarget(
      name: "StrataPresentationTests", dependencies: ["StrataPresentation", "StrataTesting"],
      path: "Tests/Kit/StrataPresentationTests"),
    .testTarget(
      name: "StrataTerminalTests", dependencies: ["StrataTerminal", "StrataNetwork"],
      path: "Tests/Kit/StrataTerminalTests"),
    .testTarget(
      name: "StrataTestingTests", dependencies: ["StrataTesting"],
      path: "Tests/Kit/StrataTestingTests"),
    .testTarget(
      name: "StrataStorageTests", dependencies: ["StrataStorage", "StrataLock"], path: "Tests/Kit/StrataStorageTests"),
    // The kit in an app whose code is on the main actor unless it says otherwise.
    .testTarget(
      name: "MainActorClientTests",
      dependencies: ["StrataNetwork", "StrataStorage", "StrataData", "StrataPresentation", "StrataTesting"],
      path: "Tests/Kit/MainActorClientTests",
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    // The app of the kill test.
    .executableTarget(
      name: "outbox-worker", dependencies: ["StrataData", "StrataStorage"], path: "Tests/Kit/OutboxWorker"),
    .testTarget(
      name: "StrataDataTests",
      dependencies: [
        "StrataData", "StrataStorage", "StrataNetwork", "StrataLock", "StrataTesting", "outbox-worker",
      ],
      path: "Tests/Kit/StrataDataTests"),
    // Visits millions of states, and is optimized therefore.
    .testTarget(
      name: "StrataOutboxModelTests", dependencies: ["StrataData"], path: "Tests/Kit/StrataOutboxModelTests"),
    // What an app writes with other libraries, in the kit.
    .testTarget(
      name: "StrataSnippetTests",
      dependencies: ["StrataNetwork", "StrataStorage", "StrataData", "StrataTesting"],
      path: "Tests/Kit/StrataSnippetTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Tests are not optimized, also where what they test is: that saves half of the time that they take to build.
for target in package.targets where target.type == .test && target.name != "StrataOutboxModelTests" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
