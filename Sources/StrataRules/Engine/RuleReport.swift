import StrataModel

/// One location that a rule reported, before it becomes part of a finding. A class, because reports are compared and
/// looked up often, and a violation is large.
final class RuleReport {
  /// Index of the rule among those that ran.
  let rule: Int
  /// That of the rule at this location.
  let severity: Severity
  let violation: Violation
  /// The member that declares the location, as an index into the declarations of its file; ``noIndex`` for a type's own
  /// header and at file level.
  let member: UInt32
  /// Index of the report that describes the violation best: its own unless another one is more specific.
  @exclusivity(unchecked) var leader: Int
  /// Other rules that describe the same violation, by index, in any order.
  @exclusivity(unchecked) var others: [Int] = []

  init(rule: Int, severity: Severity, violation: Violation, member: UInt32, leader: Int) {
    self.rule = rule
    self.severity = severity
    self.violation = violation
    self.member = member
    self.leader = leader
  }
}
