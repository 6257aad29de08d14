/// A change of the code that closes several findings.
public struct Cause: Sendable, Hashable {
  /// What `strata whatif` says about the change, if it is made alone.
  public struct Effect: Sendable, Hashable {
    public var closes: Int
    public var opens: Int

    public init(closes: Int, opens: Int) {
      self.closes = closes
      self.opens = opens
    }
  }

  public var change: ProposedChange
  /// Indices of the findings that it closes and no cause before it does, ascending.
  public var findings: [Int]
  /// Nil if the change was not examined: it is the remedy of the findings, and may close and open others.
  public var effect: Effect?

  public init(change: ProposedChange, findings: [Int], effect: Effect? = nil) {
    self.change = change
    self.findings = findings
    self.effect = effect
  }
}

/// The causes of the findings of a report, those of most findings first.
public struct Causes: Sendable, Hashable {
  public var list: [Cause]
  /// Whether every change was examined.
  public var areExamined: Bool
  /// Changes that could not be examined, each with the reason.
  public var failures: [String]

  public init(_ list: [Cause] = [], areExamined: Bool = false, failures: [String] = []) {
    self.list = list
    self.areExamined = areExamined
    self.failures = failures
  }

  /// A change of fewer findings is no cause: their remedies say the same.
  public static let smallestCount = 2

  /// The changes that the remedies of several findings propose, without examining them: repeatedly the one of most
  /// findings that have no cause yet, of equal ones the one that a remedy names first.
  public static func shared(by findings: [Finding]) -> Causes {
    var proposals: [ProposedChange: (order: Int, findings: [Int])] = [:]
    for index in findings.indices {
      for change in findings[index].changes {
        let order = proposals.count
        proposals[change, default: (order, [])].findings.append(index)
      }
    }
    var open = proposals.filter { $0.value.findings.count >= smallestCount }
    var hasCause: Set<Int> = []
    var list: [Cause] = []
    while let (change, proposal) = open.max(by: {
      ($0.value.findings.count, $1.value.order) < ($1.value.findings.count, $0.value.order)
    }) {
      list.append(Cause(change: change, findings: proposal.findings))
      hasCause.formUnion(proposal.findings)
      for key in open.keys { open[key]?.findings.removeAll { hasCause.contains($0) } }
      open = open.filter { $0.value.findings.count >= smallestCount && $0.key.subject != change.subject }
    }
    return Causes(list)
  }

  /// By finding, the index of its cause.
  public func numbers(of count: Int) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: count)
    for (number, cause) in list.enumerated() {
      for finding in cause.findings { numbers[finding] = number }
    }
    return numbers
  }
}
