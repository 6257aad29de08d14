import StrataModel
import StrataYAML

/// `rules:`
extension DraftReader {
  mutating func ruleSettings(_ node: YAMLNode, own: inout [OwnRuleDraft]) -> [RuleDraft] {
    var result: [RuleDraft] = []
    for entry in entries(of: node, in: "'rules'") ?? [] {
      if rules[entry.key] == nil, DraftReader.isOwnRule(entry.value) {
        if let rule = ownRule(entry) { own.append(rule) }
        continue
      }
      guard let rule = rules[entry.key] else {
        if !isBuiltIn {
          let id = Located(value: entry.key, mark: keyMark(entry))
          issues.append(
            DraftReader.hasConditions(entry.value)
              ? id.mark.issue(
                "unknown rule '\(id.value)'; a rule of your own needs 'select', as in 'select: {layer: Domain}'"
              )
              : DraftReader.unknownRule(id, among: rules.keys.sorted()))
        }
        continue
      }
      var draft = RuleDraft(id: Located(value: entry.key, mark: keyMark(entry)))
      if case .mapping(let settings) = entry.value.content {
        for setting in settings { read(setting, of: rule, into: &draft) }
      } else {
        draft.severity = severity(entry.value, of: entry.key)
      }
      draft.hasOwnSeverity = draft.severity != nil && !isBuiltIn
      if case .mapping(let settings) = entry.value.content {
        draft.isIdle = !settings.contains { $0.key == "severity" }
      }
      result.append(draft)
    }
    return result
  }

  /// What only a rule of the project's own has.
  private static func hasConditions(_ node: YAMLNode) -> Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return entries.contains { ["require", "forbid"].contains($0.key) }
  }

  static func unknownRule(_ id: Located<String>, among known: [String]) -> DefinitionIssue {
    let suggestion = Suggestion.suffix(for: id.value, among: known, otherwise: "; 'strata rules' lists them")
    return id.mark.issue("unknown rule '\(id.value)'\(suggestion)")
  }

  private mutating func severity(_ node: YAMLNode, of rule: String) -> RuleDraft.RuleSeverity? {
    if case .scalar(let text, _) = node.content {
      if text == "on" { return .on }
      if let severity = Severity(rawValue: text) { return .given(severity) }
    }
    report(
      mark(node), "'\(rule)' must be error, warning, off, on, or a mapping of 'severity' and options\(shown(node))")
    return nil
  }

  private mutating func read(_ setting: YAMLEntry, of rule: RuleDescription, into draft: inout RuleDraft) {
    if setting.key == "severity" {
      draft.severity = severity(setting.value, of: "severity")
      return
    }
    if setting.key == "because" {
      draft.because = text(setting.value, "because")?.value
      return
    }
    if setting.key == "where" {
      draft.exceptions = severityExceptions(setting.value, of: rule.id)
      return
    }
    if setting.key == "tests" {
      draft.checksTests = checksTests(setting, of: rule)
      return
    }
    // Anything else that a file says, such as what other tools look for.
    if setting.key.hasPrefix("x-") { return }
    let isAddition = setting.key.hasSuffix("+")
    let name = isAddition ? String(setting.key.dropLast()) : setting.key
    guard let option = rule.options.first(where: { $0.name == name }) else {
      let known = rule.options.map(\.name)
      let list = known.isEmpty ? "; it has no options" : "; its options are \(known.joined(separator: ", "))"
      report(
        keyMark(setting),
        "unknown option '\(setting.key)' of rule '\(rule.id)'"
          + Suggestion.suffix(for: name, among: known + ["severity", "because", "where", "tests"], otherwise: list))
      return
    }
    if isAddition {
      switch option.defaultValue {
      case .list, .words: break
      default:
        report(keyMark(setting), "'\(name)' is not a list, so nothing can be added to it with '+'")
        return
      }
      guard draft.options[name] == nil else { return reportTwice(setting, name) }
      draft.options[name] = .additions(entries(of: setting, option))
      return
    }
    guard draft.options[name] == nil else { return reportTwice(setting, name) }
    if let value = value(of: setting, of: option) { draft.options[name] = .value(value) }
  }

  /// `response` and `response+`: only one of them would count.
  private mutating func reportTwice(_ setting: YAMLEntry, _ name: String) {
    report(keyMark(setting), "'\(name)' and '\(name)+' are both given; write all entries under one of them")
  }

  private mutating func entries(of setting: YAMLEntry, _ option: RuleOption) -> [String] {
    texts(setting.value, setting.key).compactMap { entry in
      if let problem = Glob.problem(in: entry.value) ?? (option.isOfNamePatterns ? nameProblem(in: entry.value) : nil) {
        report(entry.mark, "'\(entry.value)' of '\(setting.key)' is not a pattern: \(problem)")
        return nil
      }
      return entry.value
    }
  }

  /// A character that is neither part of a name nor of the language of patterns.
  private func nameProblem(in pattern: String) -> String? {
    let wrong = pattern.first { !($0.isLetter || $0.isNumber || "_*?{},".contains($0)) }
    return wrong.map { "no name contains '\($0)'; a pattern consists of letters, digits, '*', '?' and '{a,b}'" }
  }

  /// `tests: true`, which is a mistake for a rule that makes no sense for test code.
  private mutating func checksTests(_ setting: YAMLEntry, of rule: RuleDescription) -> Bool? {
    let checksTests = flag(setting.value, "tests")
    if rule.canCheckTests || checksTests != true { return checksTests }
    if rule.family == .tests {
      report(keyMark(setting), "rule '\(rule.id)' always checks test code; remove 'tests'")
    } else {
      let others = rules.values.filter(\.canCheckTests).map(\.id).sorted()
      report(
        keyMark(setting),
        "rule '\(rule.id)' is about production code and cannot check tests; remove 'tests'. Rules that can are "
          + listed(others + ["contracts", "rules of your own"]))
    }
    return nil
  }

  private mutating func value(of setting: YAMLEntry, of option: RuleOption) -> OptionValue? {
    switch option.defaultValue {
    case .flag: return flag(setting.value, setting.key).map { .flag($0) }
    case .number:
      guard let number = number(setting.value, setting.key) else { return nil }
      guard number >= RuleOption.minimum else {
        report(
          mark(setting.value), "'\(setting.key)' must be at least \(RuleOption.minimum)\(shown(setting.value))")
        return nil
      }
      return .number(number)
    case .text: return text(setting.value, setting.key).map { .text($0.value) }
    case .list, .words: return setting.value.isNull ? .list([]) : .list(entries(of: setting, option))
    }
  }
}
