import StrataDefinition

extension Definition {
  /// Whether the result of a rule depends on how many lines a type has, blank lines and comments included.
  package var countsLines: Bool {
    if isOn(RuleIDs.godType) { return true }
    return ownRules.contains { rule in
      isOn(rule.id)
        && (rule.select + rule.require + rule.forbid).contains { condition in
          if case .more(.lines, _) = condition.test { return true }
          return false
        }
    }
  }
}
