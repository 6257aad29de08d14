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

  /// By target with folders: a folder, and a type of a folder above it. Empty: the target's own folder, which is below.
  static let cases: [(target: String, folder: String, type: String)] = [
    ("Kit/StrataData", "SourceOfTruth", "Outbox"),
    ("Kit/StrataNetwork", "HTTP", "NetworkClient"),
    ("Kit/StrataPresentation", "Links", "StackRouter"),
    ("Kit/StrataStorage", "SQL", "Database"),
    ("Kit/StrataTesting", "Recording", "InMemoryTransport"),
    ("StrataAnalysis", "Results", "WhatIf"),
    ("StrataDefinition", "Patterns", "DefinitionLoader"),
    ("StrataEdits", "Plan", "PlanWriter"),
    ("StrataFlow", "Values", "FlowTracer"),
    ("StrataIndex", "Memory", "GraphAssembly"),
    ("StrataMap", "Layout", "DrawnPicture"),
    ("StrataModel", "", "ArchitectureDifference"),
    ("StrataProject", "System", "ModuleDetector"),
    ("StrataRules", "Support", "RuleEngine"),
    ("StrataScaffold", "Names", "GrownFeature"),
    ("StrataSyntax", "Lexer", "Parser"),
    ("strata", "System", "CheckCommand"),
  ]

  @Test(arguments: cases.indices) func aFolderThatUsesOneAboveItIsFound(_ index: Int) throws {
    let (target, folder, type) = Self.cases[index]
    let found = try errors(
      in: target, adding: "struct Peek { var other: \(type)? }",
      at: "Sources/\(target)/" + (folder.isEmpty ? "" : folder + "/") + "Peek.swift")
    let own = found.filter { $0.symbol == "Peek" }
    #expect(own.map(\.rule) == ["dependency-rule"], "\(found.map(\.message))")
    #expect(own.first?.target == type)
    #expect(found.allSatisfy { $0.symbol == "Peek" || $0.rule == "layer-cycle" })
  }

  @Test func everyTargetWithFoldersHasACase() throws {
    let sources = Self.root.appending(path: "Sources")
    let manager = FileManager.default
    let kit = try manager.contentsOfDirectory(atPath: sources.appending(path: "Kit").path)
      .filter { !$0.contains(".") }.map { "Kit/" + $0 }
    let targets = try (manager.contentsOfDirectory(atPath: sources.path) + kit).filter { target in
      let entries = try manager.contentsOfDirectory(atPath: sources.appending(path: target).path)
      return target != "Kit" && entries.contains { $0 != "include" && !$0.contains(".") }
    }
    #expect(targets.sorted() == Self.cases.map(\.target).sorted())
  }
}
