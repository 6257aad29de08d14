import StrataDefinition
import StrataRules
import StrataTestSupport
import Testing

/// All texts for users are plain technical English. `FixtureTests` reads the findings.
@Suite struct PlainEnglishTests {
  @Test func rulesAreDescribedInPlainEnglish() {
    for rule in RuleRegistry.everything {
      let texts =
        [rule.summary, rule.rationale, rule.heuristic ?? "", rule.remedy] + rule.options.map(\.summary)
      for text in texts { #expect(OldIdioms.first(in: text) == nil, "\(rule.id): \(text)") }
    }
  }

  /// A reader who wants to know why does not read how.
  @Test func rationalesAreOneShortParagraph() {
    for rule in RuleRegistry.everything {
      #expect(!rule.rationale.contains("\n") && rule.rationale.count <= 480, "\(rule.id): \(rule.rationale.count)")
    }
  }

  @Test func wordListsAreDescribedInPlainEnglish() {
    for list in Vocabulary.List.allCases {
      let summary = Vocabulary.shipped.summary(of: list)
      #expect(OldIdioms.first(in: summary) == nil, "\(list.name): \(summary)")
    }
  }

  /// Help texts, error messages and reports.
  @Test(arguments: [
    "strata", "StrataCommandLine", "StrataDefinition", "StrataProject", "StrataYAML", "StrataAnalysis", "StrataReport",
    "StrataRules",
  ])
  func messagesArePlainEnglish(target: String) throws {
    let lines = try OldIdioms.strings(in: "Sources/\(target)")
    #expect(!lines.isEmpty)
    for (file, line) in lines { #expect(OldIdioms.first(in: line) == nil, "\(file): \(line)") }
  }

  @Test(
    arguments: [
      "README.md", "CONTRIBUTING.md", "Documentation/CommandLine.md", "Documentation/Definitions.md",
      "Documentation/ContinuousIntegration.md",
    ] + ((try? DocumentationPage.all(in: "Documentation/Manual").map(\.path)) ?? []))
  func documentsArePlainEnglish(path: String) throws {
    let lines = try OldIdioms.lines(of: path)
    #expect(!lines.isEmpty)
    for line in lines { #expect(OldIdioms.first(in: String(line)) == nil, "\(line)") }
  }

  @Test(arguments: [
    ("none of it is told", "is told"), ("it asks for more", "asks for"), ("`V` has not `modifier: final`", "has not `"),
    ("the rule speaks only of them", "speaks only"), ("replaces the first without a word", "without a word"),
    ("Reported are all types", "Reported are"),
  ])
  func idiomsAreFound(text: String, idiom: String) { #expect(OldIdioms.first(in: text) == idiom) }

  @Test(arguments: ["the stored value", "it has not been read", "recommended"])
  func plainEnglishIsNotFound(text: String) { #expect(OldIdioms.first(in: text) == nil) }
}
