import StrataDefinition
import StrataRules
import Testing

@testable import StrataAnalysis

/// What discovery leaves out: paths of the style, of the project, and those outside `sources`.
@Suite struct SourcePathsTests {
  private func paths(_ text: String) throws -> SourcePaths {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(("style: repository\n" + text).utf8), path: "strata.yml")
    return SourcePaths(definition)
  }

  @Test func aCompiledFolderIsReadButForWhatIsExcludedInside() throws {
    let paths = try paths("exclude+: [\"Pods/Ours/Old/**\", \"**/*.gen.swift\"]")
    let folders = ["Pods/Ours", "Sources/Carthage"]
    func isLeftOut(_ path: String, isFolder: Bool = false) -> Bool {
      paths.excludes(path, isFolder: isFolder, inCompiled: folders)
    }
    #expect(paths.excludes("Pods/Ours/Fee.swift", isFolder: false))
    #expect(!isLeftOut("Pods/Ours", isFolder: true))
    #expect(!isLeftOut("Pods/Ours/Fee.swift"))
    #expect(!isLeftOut("Sources/Carthage/Map.swift"))
    // The style excludes them wherever they are, also inside.
    #expect(isLeftOut("Pods/Ours/Pods/Fee.swift"))
    // The project's own patterns always count.
    #expect(isLeftOut("Pods/Ours/Old/Fee.swift"))
    #expect(isLeftOut("Pods/Ours/Fee.gen.swift"))
  }

  @Test func onlyTheProjectsOwnPatternsAreItsOwn() throws {
    let paths = try paths("exclude+: [\"Legacy/**\"]")
    #expect(paths.isFolderExcludedByProject("Legacy"))
    #expect(paths.excludes("Pods/Fee.swift", isFolder: false))
    #expect(!paths.isFolderExcludedByProject("Pods"))
  }

  @Test func sourcesLimitFilesAndNotFolders() throws {
    let paths = try paths("sources: [\"App/**\"]")
    #expect(!paths.excludes("App/Fee.swift", isFolder: false))
    #expect(paths.excludes("Tools/Fee.swift", isFolder: false))
    #expect(!paths.excludes("Tools", isFolder: true))
    #expect(!paths.excludes("AppTests/FeeTests.swift", isFolder: false), "tests are read, too")
    #expect(paths.excludes("Pods/Ours/Fee.swift", isFolder: false, inCompiled: ["Pods/Ours"]))
  }
}
