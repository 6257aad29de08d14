import StrataModel

/// `--format checklist`: the review checklist of guide 004 in Markdown, its boxes ticked from the findings.
enum ChecklistReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    let ran = Dictionary(result.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var document = MarkdownText()
    document.line("## Clean Architecture checklist")
    document.line()
    document.line(
      "Style \(result.style), score \(result.score) of 100. A box is ticked if the rules that check it ran and every "
        + "finding is accepted. A box that a person has to check is never ticked.")
    for section in ReviewChecklist.sections {
      document.line()
      document.line("### \(section.title)")
      document.line()
      for item in section.items { document.line(line(item, result, ran)) }
    }
    document.line()
    document.line(MarkdownText.plain(result.accepted.sentence) + ".")
    return document.bytes
  }

  private static func line(_ item: ReviewChecklist.Item, _ result: CheckResult, _ ran: [String: RuleRun]) -> String {
    let findings = result.findings.filter { isAbout(item, $0) }
    let hasCode = holds(item.roles, result.roles) && holds(item.layers, result.layers)
    let checked = hasCode ? item.rules.filter { ran[$0].map { $0.examined > 0 } ?? false } : []
    let off = item.rules.filter { ran[$0] == nil }
    let offSomewhere = item.rules.filter { rule in
      result.definitions.contains { $0.typeCount > 0 && !$0.rules.contains(rule) }
    }
    var notes: [String] = []
    if item.rules.isEmpty {
      notes = []
    } else if !findings.isEmpty {
      let rules = Set(findings.map(\.rule)).sorted().map { MarkdownText.code($0) }
      notes.append("\(counted(findings.count, "finding")) of \(listed(rules))")
    } else if off.count == item.rules.count {
      notes.append("not checked: \(listed(off.map { MarkdownText.code($0) })) \(off.count == 1 ? "is" : "are") off")
    } else if checked.isEmpty {
      notes.append("nothing to check: there is no such code")
    } else if !off.isEmpty {
      notes.append("not checked: \(listed(off.map { MarkdownText.code($0) }))")
    } else if !offSomewhere.isEmpty {
      notes.append("not checked by every definition: \(listed(offSomewhere.map { MarkdownText.code($0) }))")
    }
    let open = item.boundRoles.filter(result.openRoles.contains)
    if !open.isEmpty {
      let names = open.map { pluralized($0.split(separator: "-").joined(separator: " ")) }
      notes.append("not checked: the definition lets \(listed(names)) use repositories or gateways")
    }
    if let question = item.question, findings.isEmpty { notes.append("a person has to check: \(question)") }
    let isTicked =
      findings.isEmpty && !checked.isEmpty && off.isEmpty && offSomewhere.isEmpty && open.isEmpty
      && item.question == nil
    return "- [\(isTicked ? "x" : " ")] \(item.statement)"
      + (notes.isEmpty ? "" : " — " + notes.joined(separator: "; "))
  }

  /// Whether any of the names occurs; an item without names is about all code.
  private static func holds(_ names: [String], _ occurring: [String]) -> Bool {
    names.isEmpty || names.contains { occurring.contains($0) }
  }

  private static func isAbout(_ item: ReviewChecklist.Item, _ finding: Finding) -> Bool {
    guard item.rules.contains(where: { $0 == finding.rule || finding.alsoBreaks.contains($0) }) else { return false }
    return (item.roles.isEmpty || item.roles.contains(finding.role))
      && (item.layers.isEmpty || item.layers.contains(finding.layer))
  }
}
