import StrataClassification
import StrataDefinition
import StrataModel

/// What the engine runs: a rule of the catalogue, or a contract or a rule of the definition. A pure function of the
/// classified graph.
package protocol RunnableRule: Sendable {
  /// Its documentation: what it reports, why, and its options.
  var description: RuleDescription { get }

  /// Examines the project and reports every location that violates the rule, whatever other rules report there. The
  /// engine applies severity, precedence among rules, suppressions, exemptions and the baseline.
  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome

  /// What it reports in the end, of all that it found: violations that are one decision are one finding. It is called with
  /// the whole outcome, also where ``check(_:settings:)`` only examined the files in focus.
  func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome

  /// Itself, if it is one that predicts. To ask the type at run time costs more than many rules.
  var predicting: (any PredictingRule)? { get }
}

extension RunnableRule {
  package func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome { outcome }

  package var predicting: (any PredictingRule)? { nil }
}

/// A rule of the catalogue. Everything about it is in its one file.
package protocol Rule: RunnableRule {
  /// Its documentation, which needs no instance.
  static var description: RuleDescription { get }

  init()
}

extension Rule {
  package var description: RuleDescription { Self.description }
}

/// The violations that a rule found, and the number of candidates that it examined.
package struct RuleOutcome: Sendable {
  /// In any order: the engine sorts them.
  package var violations: [Violation]
  /// The number of candidates; 0 means that the rule had nothing to check, which is reported.
  package var examined: Int
  /// By file: how many of them; empty where nobody asks for it.
  private(set) var examinedInFile: [UInt32] = []
  /// What it did not check, although the definition asks for it.
  package var notices: [Notice] = []

  package init(violations: [Violation] = [], examined: Int = 0) {
    self.violations = violations
    self.examined = examined
  }

  /// Of a rule of scope ``RuleScope/type``.
  init(in context: RuleContext) {
    self.init()
    if context.isResident { examinedInFile = Array(repeating: 0, count: context.project.graph.files.count) }
  }

  /// Counts a candidate that is declared in a file.
  mutating func examine(_ file: FileID) {
    examined += 1
    if !examinedInFile.isEmpty { examinedInFile[file.index] += 1 }
  }

  mutating func examine(_ type: TypeID, in context: RuleContext) {
    examine(context.project.graph.types[type.index].declaration.file)
  }

  /// Takes over how many candidates each file has, for a graph with other ids.
  mutating func takeExamined(from other: RuleOutcome, newFile: [Int?], fileCount: Int) {
    examinedInFile = Array(repeating: 0, count: fileCount)
    for (file, count) in other.examinedInFile.enumerated() {
      if let now = newFile[file] { examinedInFile[now] = count }
    }
  }

  /// With what the run before found in files out of focus.
  func completed(by previous: RuleOutcome, outside focus: Focus) -> RuleOutcome {
    var result = self
    result.violations += previous.violations.filter { !focus.contains($0.file) }
    for file in previous.examinedInFile.indices where !focus.contains(FileID(UInt32(file))) {
      result.examinedInFile[file] = previous.examinedInFile[file]
      result.examined += Int(previous.examinedInFile[file])
    }
    return result
  }

  /// The violations in the order of their files.
  func sortedByFile() -> RuleOutcome {
    var result = self
    // Stable, so that the order within a file is that in which the rule reports.
    result.violations = violations.indices.sorted { (violations[$0].file, $0) < (violations[$1].file, $1) }
      .map { violations[$0] }
    return result
  }
}
