import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// The check of edits that are not written yet finds what two checks find, one before them and one after them.
@Suite struct PlannedEditsTests {
  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func randomEdits(seed: UInt64) throws {
    let found = try compare(
      GeneratedCode(seed: seed, types: 40).files, try gatewayStyle(), seed: seed, edits: 40)
    #expect(found > 3)
  }

  /// Styles whose rules judge conventions of the whole project, too.
  @Test(arguments: ["gateway", "repository", "coordinator", "module", "reactive"])
  func randomEditsOfTheTemplates(style: String) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: style)
    _ = try compare(try UpdateTests.template(style), definition, seed: 30 + UInt64(style.utf8.count), edits: 16)
  }

  /// - Returns: how many findings the edits opened.
  private func compare(_ files: [String: String], _ definition: Definition, seed: UInt64, edits count: Int) throws
    -> Int
  {
    var workspace = MemoryWorkspace(files)
    var edits = RandomEdits(seed: seed)
    var found = 0
    for _ in 0..<count {
      let before = workspace
      let edit = edits.next(&workspace)
      let paths = Set(before.paths + workspace.paths).filter { before[$0] != workspace[$0] }
      let changed = Dictionary(uniqueKeysWithValues: paths.map { ($0, workspace[$0]) })
      let planned = PlannedEdits(changed, to: Analyzer(before, by: definition))
      let expected = FindingDifference(
        from: Analyzer(before, by: definition).check(), to: Analyzer(workspace, by: definition).check())
      #expect(Set(planned.opened) == Set(expected.opened), "\(edit)")
      found += expected.opened.count
      // The number alone would be that of a line which is not written.
      for loss in planned.losses where changed.keys.contains(where: loss.hasPrefix) {
        #expect(loss.contains(", in: "))
      }
    }
    return found
  }

  /// An update by names: the other files are not looked at again.
  @Test func aNewFileOfOneTargetAffectsItsNamesAlone() throws {
    let definition = try gatewayStyle()
    var files = UpdateTests.filesOfTwoApps(seed: 4)
    // Folders that are imported by name follow from all files.
    files["Libraries/Shared/Box.swift"] = nil
    var workspace = MemoryWorkspace(files)
    var kept = Analyzer(workspace, by: definition)
    _ = kept.update()
    for (path, text) in [
      ("Phone/Badge.swift", "struct Badge { let palette: Palette; let owner: Model1 }"),
      ("Watch/Dial.swift", "struct Dial { func turn() { _ = Painter(palette: Palette(owner: .empty)) } }"),
      ("Phone/Badge.swift", "struct Badge { let palette: Palette; func draw() { _ = palette.tone() } }"),
      ("Watch/Dial.swift", nil),
    ] {
      workspace[path] = text.map { Array($0.utf8) }
      kept.workspace = workspace
      let updated = kept.update([path])
      let anew = Analyzer(workspace, by: definition).snapshot()
      #expect(updated.fullResolutionReason == nil)
      #expect(updated.resolvedFileCount < anew.resolvedFileCount)
      #expect(updated.graph.references == anew.graph.references && updated.graph.gaps == anew.graph.gaps)
      #expect(updated.check() == anew.check())
    }
  }
}
