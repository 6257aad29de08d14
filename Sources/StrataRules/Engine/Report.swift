/// One location that a rule reported, before it becomes part of a finding.
struct Report {
  /// Index of the rule among those that ran.
  var rule: Int
  var violation: Violation
  /// The member that declares the location, as an index into the declarations of its file; ``noIndex`` for a type's own
  /// header and at file level.
  var member: UInt32
  /// Index of the report that describes the violation best: its own unless another one is more specific.
  var leader: Int
  /// Other rules that describe the same violation, by index, in any order.
  var others: [Int] = []
}
