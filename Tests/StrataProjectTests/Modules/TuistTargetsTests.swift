import StrataModel
import Testing

@testable import StrataProject

/// Targets that one Tuist manifest states, without helpers.
struct TuistTargetsTests {
  private func result(_ manifest: String, folder: String, folders: Set<String> = []) -> EvaluatedManifest {
    var sources = ManifestSources()
    sources.add(ManifestSources.Source(path: folder + "/Project.swift", bytes: Array(manifest.utf8)))
    return TuistManifest.read(sources, folder: folder, root: "", hasFolder: folders.contains)
  }

  @Test func targetsThatStandThere() {
    let found = result(
      """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, sources: ["Sources/**"], dependencies: [.target(name: "Kit")]),
        Target(name: "ShopTests", product: .unitTests, sources: ["Tests/**/*.swift"]),
      ])
      """, folder: "Projects/Shop"
    ).claims
    #expect(found.map(\.name) == ["Shop", "ShopTests"])
    #expect(found.map(\.folders) == [["Projects/Shop/Sources"], ["Projects/Shop/Tests"]])
    #expect(found.map(\.isTest) == [false, true])
    #expect(found[0].dependencies == ["Kit"])
  }

  @Test func targetsLeftToAHelperThatIsNotThere() {
    let found = result(
      "import ProjectDescription\nimport Helpers\nlet project = Project.feature(\"Login\")", folder: "Projects/Login",
      folders: ["Projects/Login/Interface"])
    #expect(found.claims.map(\.name) == ["Login", "LoginInterface"])
    #expect(found.gaps.map(\.line) == [3])
  }

  @Test func sourcesThatNoHelperDeclares() {
    let found = result(
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "A", product: .app, sources: .interfaces), .target(name: "B", product: .app, sources: []),
      ])
      """, folder: "A")
    #expect(found.gaps.map(\.line) == [3])
  }

  @Test func derivedSources() {
    let claims = result(
      """
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "UI", product: .framework, sources: ["UI/**"]),
        .target(name: "App-Kit", product: .app, sources: ["App/**"]),
      ])
      """, folder: "P", folders: ["P/Derived/Sources"]
    ).claims
    func owners(_ path: String) -> [String] { claims.filter { $0.strength(for: path) != nil }.map(\.name) }
    #expect(owners("P/Derived/Sources/TuistAssets+UI.swift") == ["UI"])
    #expect(owners("P/Derived/Sources/TuistBundle+AppKit.swift") == [])
    #expect(owners("P/Derived/Sources/TuistBundle+App_Kit.swift") == ["App_Kit"])
    #expect(owners("P/UI/View.swift") == ["UI"])
  }
}
