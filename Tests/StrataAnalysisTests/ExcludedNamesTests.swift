import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// Folders and files with the names of tools, which the styles leave out only where tools have them.
@Suite struct ExcludedNamesTests {
  @Test func deepFoldersAndModelsAreRead() throws {
    let files = [
      "Scripts/Lint.swift": "struct Lint {}\n",
      "ios/fastlane/Upload.swift": "struct Upload {}\n",
      "Sources/App/Domain/Scripts/Script.swift": "struct Script { let row: Row }\n",
      "Sources/App/Domain/Project.swift": "struct Project { let row: Row }\n",
      "Sources/App/Domain/Workspace.swift": "struct Workspace {}\n",
      "Sources/App/Data/Row.swift": "struct Row {}\n",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"App\")\n",
    ]
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "repository")
    let snapshot = Analyzer(MemoryWorkspace(files), by: definition).snapshot()
    #expect(
      snapshot.graph.files.map(\.path) == [
        "Sources/App/Data/Row.swift", "Sources/App/Domain/Project.swift", "Sources/App/Domain/Scripts/Script.swift",
        "Sources/App/Domain/Workspace.swift",
      ])
    let found = snapshot.check().findings.filter { $0.rule == "dependency-rule" }
    #expect(found.map(\.symbol) == ["Project", "Script"])
  }
}
