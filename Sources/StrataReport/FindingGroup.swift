import StrataModel

/// Findings that the text report shows as one entry: of one rule, type and file, in several members; or of a rule that is
/// about folders, all of one folder. In baselines and in machine formats each of them is a finding of its own.
struct FindingGroup {
  var first: Finding
  /// In the order of the report.
  var others: [Finding] = []

  /// The number of findings of one rule in one type from which on they are shown as one entry.
  private static let smallestGroup = 3

  /// Rules whose findings in one folder have one reason and one remedy.
  private static let rulesAboutFolders: Set<String> = ["unassigned-type"]

  private struct Key: Hashable {
    var rule: String
    /// Empty for all types of a folder.
    var symbol: String
    /// The file or the folder.
    var place: Substring
    var severity: Severity

    init(_ finding: Finding) {
      let isAboutFolder = FindingGroup.rulesAboutFolders.contains(finding.rule)
      (rule, severity) = (finding.rule, finding.severity)
      symbol = isAboutFolder ? "" : finding.symbol
      place = isAboutFolder ? finding.location.file.parentPath : finding.location.file[...]
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(symbol.isEmpty ? place : symbol[...])
    }
  }

  /// In the order of their first findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    // By key: the number of findings, and the index of their group.
    var keys: [Key: (count: Int, group: Int?)] = [:]
    for finding in findings { keys[Key(finding), default: (0, nil)].count += 1 }
    var groups: [FindingGroup] = []
    for finding in findings {
      guard let slot = keys.index(forKey: Key(finding)) else { continue }
      if let index = keys.values[slot].group {
        groups[index].others.append(finding)
        continue
      }
      if keys.values[slot].count >= smallestGroup { keys.values[slot].group = groups.count }
      groups.append(FindingGroup(first: finding))
    }
    return groups
  }
}
