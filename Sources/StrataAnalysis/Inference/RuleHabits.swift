import StrataClassification
import StrataDefinition
import StrataModel

/// Conventions of a style that a code base does not follow at all: a rule about one would report most of what it is about, and
/// find no mistake.
struct RuleHabits {
  /// A rule that is off, and why.
  struct Change {
    var rule: String
    var reason: String
  }

  private let project: ClassifiedGraph
  private let findings: [Finding]

  /// Fewer are exceptions.
  private static let fewest = 3

  init(_ project: ClassifiedGraph, _ result: CheckResult) {
    self.project = project
    findings = result.findings
  }

  func found() -> [Change] { [operations()].compactMap { $0 } }

  /// Use cases that are interfaces of several operations.
  private func operations() -> Change? {
    let rule = "use-case-single-operation"
    let all = project.types(in: .useCase).count {
      project.isProduction($0) && !project.isReplacement($0) && project.graph[$0].kind != .protocol
    }
    let several = Set(findings.filter { $0.rule == rule }.map(\.symbol)).count
    guard several >= Self.fewest, several * 2 > all else { return nil }
    return Change(rule: rule, reason: "\(grouped(several)) of \(counted(all, "use case")) have several operations")
  }
}
