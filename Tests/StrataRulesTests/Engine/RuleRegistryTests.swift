import Foundation
import StrataRules
import Testing

@Suite struct RuleRegistryTests {
  /// Every type that the rule files declare as a rule is in the registry, once.
  @Test func listsEveryRuleOfTheSources() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/StrataRules")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard
          let match = line.firstMatch(of: /^(?:public |package )?(?:struct|enum|final class) (\w+): (?:Placed)?Rule\b/)
        else {
          continue
        }
        declared.append(String(match.1))
      }
    }
    let registered = RuleRegistry.all.map { "\($0)" }
    #expect(
      registered == declared.sorted(),
      """
      RuleRegistry.all should be:
      \(declared.sorted().map { "    \($0).self," }.joined(separator: "\n"))
      """)
  }

  @Test func idsAreUniqueAndWellFormed() {
    let ids = RuleRegistry.everything.map(\.id)
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  /// What `strata explain` shows is there to be shown.
  @Test func everyRuleExplainsItself() {
    let styles: Set = ["gateway", "repository", "coordinator", "module", "reactive"]
    for rule in RuleRegistry.everything {
      for text in [rule.summary, rule.rationale, rule.badExample, rule.goodExample, rule.remedy] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      #expect(styles.isSuperset(of: rule.styles), "\(rule.id): \(rule.styles)")
      #expect(rule.guides.allSatisfy { $0.wholeMatch(of: /00[0-4]/) != nil }, "\(rule.id): \(rule.guides)")
    }
  }
}
