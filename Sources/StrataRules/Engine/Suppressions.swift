import StrataModel

/// The comments of all files that begin with `strata:`, with the findings that each of them hides.
struct Suppressions {
  private struct Suppression {
    var location: SourceLocation
    var scope: SuppressionFact.Scope
    var rules: [String]
    var reason: String
    /// By rule: the lines that it covers.
    var lines: [String: ClosedRange<Int>] = [:]
    var used: Set<String> = []
    /// For `strata:enable`: whether it ends a region.
    var endsRegion = false
  }

  private var byFile: [FileID: [Suppression]] = [:]
  private let ran: Set<String>?
  private let known: [String]

  /// - Parameters:
  ///   - ran: the rules that run; nil for all that are on. Whether a suppression of another rule is used is not known.
  ///   - known: the ids of all rules.
  ///   - parts: comments in files that another definition rules are for its rules.
  init(_ graph: Graph, in parts: DefinitionParts, ran: Set<String>?, known: [String]) {
    (self.ran, self.known) = (ran, known)
    for (index, file) in graph.files.enumerated() where file.facts.suppressions.contains(where: \.isSuppression) {
      let id = FileID(UInt32(index))
      guard parts.isOwn(id) else { continue }
      byFile[id] = Self.suppressions(of: file.facts) { graph.location(id, $0) }
    }
  }

  private static func suppressions(
    of facts: FileFacts, _ location: (UInt32) -> SourceLocation
  ) -> [Suppression] {
    let lines = SuppressedLines(facts)
    var result = facts.suppressions.map { fact in
      Suppression(
        location: location(fact.offset), scope: fact.scope,
        rules: facts.names[fact.rules].split(separator: ",").map(String.init), reason: facts.names[fact.reason])
    }
    for index in result.indices {
      for rule in result[index].rules {
        result[index].lines[rule] = lines.of(index, rule: rule)
        guard result[index].scope == .region, let end = lines.enabling(after: index, rule) else { continue }
        result[end].endsRegion = true
      }
    }
    return result
  }

  /// Number of comments that hide a finding.
  var usedCount: Int { byFile.values.reduce(0) { $0 + $1.count { !$0.used.isEmpty } } }

  var isAny: Bool { !byFile.isEmpty }

  func isAny(in file: FileID) -> Bool { byFile[file] != nil }

  /// The first comment that suppresses a location, by naming any of the rules that describe its violation. All such
  /// comments count as used from then on.
  mutating func covering(rules: Set<String>, file: FileID, line: Int) -> JudgedLocation.Acceptor? {
    guard let list = byFile[file] else { return nil }
    var first: JudgedLocation.Acceptor?
    for (index, suppression) in list.enumerated() {
      let named = rules.filter { suppression.lines[$0]?.contains(line) == true }
      guard !named.isEmpty else { continue }
      byFile[file]?[index].used.formUnion(named)
      if first == nil { first = .comment(suppression.location, reason: suppression.reason) }
    }
    return first
  }

  /// The comments that suppress nothing, name no rule, give no reason or have an unknown form.
  func findings() -> [Finding] { byFile.values.flatMap { $0 }.flatMap { findings(of: $0) } }

  private func findings(of suppression: Suppression) -> [Finding] {
    switch suppression.scope {
    case .generated: return []
    case .unknown: return [unknownForm(suppression)]
    case .enable:
      if suppression.endsRegion { return [] }
      return [
        finding(
          Housekeeping.unusedSuppression, suppression, target: suppression.rules.joined(separator: ", "),
          message: "the comment enables a rule that no `strata:disable` before it disables",
          remedy: "delete the comment")
      ]
    default: return unused(suppression) + withoutReason(suppression)
    }
  }

  private func unused(_ suppression: Suppression) -> [Finding] {
    if suppression.rules.isEmpty {
      return [
        finding(
          Housekeeping.unusedSuppression, suppression, target: "", message: "the comment suppresses no rule",
          remedy: "name the rule: `// strata:disable:next RULE — reason`")
      ]
    }
    return suppression.rules.compactMap { rule in
      if suppression.used.contains(rule) { return nil }
      if RuleRegistry.isHousekeeping(rule) {
        return finding(
          Housekeeping.unusedSuppression, suppression, target: rule,
          message: "the comment suppresses '\(rule)', but findings about exceptions cannot be suppressed",
          remedy: "\(removal(of: rule, from: suppression)), and fix what '\(rule)' reports")
      }
      if !known.contains(rule) {
        let hint = Suggestion.hint(for: rule, among: known)
        return finding(
          Housekeeping.unusedSuppression, suppression, target: rule,
          message: "the comment suppresses '\(rule)', which is not a rule\(hint)",
          remedy: "name a rule that `strata rules` lists")
      }
      if let ran, !ran.contains(rule) { return nil }
      return finding(
        Housekeeping.unusedSuppression, suppression, target: rule,
        message: "the comment suppresses '\(rule)', which reports nothing here",
        remedy: removal(of: rule, from: suppression))
    }
  }

  /// How to remove a rule that suppresses nothing: with the comment, unless another rule in it is in use, or may be.
  private func removal(of rule: String, from suppression: Suppression) -> String {
    let isAnotherNeeded = suppression.rules.contains { other in
      suppression.used.contains(other) || known.contains(other) && ran.map { !$0.contains(other) } ?? false
    }
    return isAnotherNeeded ? "remove '\(rule)' from the comment" : "delete the comment"
  }

  private func withoutReason(_ suppression: Suppression) -> [Finding] {
    guard suppression.reason.isEmpty else { return [] }
    return [
      finding(
        Housekeeping.suppressionWithoutReason, suppression, target: "",
        message: "the comment gives no reason for suppressing the rule",
        remedy: "add the reason after a dash: `// strata:disable:next RULE — reason`")
    ]
  }

  private static let forms = ["disable:next", "disable:previous", "disable:this", "disable:file", "disable", "enable"]

  private func unknownForm(_ suppression: Suppression) -> Finding {
    let word = suppression.rules.joined(separator: ",")
    return finding(
      Housekeeping.unknownSuppression, suppression, target: word,
      message:
        "`strata:\(word)` is not a known form of comment\(Suggestion.hint(for: word, among: Self.forms))",
      remedy: "write `// strata:disable:next RULE — reason`; `next` may be `previous`, `this` or `file`; or "
        + "`// strata:disable RULE — reason`, which applies until `// strata:enable RULE`")
  }

  private func finding(
    _ rule: RuleDescription, _ suppression: Suppression, target: String, message: String, remedy: String
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, location: suppression.location, symbol: suppression.location.file,
      target: target, message: message, remedy: remedy)
  }
}
