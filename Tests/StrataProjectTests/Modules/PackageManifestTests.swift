import StrataModel
import StrataSyntax
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
    PackageManifest.claims(SwiftReader.facts(of: Self.manifest), folder: folder, hasFolder: folders.contains)
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
