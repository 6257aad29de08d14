import StrataModel

/// Findings that the text report shows as one entry: of one rule, type and file, in several members; or of a rule that is
/// about folders, all of one folder. In baselines and in machine formats each of them is a finding of its own.
struct FindingGroup {
  var first: Finding
  /// In the order of the report.
  var others: [Finding] = []

  /// The number of findings of one rule in one type from which on they are shown as one entry.
  private static let smallestGroup = 3

  private struct Key: Hashable {
    var rule: String
    /// Empty for all types of a folder.
    var symbol: String
    /// The file or the folder.
    var path: Substring
    var severity: Severity

    init(_ finding: Finding, isAboutFolder: Bool) {
      (rule, severity) = (finding.rule, finding.severity)
      symbol = isAboutFolder ? "" : finding.symbol
      path = isAboutFolder ? finding.location.file.parentPath : finding.location.file[...]
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(symbol.isEmpty ? path : symbol[...])
    }
  }

  /// In the order of their first findings.
  static func groups(of findings: [Finding], by rules: [RuleDescription]) -> [FindingGroup] {
    let rulesAboutFolders = Set(rules.lazy.filter { $0.grouping == .folder }.map(\.id))
    // Each key is looked up once: by finding, the number of its key.
    var numbers: [Key: Int] = [:]
    var counts: [Int] = []
    let numberOfFinding = findings.map { finding in
      let key = Key(finding, isAboutFolder: rulesAboutFolders.contains(finding.rule))
      let number = numbers.value(of: key, orInsert: counts.count)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      return number
    }
    var groupOfNumber = [Int?](repeating: nil, count: counts.count)
    var groups: [FindingGroup] = []
    for (finding, number) in zip(findings, numberOfFinding) {
      if let group = groupOfNumber[number] {
        groups[group].others.append(finding)
        continue
      }
      if counts[number] >= smallestGroup { groupOfNumber[number] = groups.count }
      groups.append(FindingGroup(first: finding))
    }
    return groups
  }
}
