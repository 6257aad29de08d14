import StrataModel

/// Findings with a title of their own.
struct FindingSection {
  var title: String
  /// The command that shows more about it; empty for none.
  var command = ""
  /// Ascending.
  var indices: [Int]

  var hasTitle: Bool { !title.isEmpty }

  func heading(_ colors: TerminalStyle) -> [String] {
    if !hasTitle { return [] }
    return [colors.bold("== " + printable(title))] + (command.isEmpty ? [] : ["   " + colors.dim(printable(command))])
  }

  func findings(of result: CheckResult) -> [Finding] {
    indices.count == result.findings.count ? result.findings : indices.map { result.findings[$0] }
  }

  /// The largest sections first; what has no cause or no owner last.
  static func sections(of result: CheckResult, _ context: ReportContext) -> [FindingSection] {
    let findings = result.findings
    switch context.grouping {
    case nil: return [FindingSection(title: "", indices: Array(findings.indices))]
    case .cause: return sections(by: result.causes, findings.count, context)
    case .rule: return sections(findings) { $0.rule }
    case .file: return sections(findings) { context.shown($0.location.file) }
    case .type:
      return sections(findings) { $0.isNameShared ? "\($0.symbol) (\($0.module))" : $0.symbol }
    case .owner:
      return sections(findings) { finding in
        context.owners?.owners(of: finding.location.file).joined(separator: ", ") ?? ""
      }
    }
  }

  private static func sections(_ findings: [Finding], _ name: (Finding) -> String) -> [FindingSection] {
    var indices: [String: [Int]] = [:]
    for index in findings.indices { indices[name(findings[index]), default: []].append(index) }
    let named = indices.filter { !$0.key.isEmpty }.ranked { $0.count }
    return (named + indices.filter { $0.key.isEmpty }).map { name, indices in
      FindingSection(
        title: "\(name.isEmpty ? "no owner" : name): \(counted(indices.count, "finding"))", indices: indices)
    }
  }

  private static func sections(by causes: Causes, _ count: Int, _ context: ReportContext) -> [FindingSection] {
    let numbers = causes.numbers(of: count)
    var sections = causes.list.map { cause in
      FindingSection(
        title: CauseSummary.title(of: cause), command: cause.change.command(options: context.definitionOptions),
        indices: cause.findings)
    }
    let others = numbers.indices.filter { numbers[$0] == nil }
    if !others.isEmpty {
      sections.append(FindingSection(title: CauseSummary.others(others.count), indices: others))
    }
    return sections
  }
}
