/// What a change does to the findings of two checks: each with its own definition and baseline.
public struct FindingChanges: Sendable, Hashable {
  /// Findings that only the second check has.
  public private(set) var new: [Finding] = []
  /// Findings that only the first check has.
  public private(set) var fixed: [Finding] = []
  /// The same violation in another file, of a type or member that has another name or module, or at such a type.
  public private(set) var moved: [Change] = []
  /// The same violation with another number of locations, or with another severity.
  public private(set) var changed: [Change] = []
  /// Accepted before, and reported now.
  public private(set) var reportedAgain: [Finding] = []
  /// Reported before, and accepted now.
  public private(set) var acceptedNow: [AcceptedFinding] = []
  /// Only the second check has them, and accepts them.
  public private(set) var newAccepted: [AcceptedFinding] = []
  public private(set) var unchangedCount = 0
  /// Indices of those new and fixed findings that the change of the definition alone makes so.
  public private(set) var newByDefinition: Set<Int> = []
  public private(set) var fixedByDefinition: Set<Int> = []
  public private(set) var openedNotices: [Notice]
  public private(set) var closedNotices: [Notice]

  public struct Change: Sendable, Hashable {
    public var before: Finding
    public var after: Finding

    /// It has more locations than before, or a higher severity.
    public var isWorse: Bool { after.occurrences > before.occurrences || after.severity > before.severity }
  }

  /// What the change adds to the report: new findings, those that are reported again, and those with more locations or a
  /// higher severity.
  public var added: [Finding] { new + reportedAgain + (changed + moved).filter(\.isWorse).map(\.after) }

  /// - Parameters:
  ///   - before: the first check, after its baseline was applied.
  ///   - other: the check of the first code by the definition of the second one; nil if the definition has not changed.
  public init(from before: CheckResult, to after: CheckResult, _ types: TypeNames, other: CheckResult? = nil) {
    let notices = FindingDifference(from: before, to: after)
    (openedNotices, closedNotices) = (notices.openedNotices, notices.closedNotices)
    var (old, opened) = (before.findings, after.findings)
    pair(&old, &opened) {
      InFile(key: $0.key, file: $0.location.file)
    } new: {
      InFile(key: $0.key, file: $0.location.file)
    }
    pair(&old, &opened) {
      $0.key
    } new: {
      $0.key
    }
    // By the names that types have now.
    pair(&old, &opened) {
      types.renamed($0.key.withoutModule)
    } new: {
      $0.key.withoutModule
    }
    // A member under another name.
    pair(&old, &opened) { finding in
      types.isGone(finding.member, of: finding) ? types.renamed(finding.key.withoutMember) : nil
    } new: { finding in
      types.isNew(finding.member, of: finding) ? finding.key.withoutMember : nil
    }
    let wereAccepted = Set(before.acceptedFindings.map { types.renamed($0.finding.key.withoutModule) })
    let areAccepted = Dictionary(
      after.acceptedFindings.map { ($0.finding.key.withoutModule, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in opened {
      if wereAccepted.contains(finding.key.withoutModule) { reportedAgain.append(finding) } else { new.append(finding) }
    }
    for finding in old {
      if let accepted = areAccepted[types.renamed(finding.key.withoutModule)] {
        acceptedNow.append(accepted)
      } else {
        fixed.append(finding)
      }
    }
    let known = wereAccepted.union(before.findings.map { types.renamed($0.key.withoutModule) })
    newAccepted = after.acceptedFindings.filter { !known.contains($0.finding.key.withoutModule) }
    for list in [\FindingChanges.moved, \.changed] {
      self[keyPath: list].sort { Finding.precedes($0.after, $1.after) }
    }
    fixed.sort(by: Finding.precedes)
    if let other { noteDefinition(other, before, types) }
  }

  /// Pairs findings that have the same key, in order, and takes them out of both lists.
  private mutating func pair<Key: Hashable>(
    _ old: inout [Finding], _ opened: inout [Finding], before key: (Finding) -> Key?, new newKey: (Finding) -> Key?
  ) {
    var left: [Key: [Int]] = [:]
    for index in old.indices.reversed() {
      if let key = key(old[index]) { left[key, default: []].append(index) }
    }
    var isPaired = Set<Int>()
    opened.removeAll { finding in
      guard let key = newKey(finding), let index = left[key]?.popLast() else { return false }
      isPaired.insert(index)
      add(Change(before: old[index], after: finding))
      return true
    }
    old = old.indices.filter { !isPaired.contains($0) }.map { old[$0] }
  }

  private mutating func add(_ change: Change) {
    let (before, after) = (change.before, change.after)
    let isElsewhere = before.location.file != after.location.file || before.module != after.module
    if isElsewhere || before.key.withoutModule != after.key.withoutModule {
      moved.append(change)
    } else if before.occurrences != after.occurrences || before.severity != after.severity {
      changed.append(change)
    } else {
      unchangedCount += 1
    }
  }

  /// Finds out what the first code would have been reported for by the definition of the second one.
  private mutating func noteDefinition(_ other: CheckResult, _ before: CheckResult, _ types: TypeNames) {
    let keys = Set(other.findings.map { types.renamed($0.key.withoutModule) })
    newByDefinition = Set(new.indices.filter { keys.contains(new[$0].key.withoutModule) })
    fixedByDefinition = Set(fixed.indices.filter { !keys.contains(types.renamed(fixed[$0].key.withoutModule)) })
  }
}

/// A finding in one file.
private struct InFile: Hashable {
  var key: FindingKey
  var file: String
}

extension FindingKey {
  fileprivate var withoutMember: FindingKey { FindingKey(rule: rule, symbol: symbol, target: target) }
}

/// The names of the types and members of two states of the code.
public struct TypeNames: Sendable {
  /// By name before the change: the name after it, for types with another one.
  private var names: [String: String] = [:]
  /// The members of types, by the names of the types.
  private var before: [String: Set<String>] = [:]
  private var after: [String: Set<String>] = [:]

  public init(_ old: Architecture, _ new: Architecture, _ matches: TypeMatches) {
    for (index, partner) in matches.after.enumerated() {
      if let partner, old.types[index].name != new.types[partner].name {
        names[old.types[index].name] = new.types[partner].name
      }
    }
    for type in old.types { before[renamed(type.name), default: []].formUnion(type.members) }
    for type in new.types { after[type.name, default: []].formUnion(type.members) }
  }

  func renamed(_ name: String) -> String { names[name] ?? name }

  func renamed(_ key: FindingKey) -> FindingKey {
    FindingKey(
      rule: key.rule, symbol: renamed(key.symbol), member: key.member, target: renamed(key.target), module: key.module,
      targetModule: key.targetModule)
  }

  /// Whether a member of the first state is not one of the second one.
  func isGone(_ member: String, of finding: Finding) -> Bool {
    let symbol = renamed(finding.symbol)
    guard !member.isEmpty, let members = after[symbol] else { return false }
    return !members.contains(member) && before[symbol]?.contains(member) == true
  }

  /// Whether a member of the second state was not one of the first one.
  func isNew(_ member: String, of finding: Finding) -> Bool {
    guard !member.isEmpty, let members = before[finding.symbol] else { return false }
    return !members.contains(member) && after[finding.symbol]?.contains(member) == true
  }
}
