import StrataModel

/// Findings that the text report shows as one entry: of one rule, type and file, in several members. In baselines and
/// in machine formats each of them is a finding of its own.
struct FindingGroup {
  var first: Finding
  /// In the order of the report.
  var others: [Finding] = []

  /// The number of findings of one rule in one type from which on they are shown as one entry.
  private static let smallestGroup = 3

  private struct Key: Hashable {
    var rule: String
    var symbol: String
    var file: String
    var severity: Severity

    func hash(into hasher: inout Hasher) {
      hasher.combine(symbol)
      hasher.combine(rule)
    }
  }

  /// In the order of their first findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    func key(_ finding: Finding) -> Key {
      Key(rule: finding.rule, symbol: finding.symbol, file: finding.location.file, severity: finding.severity)
    }
    // By key: the number of findings, and the index of their group.
    var keys: [Key: (count: Int, group: Int?)] = [:]
    for finding in findings { keys[key(finding), default: (0, nil)].count += 1 }
    var groups: [FindingGroup] = []
    for finding in findings {
      guard let slot = keys.index(forKey: key(finding)) else { continue }
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
