import StrataModel
import StrataYAML

/// `exemptions:`
extension DraftReader {
  static let exemptionKeys = ["rule", "rules", "symbol", "target", "path", "because", "reason", "until", "ticket"]

  mutating func exemptions(_ node: YAMLNode) -> [ExemptionDraft] {
    guard case .sequence(let items) = node.content else {
      if !node.isNull { report(mark(node), "'exemptions' must be a list, this is \(node.shape)") }
      return []
    }
    return items.compactMap { exemption($0) }
  }

  private mutating func exemption(_ node: YAMLNode) -> ExemptionDraft? {
    guard let fields = fields(of: node, in: "an exemption", keys: DraftReader.exemptionKeys) else { return nil }
    let ids = ["rule", "rules"].flatMap { key in fields[key].map { texts($0, key) } ?? [] }
    if let rules = fields["rules"], case .sequence(let items) = rules.content, items.isEmpty {
      report(mark(rules), "'rules' is empty; name the rules, or leave the key out to exempt from every rule")
    }
    let patterns = ["symbol", "target", "path"].filter { fields[$0] != nil }
    if patterns.isEmpty {
      report(
        fields.mark,
        "this exemption covers all findings of the rule; add 'symbol', 'target' or 'path', or turn the rule off")
    }
    var exemption = Exemption(
      rules: ids.map(\.value),
      symbol: fields["symbol"].flatMap { text($0, "symbol") }.flatMap { glob($0) },
      target: fields["target"].flatMap { text($0, "target") }.flatMap { glob($0) },
      path: fields["path"].flatMap { text($0, "path") }.flatMap { path($0) }, reason: reason(in: fields),
      origin: fields.mark.origin)
    exemption.column = fields.mark.column
    exemption.until = fields["until"].flatMap { day($0, "until") }
    exemption.ticket = fields["ticket"].flatMap { text($0, "ticket") }?.value
    return ExemptionDraft(exemption: exemption, rules: isBuiltIn ? [] : ids)
  }

  /// The value of `because`, or of `reason`, which means the same.
  private mutating func reason(in fields: Fields) -> String {
    let given = ["because", "reason"].filter { fields[$0] != nil }
    let texts = given.map { key in fields[key].flatMap { text($0, key) }?.value ?? "" }
    if given.count > 1 {
      report(fields.mark, "'because' and 'reason' mean the same; keep one of them")
    } else if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      report(fields.mark, "this exemption has no 'because'; write why the finding is accepted")
    }
    return texts.first ?? ""
  }

  private mutating func day(_ node: YAMLNode, _ what: String) -> CalendarDay? {
    if case .scalar(let text, _) = node.content, let day = CalendarDay(text) { return day }
    report(mark(node), "'\(what)' must be a day, as in 2027-01-31\(shown(node))")
    return nil
  }
}
