import StrataModel
import Testing

@testable import StrataProject

@Suite struct PackageManifestTests {
  static let manifest = """
    import PackageDescription
    let shared: [Target.Dependency] = ["Core"]
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Core"),
        .target(name: "Login", dependencies: ["Core", .target(name: "Net"), .product(name: "Rx", package: "RxSwift")],
          path: "Modules/Login", exclude: ["Docs", "Old.swift"]),
        .target(name: "Net", dependencies: shared + ["Core"], path: "Net", sources: ["Src"]),
        .executableTarget(name: "app"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
        .binaryTarget(name: "Blob", path: "Blob.zip"),
      ])
    """

  private func claims(folders: Set<String>, in folder: String = "") -> [ModuleClaim] {
    read(Self.manifest, folders: folders, in: folder).claims
  }

  private func read(_ manifest: String, folders: Set<String>, in folder: String = "") -> EvaluatedManifest {
    let source = ManifestSources.Source(path: "Package.swift", bytes: Array(manifest.utf8))
    return PackageManifest.read(source, folder: folder, hasFolder: folders.contains)
  }

  @Test func dependenciesMayBeConstantsOfTheManifest() {
    let manifest = """
      import PackageDescription
      let net = Target.Dependency.product(name: "Net", package: "Kit")
      let terminal = Target.Dependency.product(
        name: "Terminal", package: "Kit", condition: .when(platforms: [.linux, .macOS]))
      let package = Package(
        name: "Shop", dependencies: [.package(path: "../Kit")],
        targets: [.target(name: "Shop", dependencies: [net, terminal])])
      """
    let found = read(manifest, folders: ["Sources/Shop"])
    #expect(found.claims.map(\.dependencies) == [["Net", "Terminal"]])
    #expect(found.gaps.isEmpty)
  }

  @Test func theDefaultIsolationOfTargets() {
    let manifest = """
      import PackageDescription
      let settings: [SwiftSetting] = [.enableUpcomingFeature("A"), .defaultIsolation(MainActor.self)]
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "A", swiftSettings: settings), .target(name: "B"),
          .target(name: "C", swiftSettings: [.defaultIsolation(nil)]),
          .target(name: "D", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]),
        ])
      """
    let found = read(manifest, folders: ["Sources/A", "Sources/B", "Sources/C", "Sources/D"]).claims
    #expect(found.map(\.isOnMainActor) == [true, false, false, true])
  }

  @Test func targetsWithPathsAndDependencies() {
    let found = claims(folders: ["Sources/Core", "Source/app", "Tests/CoreTests"])
    #expect(found.map(\.name) == ["Core", "Login", "Net", "app", "CoreTests"])
    #expect(found[0].folders == ["Sources/Core"])
    #expect(found[1].folders == ["Modules/Login"])
    #expect(found[1].dependencies == ["Core", "Net", "Rx"])
    #expect(found[1].excluded == ["Modules/Login/Docs", "Modules/Login/Old.swift"])
    #expect(found[2].folders == ["Net/Src"])
    #expect(found[3].folders == ["Source/app"])
    #expect(found.map(\.isTest) == [false, false, false, false, true])
  }

  /// SwiftPM takes the variable `package`; without it the first package of the file counts, in every run.
  @Test func theFirstOfTwoPackagesCounts() {
    for names in [["Zebra", "Apple"], ["Apple", "Zebra"]] {
      let packages = names.map { "let kit\($0) = Package(name: \"\($0)\", targets: [.target(name: \"\($0)\")])" }
      let found = read(
        "import PackageDescription\n" + packages.joined(separator: "\n"), folders: ["Sources/Zebra", "Sources/Apple"])
      #expect(found.claims.map(\.name) == [names[0]])
    }
  }

  @Test func whatAnEnvironmentDecidesIsReadAsInAnEmptyOne() {
    let found = read(
      """
      import PackageDescription
      let usesRx = (Context.environment["STREAMS"] ?? "async") == "rx"
      let isCI = ProcessInfo.processInfo.environment["CI"] != nil
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Streams", dependencies: usesRx ? ["RxSwift"] : [], exclude: [usesRx ? "Async" : "Rx"]),
        ] + (isCI ? [.target(name: "Lint")] : []))
      """, folders: ["Sources/Streams", "Sources/Lint"])
    #expect(found.claims.map(\.name) == ["Streams"])
    #expect(found.claims.first?.excluded == ["Sources/Streams/Rx"])
    #expect(found.claims.first?.dependencies == [])
    #expect(found.gaps.isEmpty)
  }

  @Test func helpersLoopsAndStatementsBelowThePackage() {
    let found = read(
      """
      import PackageDescription
      var targets: [Target] = []
      for name in ["Login", "Cart"] { targets.append(.feature(name)) }
      extension Target {
        static func feature(_ name: String, dependencies: [Target.Dependency] = [.core]) -> Target {
          .target(name: "\\(name)Feature", dependencies: dependencies, path: "Features/\\(name)")
        }
      }
      extension Target.Dependency { static let core: Target.Dependency = .target(name: "Core") }
      let package = Package(name: "Shop", targets: targets)
      package.targets += [.target(name: "Core")]
      package.targets.append(.testTarget(name: "CoreTests", dependencies: [.core]))
      for target in package.targets { target.swiftSettings = [] }
      """, folders: ["Sources/Core", "Tests/CoreTests"])
    #expect(found.claims.map(\.name) == ["LoginFeature", "CartFeature", "Core", "CoreTests"])
    #expect(
      found.claims.map(\.folders) == [["Features/Login"], ["Features/Cart"], ["Sources/Core"], ["Tests/CoreTests"]])
    #expect(found.claims[0].dependencies == ["Core"])
    #expect(found.claims[3].dependencies == ["Core"])
    #expect(found.gaps.isEmpty)
  }

  @Test func whatCannotBeEvaluatedIsAGap() {
    let found = read(
      """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Core"), .target(name: names().first!)])
      """, folders: ["Sources/Core"])
    #expect(found.claims.map(\.name) == ["Core"])
    #expect(found.gaps.map(\.line) == [2])
    #expect(found.gaps.map(\.text) == ["names().first!"])
  }

  @Test func productsOfPackagesOutsideTheProject() {
    let found = read(
      """
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "Packages/Net"), .package(path: "../Kit"), .package(url: "https://a.b/Rx", from: "1.0.0")],
        targets: [
          .target(name: "Core", dependencies: [
            .product(name: "Client", package: "net"), .product(name: "Tools", package: "Kit"), .product(name: "RxSwift", package: "Rx"),
            "Base",
          ]),
          .target(name: "Base"),
        ])
      """, folders: ["Sources/Core", "Sources/Base", "Packages/Net"])
    #expect(found.claims[0].dependencies == ["Base", "Client", "RxSwift", "Tools"])
    #expect(found.claims[0].outsideProducts == ["RxSwift", "Tools"])
  }

  @Test func aPackageInAFolder() {
    let found = claims(folders: ["Packages/Shop/Sources/Core"], in: "Packages/Shop")
    #expect(found.first?.folders == ["Packages/Shop/Sources/Core"])
    #expect(found.first { $0.name == "Login" }?.folders == ["Packages/Shop/Modules/Login"])
  }

  @Test func manifestsGiveTheLayout() {
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: ["Package.swift"], read: { _ in Array(Self.manifest.utf8) })
    let files = ["Modules/Login/A.swift", "Modules/Login/Docs/B.swift", "Sources/Core/C.swift"].map {
      ReadFile(path: $0, facts: FileFacts())
    }
    let layout = detector.layout(of: files)
    #expect(layout.moduleOfFile.map { layout.modules[$0].name } == ["Login", "Root", "Core"])
  }

  @Test func filesOfNoTargetAreApartFromTheTargetOfTheFoldersName() {
    let manifest = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Sources\")])"
    let detector = ModuleDetector(
      rootName: "Kit", projectFiles: ["Package.swift"], links: ["Shared/Lock.swift": ["Sources/Lock.swift"]],
      read: { _ in Array(manifest.utf8) })
    let files = ["Samples/Token.swift", "Shared/Lock.swift", "Sources/Token.swift"].map {
      ReadFile(path: $0, facts: FileFacts())
    }
    let layout = detector.layout(of: files)
    #expect(layout.moduleOfFile.map { layout.modules[$0].name } == ["Kit (no target)", "Kit", "Kit"])
  }
}
