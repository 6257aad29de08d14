import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// Specs of XcodeGen with a longer name than `project.yml`.
struct NamedSpecTests {
  private func layout(_ manifests: [String: String?], _ files: [String]) -> ModuleLayout {
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: manifests.keys.sorted(),
      read: { path in manifests[path].flatMap { $0 }.map { Array($0.utf8) } })
    return detector.layout(of: files.sorted().map { ReadFile(path: $0, facts: SwiftReader.facts(of: "struct A {}")) })
  }

  private func modules(_ manifests: [String: String?], _ files: [String]) -> [String] {
    let layout = layout(manifests, files)
    return layout.moduleOfFile.map { layout.modules[$0].name }
  }

  private func spec(_ name: String, _ folder: String) -> String {
    "name: \(name)\ntargets:\n  \(name):\n    type: application\n    platform: iOS\n    sources: [\(folder)]\n"
  }

  @Test func severalSpecsInOneFolder() {
    let found = modules(
      [
        "project.yml": spec("Shop", "Shop"), "project-beta.yml": spec("Beta", "Beta"),
        "Web/project+kiosk.yaml": spec("Kiosk", "App"),
      ],
      ["Beta/B.swift", "Shop/A.swift", "Web/App/C.swift"])
    #expect(found == ["Beta", "Shop", "Kiosk"])
  }

  @Test func targetsWithTemplates() {
    let text = """
      targetTemplates:
        App: { type: application, platform: iOS, sources: [Shop] }
      targets:
        Shop: { templates: [App] }
      """
    #expect(modules(["project-shop.yml": text], ["Shop/A.swift"]) == ["Shop"])
  }

  /// It has a part of the targets; what they have in common is in the spec that includes it.
  @Test func anIncludedSpecIsReadWithTheOther() {
    let manifests = [
      "project-all.yml":
        "name: Shop\ninclude: [project-kit.yml]\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n",
      "project-kit.yml":
        "settings: {PRODUCT_NAME: Wrong}\ntargets:\n  Kit: {type: framework, platform: iOS, sources: [Kit]}\n",
    ]
    let layout = layout(manifests, ["Kit/A.swift", "Shop/B.swift"])
    #expect(layout.modules.count == 2 && layout.manifestProblems.isEmpty)
  }

  @Test(arguments: [
    "targets:\n  prod: {type: server, region: eu}\n", "targets: [App]\n", "name: Shop\n", "", "- a: [\n",
    "targets:\n  a: 1\n",
  ])
  func otherFilesAreNoSpecs(text: String) {
    let layout = layout(["project-notes.yml": text], ["Shop/A.swift"])
    #expect(layout.modules.map(\.origin) == [.folder] && layout.manifestProblems.isEmpty)
  }

  @Test func specsThatCannotBeRead() {
    let broken = spec("Beta", "Beta") + "<<<<<<< HEAD\na: ]\n=======\n"
    let problems = layout(["project-beta.yml": broken, "project-gone.yml": nil], ["Beta/B.swift"]).manifestProblems
    #expect(problems.map(\.path) == ["project-beta.yml", "project-gone.yml"])
    #expect(problems.map(\.cause) == [.malformed("it has a merge conflict"), .unreadable])
  }
}
