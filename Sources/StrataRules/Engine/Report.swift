import StrataModel

/// One location that a rule reported, on its way to a finding.
struct Report {
  /// Index of the rule among those that ran.
  var rule: Int
  var violation: Violation
  /// The declaring member of the location.
  var member: String
  /// Index of the report that describes the violation best; its own where none does better.
  var leader: Int
  /// Other rules that describe the same violation, by index, in any order.
  var others: [Int] = []
}
