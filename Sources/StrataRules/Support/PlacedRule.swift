import StrataClassification
import StrataDefinition

/// A rule that asks for the layers and roles of many types: the engine works those out once for all such rules.
protocol PlacedRule: Rule {
  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome
}

extension PlacedRule {
  func check(_ project: ClassifiedGraph, settings: RuleSettings) -> RuleOutcome {
    check(Placement(project), settings: settings)
  }
}

extension Rule {
  /// Examines the project with a placement that is at hand.
  func check(_ project: ClassifiedGraph, placement: Placement, settings: RuleSettings) -> RuleOutcome {
    guard let placed = self as? any PlacedRule else { return check(project, settings: settings) }
    return placed.check(placement, settings: settings)
  }
}
