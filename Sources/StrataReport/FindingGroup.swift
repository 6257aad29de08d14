import StrataModel

/// Findings that a text shows as one entry: one rule, one type, one file, several members. Identities stay: each is a
/// finding of its own in baselines and in machine formats.
struct FindingGroup {
  var first: Finding
  /// In the order of the report.
  var others: [Finding] = []

  /// So many findings of one rule in one type are one entry; fewer are shown one by one.
  private static let smallestGroup = 3

  private struct Key: Hashable {
    var rule: String
    var symbol: String
    var file: String
    var severity: Severity
  }

  /// In the order of their first findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    func key(_ finding: Finding) -> Key {
      Key(rule: finding.rule, symbol: finding.symbol, file: finding.location.file, severity: finding.severity)
    }
    var counts: [Key: Int] = [:]
    for finding in findings { counts[key(finding), default: 0] += 1 }
    var groups: [FindingGroup] = []
    var indexOfKey: [Key: Int] = [:]
    for finding in findings {
      let key = key(finding)
      if let index = indexOfKey[key] {
        groups[index].others.append(finding)
        continue
      }
      if counts[key, default: 0] >= smallestGroup { indexOfKey[key] = groups.count }
      groups.append(FindingGroup(first: finding))
    }
    return groups
  }
}
