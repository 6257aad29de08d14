import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// Manifests are no sources; files that only look like one are.
@Suite struct BuildDescriptionTests {
  @Test(arguments: [
    ("Package.swift", "import PackageDescription\n", false),
    ("Modules/Pay/Package@swift-5.9.swift", "// swift-tools-version: 5.9\nimport PackageDescription\n", false),
    ("Pay/Project.swift", "import ProjectDescription\nimport ProjectDescriptionHelpers\n", false),
    ("Dangerfile.swift", "import Danger\n", false),
    // A model of that name, and a file that is compiled where the module of the tool does not exist.
    ("Pay/Project.swift", "import Foundation\n", true),
    ("Pay/Package.swift", "#if canImport(PackageDescription)\nimport PackageDescription\n#endif\n", true),
    ("Pay/Workspace.swift", "#if TUIST\nimport ProjectDescription\n#else\nimport Foundation\n#endif\n", true),
    ("Pay/Plan.swift", "import PackageDescription\n", true),
    ("Pay/Project.swift", "import ProjectDescriptionHelpers\n", true),
  ]) func namesAndImportsDecide(path: String, imports: String, isSource: Bool) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "repository")
    let files = [path: imports + "struct Plan {}\n", "Pay/Domain/Fee.swift": "struct Fee {}\n"]
    let snapshot = Analyzer(MemoryWorkspace(files), by: definition).snapshot()
    #expect(snapshot.graph.files.map(\.path).contains(path) == isSource)
  }
}
