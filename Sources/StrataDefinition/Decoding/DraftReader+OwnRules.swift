import StrataModel
import StrataYAML

struct OwnRuleDraft: Sendable {
  var rule: OwnRule
  var id: Located<String>
  var severity: Severity
  var because: String?
  var exceptions: [SeverityExceptionDraft] = []
  var checksTests = false
  /// Layers and roles that its conditions name, to be looked up when everything is merged.
  var layers: [Located<String>] = []
  var roles: [Located<String>] = []
}

/// Rules of the project's own in `rules:`, those with `select`.
extension DraftReader {
  static let ownRuleKeys = [
    "select", "require", "forbid", "message", "because", "severity", "where", "tests", "bad", "good",
  ]
  static let ownConditionKeys =
    roleSelectorKeys.filter { !["inside", "shape", "wires", "all", "any", "not"].contains($0) } + [
      "role", "access", "modifier", "signature", "uses", "uses-layer", "uses-role", "calls", "more-than", "own-file",
    ]

  static func isOwnRule(_ node: YAMLNode) -> Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return entries.contains { $0.key == "select" }
  }

  mutating func ownRule(_ entry: YAMLEntry) -> OwnRuleDraft? {
    let id = Located(value: entry.key, mark: keyMark(entry))
    if !entry.key.utf8.allSatisfy(DraftReader.isPartOfRuleName) {
      report(id.mark, "'\(entry.key)' is not a name of a rule; use lowercase letters, digits and dashes")
    }
    guard let fields = fields(of: entry.value, in: "a rule", keys: DraftReader.ownRuleKeys) else { return nil }
    var draft = OwnRuleDraft(
      rule: OwnRule(
        id: id.value, select: [], require: [], forbid: [], bad: [], good: [], origin: id.mark.origin),
      id: id, severity: .warning)
    draft.rule.select = fields["select"].map { conditions($0, "select", &draft) } ?? []
    draft.rule.require = fields["require"].map { conditions($0, "require", &draft) } ?? []
    draft.rule.forbid = fields["forbid"].map { conditions($0, "forbid", &draft) } ?? []
    if fields["require"] == nil, fields["forbid"] == nil {
      report(fields.mark, "rule '\(id.value)' checks nothing; add 'require' or 'forbid'")
    }
    draft.rule.message = fields["message"].flatMap { text($0, "message") }?.value
    draft.because = fields["because"].flatMap { text($0, "because") }?.value
    draft.exceptions = fields["where"].map { severityExceptions($0, of: id.value) } ?? []
    draft.checksTests = fields["tests"].flatMap { flag($0, "tests") } ?? false
    if let node = fields["severity"] {
      if case .scalar(let text, _) = node.content, let severity = Severity(rawValue: text) {
        draft.severity = severity
      } else {
        report(mark(node), "'severity' of a rule of your own must be error, warning or off\(shown(node))")
      }
    }
    draft.rule.bad = fields["bad"].map { examples($0, "bad") } ?? []
    draft.rule.good = fields["good"].map { examples($0, "good") } ?? []
    return draft
  }

  private mutating func examples(_ node: YAMLNode, _ what: String) -> [RuleExample] {
    texts(node, what).map { RuleExample(text: $0.value, origin: $0.mark.origin) }
  }

  private mutating func conditions(
    _ node: YAMLNode, _ what: String, _ draft: inout OwnRuleDraft
  ) -> [TypeCondition] {
    guard case .mapping(let entries) = node.content else {
      report(mark(node), "'\(what)' must be a mapping of conditions ('suffix: View'), this is \(node.shape)")
      return []
    }
    if entries.isEmpty { report(mark(node), "'\(what)' has no condition") }
    var result: [TypeCondition] = []
    for entry in entries where !entry.key.hasPrefix("x-") {
      guard DraftReader.ownConditionKeys.contains(entry.key) else {
        let known = "; conditions are \(DraftReader.ownConditionKeys.joined(separator: ", "))"
        let suggestion =
          DraftReader.values[entry.key].map { "; write '\($0): \(entry.key)'" }
          ?? Suggestion.suffix(for: entry.key, among: DraftReader.ownConditionKeys, otherwise: known)
        report(keyMark(entry), "unknown condition '\(entry.key)'" + suggestion)
        continue
      }
      result += tests(entry, &draft).map { test in
        // Each number is a condition of its own.
        if case .more(let measure, let limit) = test {
          return TypeCondition(test: test, text: "\(entry.key): \(measure.rawValue) \(limit)")
        }
        return TypeCondition(test: test, text: "\(entry.key): \(written(entry.value))")
      }
    }
    return result
  }

  /// Values that are easily taken for conditions, with the condition that they belong to.
  private static let values: [String: String] = Dictionary(
    accessLevels.map { ($0.0, "access") } + modifiers.map { ($0.0, "modifier") },
    uniquingKeysWith: { first, _ in first })

  private func written(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, _): return text
    case .sequence(let items): return items.map { written($0) }.joined(separator: ", ")
    case .mapping(let entries): return entries.map { "\($0.key) \(written($0.value))" }.joined(separator: ", ")
    }
  }

  /// The tests of one condition: several only for `more-than`.
  private mutating func tests(_ entry: YAMLEntry, _ draft: inout OwnRuleDraft) -> [TypeCondition.Test] {
    let (node, key) = (entry.value, entry.key)
    func one(_ test: TypeCondition.Test?) -> [TypeCondition.Test] { test.map { [$0] } ?? [] }
    switch key {
    case "role", "uses-role":
      let names = texts(node, key)
      draft.roles += names
      let roles = Set(names.map { RoleID(rawValue: $0.value) })
      return [key == "role" ? .role(roles) : .usesRole(roles)]
    case "uses-layer":
      let names = texts(node, key)
      draft.layers += names
      return [.usesLayer(Set(names.map(\.value)))]
    case "access": return one(named(node, key, DraftReader.accessLevels).map { .access(Set($0)) })
    case "modifier": return one(named(node, key, DraftReader.modifiers).map { .modifier($0) })
    case "signature": return [.signature(texts(node, key).compactMap { glob($0) })]
    case "uses": return [.uses(texts(node, key).compactMap { glob($0) })]
    case "calls": return [.calls(texts(node, key).flatMap { callPatterns($0) })]
    case "own-file":
      guard let flag = flag(node, key) else { return [] }
      if !flag { report(mark(node), "'own-file' must be true; put it under 'forbid' for the opposite") }
      return [.ownFile]
    case "more-than":
      return (entries(of: node, in: "'more-than'") ?? []).compactMap { part in
        guard let measure = TypeCondition.Measure(rawValue: part.key) else {
          let known = TypeCondition.Measure.allCases.map(\.rawValue)
          report(
            keyMark(part),
            "unknown number '\(part.key)'"
              + Suggestion.suffix(
                for: part.key, among: known, otherwise: "; numbers are \(known.joined(separator: ", "))"))
          return nil
        }
        return number(part.value, part.key).map { .more(measure, than: $0) }
      }
    default: return one(condition(entry, inLayer: false).map { .selector($0) })
    }
  }

  /// A pattern that can match nothing would pass silently.
  private mutating func callPatterns(_ text: Located<String>) -> [CallPattern] {
    guard let glob = glob(text) else { return [] }
    if let problem = glob.alternatives.lazy.compactMap({ CallPattern.problem(in: $0.text) }).first {
      report(text.mark, "'\(text.value)' matches no call: \(problem)")
      return []
    }
    return CallPattern.all(glob)
  }

  private mutating func named<Value>(_ node: YAMLNode, _ key: String, _ known: [(String, Value)]) -> [Value]? {
    texts(node, key).compactMap { name in
      if let found = known.first(where: { $0.0 == name.value }) { return found.1 }
      let names = known.map(\.0)
      report(
        name.mark,
        "unknown \(key) '\(name.value)'"
          + Suggestion.suffix(for: name.value, among: names, otherwise: "; it may be \(names.joined(separator: ", "))"))
      return nil
    }
  }

  private static let accessLevels: [(String, AccessLevel)] = [
    ("private", .private), ("fileprivate", .fileprivate), ("internal", .internal), ("package", .package),
    ("public", .public), ("open", .open),
  ]

  private static let modifiers: [(String, Modifiers)] = [
    ("final", .final), ("indirect", .indirect), ("distributed", .distributed), ("nonisolated", .nonisolated),
  ]

  /// Of rules and contracts that a definition states itself.
  static func isPartOfRuleName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-")
  }
}
