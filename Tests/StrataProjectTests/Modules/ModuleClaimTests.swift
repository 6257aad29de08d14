import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

@Suite struct ModuleClaimTests {
  @Test func theDeepestFolderWins() {
    let claim = ModuleClaim(
      name: "A", isTest: false, origin: .packageManifest, folders: ["Sources", "Sources/A"], excluded: ["Sources/A/X"])
    #expect(claim.strength(for: "Sources/A/f.swift") == 9)
    #expect(claim.strength(for: "Sources/B.swift") == 7)
    #expect(claim.strength(for: "Sources/A/X/f.swift") == nil)
    #expect(claim.strength(for: "SourcesB/f.swift") == nil)
  }

  @Test func foldersContainWhatIsBelow() {
    #expect(RelativePath.contains("a", "a/b/c.swift") && RelativePath.contains("", "c.swift"))
    #expect(!RelativePath.contains("a", "a") && !RelativePath.contains("a", "ab/c.swift"))
    #expect(RelativePath.covers("a", "a") && RelativePath.covers("a", "a/b") && !RelativePath.covers("a/b", "a"))
    #expect(RelativePath.child("b", of: "") == "b" && RelativePath.child("b", of: "/") == "/b")
    #expect(RelativePath.child("b.swift", of: "a") == "a/b.swift")
    #expect(RelativePath.commonFolder(of: ["a/b/c", "a/b/d", "a/bc"]) == ["a"])
    #expect(RelativePath.commonFolder(of: [String]()) == [])
  }

  @Test func pathsNeverLeaveTheRoot() {
    #expect(RelativePath.join("a/b", "../c/./d") == "a/c/d")
    #expect(RelativePath.join("a", "../../c") == nil)
    #expect(RelativePath.join("", "") == "")
  }

  @Test func aFolderIsAModuleWhenItIsImportedAndPublic() {
    let files = [
      ("App/Main.swift", "import Domain\nimport Network\nstruct Main {}"),
      ("Domain/User.swift", "public struct User {}"),
      ("Old/Domain/User.swift", "public struct OldUser {}"),
      ("Network/Client.swift", "struct Client {}"),
    ].map { ReadFile(path: $0.0, facts: SwiftReader.facts(of: $0.1)) }
    #expect(FolderConvention.claims(files, TestCodeCriteria()).map(\.folders) == [["Domain"]])
    #expect(FolderConvention.claims(Array(files.dropFirst()), TestCodeCriteria()).isEmpty)
    let layout = ModuleDetector(rootName: "Root").layout(of: files)
    #expect(layout.moduleOfFile.map { layout.modules[$0].name } == ["Root", "Domain", "Root", "Root"])
  }

  @Test func testsAreKnownByTheirFolders() {
    let criteria = TestCodeCriteria(isTestFolder: { $0.hasSuffix("Tests") })
    #expect(criteria.isOfTests(folder: "Packages/LoginTests/Support"))
    #expect(!criteria.isOfTests(folder: "Latest/Sources"))
  }

  /// A package in several modules, and beside it a project that makes one framework of all.
  @Test func aPackageCountsBeforeTheProjectBesideIt() {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Sources/Base/A.swift; sourceTree = SOURCE_ROOT; };
        B = {isa = PBXFileReference; path = Sources/Extra/B.swift; sourceTree = SOURCE_ROOT; };
        C = {isa = PBXFileReference; path = App/C.swift; sourceTree = SOURCE_ROOT; };
        T = {isa = PBXNativeTarget; name = All; productType = "x"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (F, H, I); };
        F = {isa = PBXBuildFile; fileRef = A; };
        H = {isa = PBXBuildFile; fileRef = B; };
        I = {isa = PBXBuildFile; fileRef = C; };
      }; rootObject = P; }
      """
    let package = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Base"), .target(name: "Extra")])
      """
    let texts = ["All.xcodeproj/project.pbxproj": project, "Package.swift": package]
    let detector = ModuleDetector(
      rootName: "Kit", projectFiles: texts.keys.sorted(), read: { texts[$0].map { Array($0.utf8) } })
    let files = ["App/C.swift", "Sources/Base/A.swift", "Sources/Extra/B.swift"].map {
      ReadFile(path: $0, facts: SwiftReader.facts(of: ""))
    }
    let layout = detector.layout(of: files)
    #expect(layout.moduleOfFile.map { layout.modules[$0].name } == ["All", "Base", "Extra"])
  }
}
