import StrataModel

/// The documentation of a rule as a page of Markdown, and the list of all rules as another.
public enum RulePage {
  /// `strata explain RULE --format markdown`
  ///
  /// - Parameters:
  ///   - settings: nil if there is no definition.
  ///   - ofStyles: the options in the built-in styles that turn the rule on.
  public static func text(
    of rule: RuleDescription, settings: RuleExplanation.Settings?,
    ofStyles: [(style: String, options: [String: OptionValue])]
  ) -> String {
    var parts = ["# \(rule.id)", withoutFullStop(rule.summary) + ".", facts(rule, settings)]
    parts += ["## Why", rule.rationale]
    if let heuristic = rule.heuristic { parts += ["## How it decides", heuristic] }
    if !rule.badExample.isEmpty { parts += ["## Reported", code(rule.badExample)] }
    if !rule.goodExample.isEmpty { parts += ["## Not reported", code(rule.goodExample)] }
    parts += ["## How to fix it", rule.remedy]
    if !rule.options.isEmpty { parts += ["## Options", options(rule, settings, ofStyles)] }
    if rule.family != .exceptions {
      parts += ["## Accept one location", code("// strata:disable:next \(rule.id) — reason")]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// `strata rules --format markdown`: by family, with links to pages that are beside it.
  public static func list(of rules: [RuleDescription]) -> String {
    var parts = [
      "# Rules", "What each rule reports, its severity, and the styles that turn it on.",
      "`strata explain RULE` prints the page of a rule with the values of your definition.",
    ]
    for family in RuleFamily.allCases {
      let some = rules.filter { $0.family == family }
      if some.isEmpty { continue }
      let rows = some.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(cell(withoutFullStop(rule.summary))) | \(rule.severity.rawValue) | "
          + "\(styles(of: rule)) |"
      }
      parts += ["## \(family.rawValue)", table(["rule", "reports", "severity", "styles"], rows)]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Rules about exceptions belong to no style and are always on.
  private static func styles(of rule: RuleDescription) -> String {
    if rule.styles.isEmpty, rule.family != .exceptions { return "none" }
    return rule.styles.count == 5 ? "all" : rule.styles.joined(separator: ", ")
  }

  private static func facts(_ rule: RuleDescription, _ settings: RuleExplanation.Settings?) -> String {
    var facts = ["- Group: \(rule.family.rawValue)", "- Severity: \(rule.severity.rawValue)"]
    if !rule.guides.isEmpty { facts.append("- Guides: \(rule.guides.joined(separator: ", "))") }
    if !rule.styles.isEmpty { facts.append("- On by default in: \(rule.styles.joined(separator: ", "))") }
    if let settings {
      let state = settings.severity == .off ? "off" : "on, \(settings.severity.rawValue)"
      facts.append("- Here: \(state) (`\(settings.source)`)")
      if let reason = settings.because { facts.append("- Because: \(reason)") }
    }
    return facts.joined(separator: "\n")
  }

  private static func options(
    _ rule: RuleDescription, _ settings: RuleExplanation.Settings?,
    _ ofStyles: [(style: String, options: [String: OptionValue])]
  ) -> String {
    let rows = rule.options.map { option in
      let values = RuleExplanation.values(of: option, settings: settings, ofStyles: ofStyles)
      return "| `\(option.name)` | \(cell(option.summary)) | "
        + cell(values.map { "\($0.label): \($0.value)" }.joined(separator: "; ")) + " |"
    }
    return table(["option", "meaning", "value"], rows)
  }

  private static func table(_ columns: [String], _ rows: [String]) -> String {
    (["| \(columns.joined(separator: " | ")) |", "|" + columns.map { _ in "---|" }.joined()] + rows)
      .joined(separator: "\n")
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func code(_ source: String) -> String { "```swift\n\(source)\n```" }
}
