import StrataModel

/// `strata rules`
public enum RuleListing {
  /// By family: each rule with its severity and summary, and with the styles that turn it on unless all of them do.
  public static func text(_ rules: [RuleDescription], width: Int) -> String {
    var lines: [String] = []
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    for family in RuleFamily.allCases {
      let some = rules.filter { $0.family == family }
      if some.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(family.rawValue)
      for rule in some {
        let name = rule.id + String(repeating: " ", count: column - rule.id.count)
        let severity = rule.severity == .error ? "error    " : "warning  "
        let summary = withoutFullStop(rule.summary) + styles(of: rule)
        let wrapped = wrap(summary, width: max(width - column - 12, 30))
        lines.append("  \(name)\(severity)\(wrapped.first ?? "")")
        lines += wrapped.dropFirst().map { String(repeating: " ", count: column + 11) + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The styles that turn a rule on; empty if all do.
  private static func styles(of rule: RuleDescription) -> String {
    if rule.styles.count == 5 || rule.styles.isEmpty { return "" }
    return " (\(rule.styles.joined(separator: ", ")))"
  }

  /// The complete descriptions of the rules.
  public static func json(_ rules: [RuleDescription]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("rules", of: rules) { write($0, &$1) }
    }
    return json.bytes
  }

  private static func write(_ rule: RuleDescription, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("family", rule.family.rawValue)
      json.member("severity", rule.severity.rawValue)
      json.member("summary", rule.summary)
      json.member("guides", rule.guides)
      json.member("styles", rule.styles)
      json.member("fixable", rule.isFixable)
      json.member("rationale", rule.rationale)
      if let heuristic = rule.heuristic { json.member("heuristic", heuristic) }
      json.member("remedy", rule.remedy)
      json.member("bad", rule.badExample)
      json.member("good", rule.goodExample)
      json.objects("options", of: rule.options) { option, json in
        json.member("name", option.name)
        json.member("summary", option.summary)
        json.key("default")
        write(option.defaultValue, &json)
      }
    }
  }

  private static func write(_ value: OptionValue, _ json: inout JSONWriter) {
    switch value {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.number(number)
    case .text(let text): json.string(text)
    case .words(let name): json.string("vocabulary.\(name)")
    case .list(let list): json.array(inline: true) { for text in list { $0.string(text) } }
    }
  }
}

/// A sentence without its full stop, for use inside another one.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
