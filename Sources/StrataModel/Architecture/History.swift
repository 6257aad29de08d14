/// The state of a code base at one commit, in numbers.
public struct HistoryPoint: Sendable, Hashable {
  /// In full.
  public var commit: String
  /// The day of the commit.
  public var day: String
  /// What the commit stands for: the first line of its message, or the names of its tags.
  public var title: String
  public var files = 0
  public var types = 0
  public var errors = 0
  public var warnings = 0
  public var score = 100
  /// Pairs of types of which one uses the other.
  public var dependencies = 0
  public var typesInCycles = 0
  /// Thousandths of 1; nil without types.
  public var propagationCost: Int?
  /// Types that the definition puts into no layer.
  public var uncovered = 0
  /// By layer, in no order: the number of its types.
  public var layers: [String: Int] = [:]
  /// By rule: the number of its findings.
  public var rules: [String: Int] = [:]

  public var findings: Int { errors + warnings }

  public init(commit: String, day: String, title: String) {
    (self.commit, self.day, self.title) = (commit, day, title)
  }

  /// - Parameters:
  ///   - result: before any baseline.
  ///   - couplings: by the folder of each definition; the root has an empty one. The layers of one in a folder bear its
  ///     name, as in ``Architecture/init(joining:)``.
  public init(
    commit: String, day: String, title: String, _ result: CheckResult, _ couplings: [(folder: String, TypeDependencies)]
  ) {
    self.init(commit: commit, day: day, title: title)
    (files, types) = (result.fileCount, result.typeCount)
    (errors, warnings, score) = (result.errorCount, result.warningCount, result.score)
    var (count, reached) = (0, 0)
    for (folder, coupling) in couplings {
      count += coupling.graph.targets.count
      reached += coupling.reached
      dependencies += coupling.dependencies
      typesInCycles += coupling.typesInCycles
      for (layer, types) in coupling.typesOfLayer {
        layers[folder.isEmpty ? layer : "\(folder): \(layer)", default: 0] += types
      }
    }
    if count > 0 {
      propagationCost = Int((Double(reached) / (Double(count) * Double(count)) * 1000).rounded())
    }
    uncovered = result.ledger.typesWithoutLayer
    for finding in result.findings { rules[finding.rule, default: 0] += 1 }
  }
}

/// A code base over time, by one definition.
public struct History: Sendable {
  /// Oldest first.
  public var points: [HistoryPoint]
  /// Names of the layers, in the order of the definition.
  public var layers: [String]
  /// Commits that could not be measured, each with the reason.
  public var gaps: [String]

  public init(points: [HistoryPoint], layers: [String], gaps: [String]) {
    (self.points, self.layers, self.gaps) = (points, layers, gaps)
  }

  /// A commit, and the one before it in the history.
  public struct Step: Sendable, Hashable {
    public var before: HistoryPoint
    public var after: HistoryPoint

    /// How many findings, dependencies and types in cycles it adds or takes away.
    public var size: Int {
      (after.findings - before.findings).magnitudeInt + (after.dependencies - before.dependencies).magnitudeInt
        + (after.typesInCycles - before.typesInCycles).magnitudeInt
    }
  }

  /// The commits that changed most, the largest change first.
  public func largestSteps(_ count: Int) -> [Step] {
    let steps = zip(points, points.dropFirst()).map { Step(before: $0, after: $1) }
    return Array(
      steps.enumerated().filter { $0.element.size > 0 }.sorted {
        ($1.element.size, $0.offset) < ($0.element.size, $1.offset)
      }.prefix(count).map(\.element))
  }
}

extension Int {
  fileprivate var magnitudeInt: Int { Int(magnitude) }
}
