import StrataModel

/// `// strata:disable:next RULE — reason` and its like, file by file, with what each of them has hidden.
struct Suppressions {
  private struct Suppression {
    var location: SourceLocation
    var scope: SuppressionFact.Scope
    var rules: [String]
    var reason: String
    /// Lines that it covers.
    var lines: ClosedRange<Int>
    var used: Set<String> = []
  }

  private var byFile: [FileID: [Suppression]] = [:]
  private let ran: Set<String>?

  /// - Parameter ran: the rules that run, when those are not all that are on: of others a suppression cannot be told
  ///   unused.
  init(_ graph: Graph, ran: Set<String>?) {
    self.ran = ran
    for (index, file) in graph.files.enumerated() where !file.facts.suppressions.isEmpty {
      let id = FileID(UInt32(index))
      let lines = SuppressedLines(file.facts)
      byFile[id] = file.facts.suppressions.map { fact in
        Suppression(
          location: graph.location(id, fact.offset), scope: fact.scope,
          rules: file.facts.names[fact.rules].split(separator: ",").map(String.init),
          reason: file.facts.names[fact.reason], lines: lines.of(fact))
      }
    }
  }

  /// Whether a finding is hidden; the comment that hides it counts as used from then on.
  mutating func covers(rule: String, file: FileID, line: Int) -> Bool {
    guard let list = byFile[file] else { return false }
    var isCovered = false
    for (index, suppression) in list.enumerated()
    where suppression.lines.contains(line) && suppression.rules.contains(rule) {
      byFile[file]?[index].used.insert(rule)
      isCovered = true
    }
    return isCovered
  }

  /// The comments that hide nothing, name no rule or give no reason.
  func findings() -> [Finding] {
    let known = RuleRegistry.descriptions.map(\.id)
    return byFile.values.flatMap { $0 }.flatMap { suppression -> [Finding] in
      var findings = suppression.rules.compactMap { rule -> Finding? in
        if suppression.used.contains(rule) { return nil }
        if !known.contains(rule) {
          let hint = Suggestion.hint(for: rule, among: known)
          return finding(
            Housekeeping.unusedSuppression, suppression, target: rule,
            message: "the comment suppresses '\(rule)', which is no rule\(hint)",
            remedy: "name a rule of `strata rules`")
        }
        if let ran, !ran.contains(rule) { return nil }
        return finding(
          Housekeeping.unusedSuppression, suppression, target: rule,
          message: "the comment suppresses '\(rule)', which finds nothing there", remedy: "delete the comment")
      }
      if suppression.rules.isEmpty {
        findings.append(
          finding(
            Housekeeping.unusedSuppression, suppression, target: "", message: "the comment suppresses no rule",
            remedy: "name the rule: `// strata:disable:next RULE — reason`"))
      }
      if suppression.reason.isEmpty {
        findings.append(
          finding(
            Housekeeping.suppressionWithoutReason, suppression, target: "",
            message: "the comment does not say why the rule does not hold here",
            remedy: "write the reason behind a dash: `// strata:disable:next RULE — reason`"))
      }
      return findings
    }
  }

  private func finding(
    _ rule: RuleDescription, _ suppression: Suppression, target: String, message: String, remedy: String
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, location: suppression.location, symbol: suppression.location.file,
      target: target, message: message, remedy: remedy)
  }
}
