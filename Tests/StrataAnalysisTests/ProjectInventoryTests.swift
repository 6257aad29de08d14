import Foundation
import StrataModel
import StrataProject
import Testing

@testable import StrataAnalysis

/// What an analysis says of what it did not read or understand.
struct ProjectInventoryTests {
  private func analyzed(_ files: [String: String]) throws -> Snapshot {
    Analyzer(MemoryWorkspace(files), by: try gatewayStyle()).snapshot()
  }

  @Test func expressionsOfManifestsThatWereNotUnderstood() throws {
    let result = try analyzed([
      "Projects/Shop/Project.swift": "import ProjectDescription\nlet project = Project.shop(named: \"Shop\")",
      "Projects/Shop/Sources/A.swift": "struct A {}",
    ]).check()
    #expect(
      result.notices.filter { $0.kind == .unreadManifest } == [
        Notice(
          kind: .unreadManifest,
          message: "cannot evaluate `Project.shop(named: \"Shop\")`; no target of Projects/Shop/Project.swift covers "
            + "Projects/Shop/Sources; modules inferred from folders: Shop",
          origin: "Projects/Shop/Project.swift:2")
      ])
  }

  @Test func anExpressionOfAHelperIsReportedOnce() throws {
    var files = [
      "Tuist/ProjectDescriptionHelpers/Kit.swift":
        "import ProjectDescription\nextension Target {\n  static func kit(_ name: String) -> Target "
        + "{ .target(name: name.mirrored(), product: .framework, sources: [\"Sources/**\"]) }\n}"
    ]
    for name in ["Cart", "Shop"] {
      files["Projects/\(name)/Project.swift"] =
        "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
        + "let project = Project(name: \"\(name)\", targets: [.kit(\"\(name)\")])"
      files["Projects/\(name)/Sources/A.swift"] = "struct \(name) {}"
    }
    #expect(
      try analyzed(files).check().notices.filter { $0.kind == .unreadManifest } == [
        Notice(
          kind: .unreadManifest,
          message: "cannot evaluate `mirrored()`; no target of Projects/Cart/Project.swift and "
            + "Projects/Shop/Project.swift covers Projects/Cart/Sources and Projects/Shop/Sources; modules inferred from "
            + "folders: Cart and Shop",
          origin: "Tuist/ProjectDescriptionHelpers/Kit.swift:3")
      ])
  }

  @Test func manifestsThatCannotBeRead() throws {
    func notices(_ manifest: String) throws -> [Notice] {
      try analyzed(["project.yml": manifest, "Sources/A.swift": "struct A {}"]).check().notices
        .filter { $0.kind == .unreadManifest }
    }
    let found = try notices("name: A\ntargets:\n\t- x")
    #expect(found.map(\.origin) == ["project.yml:3"])
    #expect(found.first?.message.hasPrefix("cannot read project.yml: ") == true)
    #expect(found.first?.message.hasSuffix("; no target of project.yml covers Sources") == true)
    #expect(try notices("targets: { A: { sources: Sources } }") == [])
  }

  /// The bytes that a workspace does not hand out.
  private struct LockedWorkspace: Workspace {
    var base: MemoryWorkspace
    var locked: Set<String>

    var name: String { base.name }
    func list(_ selection: SourceSelection, jobs: Int) -> SourceListing { base.list(selection, jobs: jobs) }
    func read(_ path: String) throws(ReadProblem) -> [UInt8] {
      if locked.contains(path) { throw ReadProblem(path: path, reason: .unreadable("Permission denied")) }
      return try base.read(path)
    }
  }

  @Test func headersAndManifestsWithoutPermission() throws {
    let files = [
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      "Sources/A/A.swift": "struct A { let a: Old? }", "Sources/A/Old.h": "@interface Old : NSObject\n@end",
    ]
    var workspace = LockedWorkspace(base: MemoryWorkspace(files), locked: ["Package.swift", "Sources/A/Old.h"])
    var analyzer = Analyzer(workspace, by: try gatewayStyle())
    for _ in 1...2 {
      let result = analyzer.update([]).check()
      #expect(result.notices.filter { $0.kind == .unreadManifest }.map(\.origin) == ["Package.swift"])
      #expect(result.notices.filter { $0.kind == .unreadFile }.map(\.origin) == ["Sources/A/Old.h"])
    }
    workspace.locked = []
    analyzer.workspace = workspace
    let result = analyzer.update([]).check()
    #expect(result.notices.filter { [.unreadManifest, .unreadFile].contains($0.kind) } == [])
    #expect(analyzer.update([]).graph.modules.map(\.name) == ["A"])
  }

  /// Styles leave the folder `Tuist` out of the sources.
  @Test func helpersInAFolderThatIsNoSource() throws {
    let files = [
      "Tuist/ProjectDescriptionHelpers/Kit.swift": """
      import ProjectDescription
      extension Project {
        static func kit(_ name: String) -> Project {
          Project(name: name, targets: [.target(name: name + "Kit", product: .framework, sources: ["Code/**"])])
        }
      }
      """,
      "Shop/Project.swift": "import ProjectDescription\nlet project = Project.kit(\"Shop\")",
      "Shop/Code/A.swift": "struct A {}",
    ]
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
    let workspaces: [any Workspace] = [
      MemoryWorkspace(files), DiskWorkspace(root: folder.path(percentEncoded: false)),
    ]
    for workspace in workspaces {
      for jobs in [1, 3] {
        let snapshot = Analyzer(workspace, by: try gatewayStyle(), options: AnalysisOptions(jobs: jobs)).snapshot()
        #expect(snapshot.graph.modules.map(\.name).contains("ShopKit"))
        #expect(snapshot.graph.files.map(\.path) == ["Shop/Code/A.swift"])
      }
    }
  }

  @Test func filesThatNoTargetCompiles() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
        F = { isa = PBXBuildFile; fileRef = A; };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S); };
      }; rootObject = P; }
      """
    var files = ["Shop.xcodeproj/project.pbxproj": project, "A.swift": "struct A {}", "Old.swift": "struct Old {}"]
    func notices() throws -> [Notice] { try analyzed(files).check().notices.filter { $0.kind == .fileWithoutTarget } }
    let one = Notice(
      kind: .fileWithoutTarget,
      message: "1 file belongs to no target, and is not checked: Old.swift")
    #expect(try notices() == [one])
    #expect(!one.failsStrictRuns)
    for number in 1...6 { files["Old\(number).swift"] = "struct Old\(number) {}" }
    #expect(
      try notices().map(\.message) == [
        "7 files belong to no target, and are not checked: "
          + "Old.swift, Old1.swift, Old2.swift, Old3.swift, Old4.swift and 2 more"
      ])
    // What compiled code needs is compiled somehow, and so is what this needs.
    files["A.swift"] = "struct A { let old: Old3 }"
    files["Old3.swift"] = "struct Old3 { let other: Old6 }"
    #expect(
      try notices().map(\.message) == [
        "2 files belong to no target: they see the declarations of the files beside them, which do not see theirs: "
          + "Old3.swift and Old6.swift",
        "5 files belong to no target, and are not checked: Old.swift, Old1.swift, Old2.swift, Old4.swift and Old5.swift",
      ])
    files["Old.swift"] = nil
    for number in 1...6 { files["Old\(number).swift"] = nil }
    #expect(try notices().isEmpty)
  }

  /// A copy that was left behind declares what a compiled file declares, too.
  @Test func filesThatNoTargetCompilesAreNotChecked() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Domain/Order.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Presentation/OrderView.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Data/Repositories/OrderCache.swift; sourceTree = "<group>"; };
        F = { isa = PBXBuildFile; fileRef = A; };
        I = { isa = PBXBuildFile; fileRef = B; };
        J = { isa = PBXBuildFile; fileRef = C; };
        S = { isa = PBXSourcesBuildPhase; files = (F, I, J); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S); };
      }; rootObject = P; }
      """
    var files = [
      "Shop.xcodeproj/project.pbxproj": project, "Domain/Order.swift": "struct Order {}",
      "Presentation/OrderView.swift": "import SwiftUI\nstruct OrderView: View { var body: some View { EmptyView() } }",
      "Data/Repositories/OrderCache.swift": "final class OrderCache { let count = 1 }",
      "Data/OrderCache.swift": "final class OrderCache { let view = OrderView() }",
    ]
    func findings() throws -> [String] {
      try analyzed(files).check().findings.filter { $0.rule == "dependency-rule" }.map(\.location.file)
    }
    #expect(try findings().isEmpty)
    files["Data/OrderCache.swift"] = "final class OldCache { let view = OrderView() }"
    #expect(try findings().isEmpty)
    files["Data/Repositories/OrderCache.swift"] = "final class OrderCache { let old: OldCache }"
    #expect(try findings() == ["Data/OrderCache.swift"])
    // What cannot be read of a manifest may compile the file.
    files["Data/Repositories/OrderCache.swift"] = "final class OrderCache {}"
    files["project.yml"] = "name: Shop\ninclude: [Other.yml]"
    #expect(try findings() == ["Data/OrderCache.swift"])
  }

  @Test func filesOutsideTheRootAreReported() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = ../B.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = ../C.swift; sourceTree = "<group>"; };
        F = { isa = PBXBuildFile; fileRef = A; };
        I = { isa = PBXBuildFile; fileRef = B; };
        J = { isa = PBXBuildFile; fileRef = C; };
        S = { isa = PBXSourcesBuildPhase; files = (F, I, J); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S); };
      }; rootObject = P; }
      """
    let result = try analyzed(["Shop.xcodeproj/project.pbxproj": project, "A.swift": "struct A {}"]).check()
    let notice = Notice(
      kind: .unreadFile,
      message: "outside the root of the project, so that it is not read; target `Shop` compiles it, and 1 more",
      origin: "../B.swift")
    #expect(result.notices.contains(notice) && notice.failsStrictRuns)
  }

  @Test(arguments: [
    ("struct A {\n<<<<<<< HEAD\n  let a = 1\n=======\n  let a = 2\n>>>>>>> other\n}\n", 2),
    ("let text = \"\"\"\nstruct A {}\n", 1), ("struct A {}\n/* later\nstruct B {}\n", 2),
    ("func a() { _ = \(String(repeating: "[", count: 300))1\(String(repeating: "]", count: 300)) }", 1),
  ]) func codeThatIsNoSwiftIsReported(_ text: String, _ line: Int) throws {
    let notices = try analyzed(["Sources/A.swift": text]).check().notices.filter { $0.kind == .unreadFile }
    #expect(notices.map(\.origin) == ["Sources/A.swift:\(line)"])
    #expect(notices.allSatisfy { $0.failsStrictRuns })
  }

  /// The home of a file that a test target lists too is the target of its folder.
  @Test func filesOfTestTargetsOfXcodeGen() throws {
    let snapshot = try analyzed([
      "project.yml": "name: P\ninclude: [App/target.yml, AppTests/target.yml]",
      "App/target.yml":
        "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: [{path: ../Conf}, {path: .}]",
      "AppTests/target.yml":
        "targets:\n  AppTests:\n    type: bundle.unit-test\n    platform: iOS\n    sources: [{path: .}, {path: ../Conf/A.swift}]",
      "Conf/A.swift": "class A {}", "App/B.swift": "class B { let a = A() }",
      "AppTests/C.swift": "import XCTest\nclass C: XCTestCase { let a = A() }",
    ])
    let file = try #require(snapshot.graph.files.first { $0.path == "Conf/A.swift" })
    #expect(snapshot.graph[file.module].name == "App" && !file.isTest)
    #expect(file.otherModules.map { snapshot.graph[$0].name } == ["AppTests"])
  }

  @Test func filesOfNoTargetOfAPackage() throws {
    let result = try analyzed([
      "Package.swift": "import PackageDescription\nlet p = Package(name: \"P\", targets: [.target(name: \"App\")])",
      "Sources/App/A.swift": "struct A {}", "Tools/Draw.swift": "struct Draw {}",
    ]).check()
    let notices = result.notices.filter { $0.kind == .fileWithoutTarget }
    #expect(notices.count == 1)
    #expect(
      notices.first?.message.hasPrefix("1 file belongs to no target of the manifests, and is checked as module `")
        == true)
    #expect(notices.first?.message.hasSuffix("`: Tools/Draw.swift") == true)
    let folders = try analyzed(["App/A.swift": "struct A {}"]).check()
    #expect(!folders.notices.contains { $0.kind == .fileWithoutTarget })
  }

  @Test func whatIsMissingAndWhatWasLeftOut() throws {
    let snapshot = try analyzed([
      "Package.swift":
        #"let p = Package(name: "A", targets: [.target(name: "A"), .target(name: "G", path: "Generated"), .target(name: "O", path: "Old"), .target(name: "S", path: "A.strings")])"#,
      "Old/Old.h": "int old;",
      "Sources/A/A.swift": "struct A {}",
      ".gitmodules": "[submodule \"x\"]\n\tpath = Vendor/X\n\turl = u",
    ])
    let statistics = snapshot.statistics(snapshot.checkWithVerdicts().verdicts)
    #expect(statistics.missingFolders == ["Generated/"])
    #expect(statistics.skippedFolders == ["Vendor/X/ (submodule without Swift files)"])
  }
}
