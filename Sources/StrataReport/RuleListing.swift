import StrataModel

/// `strata rules`
public enum RuleListing {
  /// By family; each rule with its severity, the styles that have it on, and what it flags.
  public static func text(_ rules: [RuleDescription], width: Int) -> String {
    var lines: [String] = []
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    for family in RuleFamily.allCases {
      let some = rules.filter { $0.family == family }
      if some.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(family.rawValue)
      for rule in some {
        let styles = rule.styles.isEmpty ? "" : " (\(rule.styles.joined(separator: ", ")))"
        let name = "  " + rule.id + String(repeating: " ", count: column - rule.id.count)
        lines.append("\(name)\(rule.severity == .error ? "error  " : "warning")  \(rule.summary)\(styles)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func json(_ rules: [RuleDescription]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("rules")
      json.array { json in
        for rule in rules { write(rule, &json) }
      }
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
      json.key("options")
      json.array { json in
        for option in rule.options {
          json.object(inline: true) { json in
            json.member("name", option.name)
            json.member("summary", option.summary)
            json.key("default")
            write(option.defaultValue, &json)
          }
        }
      }
    }
  }

  private static func write(_ value: OptionValue, _ json: inout JSONWriter) {
    switch value {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.number(number)
    case .text(let text): json.string(text)
    case .list(let list): json.array(inline: true) { for text in list { $0.string(text) } }
    }
  }
}
