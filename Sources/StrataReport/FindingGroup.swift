import StrataModel

/// Findings that the text report shows as one entry: of one rule, type and file, in several members; of a rule that is
/// about folders, all of one folder; of one rule, all that many types have about one declaration of the project. In
/// baselines and in machine formats each of them is a finding of its own.
struct FindingGroup {
  /// All of the report: to copy a finding costs more than to refer to it.
  private let findings: [Finding]
  private let firstIndex: Int
  private var otherIndices: [Int] = []
  /// Whether the findings have in common that they are about one target.
  let isAboutTarget: Bool

  private init(_ findings: [Finding], first: Int, isAboutTarget: Bool = false) {
    (self.findings, firstIndex, self.isAboutTarget) = (findings, first, isAboutTarget)
  }

  var first: Finding { _read { yield findings[firstIndex] } }
  /// In the order of the report.
  var others: some Collection<Finding> { otherIndices.lazy.map { [findings] in findings[$0] } }

  /// The number of findings of one rule in one type from which on they are shown as one entry.
  private static let smallestGroup = 3
  /// The number of types with findings of one rule about one target from which on all of them are shown as one entry.
  private static let smallestCrowd = 20

  private struct Key: NumberKey {
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

    var hashNumber: UInt64 { symbol.isEmpty ? path.hashNumber : symbol.hashNumber }
  }

  /// A rule, what its findings are about, and how serious they are.
  private struct Subject: NumberKey {
    var rule: String
    var target: String
    var severity: Severity

    /// Nil where the target is no declaration of the project, but a layer or a type of a framework.
    init?(_ finding: Finding) {
      guard finding.declarations.contains(where: { $0.name == finding.target }) else { return nil }
      (rule, target, severity) = (finding.rule, finding.target, finding.severity)
    }

    var hashNumber: UInt64 { target.hashNumber }
  }

  /// By finding, a number for what it is about, if many types have findings about that; empty if there is nothing of
  /// that kind.
  private static func crowds(_ findings: [Finding]) -> [Int?] {
    guard findings.count >= smallestCrowd else { return [] }
    var numbers: [Subject: Int] = [:]
    var counts: [Int] = []
    // By index: to copy a finding costs more than to read it.
    var numberOfFinding = findings.indices.map { index -> Int? in
      guard let subject = Subject(findings[index]) else { return nil }
      let number = numbers.value(of: subject, orInsert: counts.count)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      return number
    }
    guard counts.contains(where: { $0 >= smallestCrowd }) else { return [] }
    var users = [Set<String>](repeating: [], count: counts.count)
    for (index, number) in numberOfFinding.enumerated() {
      if let number, counts[number] >= smallestCrowd { users[number].insert(findings[index].symbol) }
    }
    for (index, number) in numberOfFinding.enumerated() {
      if let number, users[number].count < smallestCrowd { numberOfFinding[index] = nil }
    }
    return numberOfFinding
  }

  /// In the order of their first findings.
  static func groups(of findings: [Finding], by rules: [RuleDescription]) -> [FindingGroup] {
    let rulesAboutFolders = Set(rules.lazy.filter { $0.grouping == .folder }.map(\.id))
    let crowds = crowds(findings)
    // Each key is looked up once: by finding, the number of its key.
    var numbers: [Key: Int] = [:]
    var counts: [Int] = []
    let numberOfFinding = findings.indices.map { index -> Int? in
      if !crowds.isEmpty, crowds[index] != nil { return nil }
      let key = Key(findings[index], isAboutFolder: rulesAboutFolders.contains(findings[index].rule))
      let number = numbers.value(of: key, orInsert: counts.count)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      return number
    }
    var groupOfNumber = [Int?](repeating: nil, count: counts.count)
    var groupOfCrowd: [Int: Int] = [:]
    var groups: [FindingGroup] = []
    for index in findings.indices {
      guard let number = numberOfFinding[index] else {
        guard let crowd = crowds[index] else { continue }
        let group = groupOfCrowd.value(of: crowd, orInsert: groups.count)
        if group == groups.count {
          groups.append(FindingGroup(findings, first: index, isAboutTarget: true))
        } else {
          groups[group].otherIndices.append(index)
        }
        continue
      }
      if let group = groupOfNumber[number] {
        groups[group].otherIndices.append(index)
        continue
      }
      if counts[number] >= smallestGroup { groupOfNumber[number] = groups.count }
      groups.append(FindingGroup(findings, first: index))
    }
    return groups
  }
}
