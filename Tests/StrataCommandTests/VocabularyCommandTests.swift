import Foundation
import Testing

@testable import strata

/// The word lists, as the command line shows and applies them.
@Suite struct VocabularyCommandTests {
  @Test func listsAreShownAsTheDefinitionHasThem() throws {
    let folder = try TestFolder(["strata.yml": "style: gateway\nvocabulary:\n  amounts+: [toll]\n"])
    let all = Run("explain", "vocabulary", in: folder.path)
    #expect(all.status == 0 && all.output.hasPrefix("Words that rules compare names with (strata.yml)\n"))
    #expect(all.output.contains("\n  network-clients"))
    let one = Run("explain", "vocabulary.criteria", in: folder.path)
    #expect(one.status == 0 && one.output.contains("Includes: amounts\nChanged by: strata.yml\n"))
    #expect(one.output.contains(" toll "))
    #expect(!Run("explain", "vocabulary.dates", in: folder.path).output.contains("Changed by"))
  }

  @Test func unknownListsAreMistakes() throws {
    let run = Run("explain", "vocabulary.amonts")
    #expect(run.status == 2 && run.errors.contains("unknown word list 'amonts'; did you mean 'amounts'?"))
  }

  /// What a definition adds to a list is what a rule compares with.
  @Test func rulesUseTheListsOfTheDefinition() throws {
    var files = SmallApp.configured
    files["Sources/Presentation/TollViewModel.swift"] = """
      final class TollViewModel {
        var result = 0
        func load(toll: Int) { result = toll * 7 }
      }
      """
    func count(_ definition: String) throws -> Int {
      files["strata.yml"] = "style: gateway\n" + definition
      let folder = try TestFolder(files)
      let run = Run("check", "--only", "business-logic-in-view-model", in: folder.path)
      return withExtendedLifetime(folder) { run.output.components(separatedBy: "calculates with amounts").count - 1 }
    }
    #expect(try count("") == 0)
    #expect(try count("vocabulary: {amounts+: [toll]}") == 1)
  }

  @Test func theSchemaIsPrinted() {
    let run = Run("rules", "--format", "schema")
    #expect(run.status == 0 && run.output.contains("\"amounts+\"") && run.output.hasSuffix("}\n"))
  }
}
