import StrataRules
import Testing

@testable import StrataReport

/// The checklist names rules, layers and roles that exist.
@Suite struct ChecklistRulesTests {
  @Test func theRulesExist() {
    let ids = Set(RuleRegistry.everything.map(\.id))
    let items = ReviewChecklist.sections.flatMap(\.items)
    #expect(items.count == 19)
    for item in items {
      for rule in item.rules { #expect(ids.contains(rule), "\(item.statement): \(rule)") }
      #expect(!item.rules.isEmpty || item.question != nil, "\(item.statement)")
    }
  }
}
