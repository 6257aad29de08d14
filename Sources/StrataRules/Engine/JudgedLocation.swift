import StrataModel

/// One location that a rule reported, and what accepts it.
package struct JudgedLocation: Sendable {
  /// What accepts a location besides the baseline.
  enum Acceptor: Sendable, Hashable {
    case comment(SourceLocation, reason: String)
    case exemption(origin: String, reason: String)
  }

  var file: FileID
  var offset: UInt32
  /// Offsets in the same file whose violations are part of this one.
  var includes: [UInt32]
  /// The target that the reporting rule names; the finding has the target of the most specific rule.
  var target: String
  /// The type of that name, where it is known.
  var targetType: TypeID?
  /// The finding with this location alone.
  var finding: Finding
  var acceptor: Acceptor?

  init(_ violation: Violation, finding: Finding, acceptor: Acceptor?) {
    file = violation.file
    offset = violation.offset
    includes = violation.includes
    target = violation.target
    targetType = violation.targetType
    self.finding = finding
    self.acceptor = acceptor
  }
}
