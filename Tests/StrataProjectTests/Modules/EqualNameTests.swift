import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// Targets of one name in several manifests.
struct EqualNameTests {
  private func layout(_ paths: [String], _ manifests: [String: String]) -> (modules: [String: String], ModuleLayout) {
    let files = paths.sorted().map { ReadFile(path: $0, facts: SwiftReader.facts(of: "public struct X {}")) }
    let layout = ModuleDetector(
      rootName: "Root", projectFiles: manifests.keys.sorted(), read: { manifests[$0].map { Array($0.utf8) } }
    ).layout(of: files)
    var modules: [String: String] = [:]
    for (index, file) in files.enumerated() { modules[file.path] = layout.modules[layout.moduleOfFile[index]].name }
    return (modules, layout)
  }

  private func package(_ targets: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])"
  }

  @Test func targetsOfTwoPackagesAreTwoModules() {
    let (modules, layout) = layout(
      ["Mail/Sources/Core/A.swift", "News/Sources/Core/B.swift", "News/Sources/Feed/C.swift", "Sources/App/D.swift"],
      [
        "Mail/Package.swift": package(#".target(name: "Core")"#),
        "News/Package.swift": package(#".target(name: "Core"), .target(name: "Feed", dependencies: ["Core"])"#),
        "Package.swift": package(#".target(name: "App", dependencies: ["Core"])"#),
      ])
    #expect(
      modules == [
        "Mail/Sources/Core/A.swift": "Core", "News/Sources/Core/B.swift": "Core (News)",
        "News/Sources/Feed/C.swift": "Feed", "Sources/App/D.swift": "App",
      ])
    #expect(layout.modules.first { $0.name == "Core (News)" }?.importedName == "Core")
    #expect(layout.modules.first { $0.name == "Feed" }?.dependencies == ["Core (News)"])
    // Which of them the name means is not known here.
    #expect(layout.modules.first { $0.name == "App" }?.dependencies == ["Core", "Core (News)"])
  }

  @Test func projectsOfTuistAndXcode() {
    let tuist = """
      import ProjectDescription
      let project = Project(name: "X", targets: [.target(name: "App", product: .app, sources: ["Sources/**"])])
      """
    let found = layout(
      ["One/Sources/A.swift", "Two/Sources/B.swift"], ["One/Project.swift": tuist, "Two/Project.swift": tuist])
    #expect(found.modules == ["One/Sources/A.swift": "App", "Two/Sources/B.swift": "App (Two)"])
  }

  @Test func aGeneratedProjectHasTheTargetsOfItsManifest() {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        F = {isa = PBXBuildFile; fileRef = A; };
        S = {isa = PBXSourcesBuildPhase; files = (F); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      }; rootObject = P; }
      """
    let found = layout(
      ["App/A.swift", "App/B.swift"],
      ["App.xcodeproj/project.pbxproj": project, "project.yml": "targets: { App: { sources: App } }"])
    #expect(found.modules == ["App/A.swift": "App", "App/B.swift": "App"])
    #expect(found.1.modules.map(\.name) == ["App"])
  }
}
