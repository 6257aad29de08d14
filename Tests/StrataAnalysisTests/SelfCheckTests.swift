import Foundation
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// The repository's own `strata.yml` can fail: each folder of a target is a layer.
@Suite struct SelfCheckTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Errors in a target after a file was added to it.
  private func errors(in target: String, adding text: String, at path: String) throws -> [Finding] {
    let definition = try String(contentsOf: Self.root.appending(path: "strata.yml"), encoding: .utf8)
    let folder = Self.root.appending(path: "Sources/\(target)")
    var workspace = MemoryWorkspace()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      workspace["Sources/\(target)/\(name)"] = Array(try Data(contentsOf: folder.appending(path: name)))
    }
    for name in ["Package.swift"] {
      workspace[name] = Array(try Data(contentsOf: Self.root.appending(path: name)))
    }
    let loaded = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(definition.utf8), path: "strata.yml")
    var analyzer = Analyzer(workspace, by: loaded)
    #expect(analyzer.update().check().errorCount == 0)
    workspace[path] = Array(text.utf8)
    analyzer.workspace = workspace
    return analyzer.update().check().findings.filter { $0.severity == .error }
  }

  @Test func aFolderThatUsesOneAboveItIsFound() throws {
    let found = try errors(
      in: "StrataSyntax", adding: "struct Peek { var parser: Parser }", at: "Sources/StrataSyntax/Lexer/Peek.swift")
    #expect(found.map(\.rule) == ["dependency-rule"])
    #expect(found.first?.symbol == "Peek" && found.first?.target == "Parser")
  }
}
