import StrataModel

/// One location that a rule reported, and what accepts it.
public struct JudgedLocation: Sendable {
  /// What accepts a location besides the baseline.
  public enum Acceptor: Sendable, Hashable {
    case comment(SourceLocation, reason: String)
    case exemption(origin: String, reason: String)
  }

  var file: FileID
  var offset: UInt32
  /// Offsets in the same file whose violations are part of this one.
  var includes: [UInt32]
  /// What the reporting rule names as its target; that of the finding is the target of the leading rule.
  var target: String
  /// At this location alone.
  var finding: Finding
  var acceptor: Acceptor?

  init(_ violation: Violation, finding: Finding, acceptor: Acceptor?) {
    file = violation.file
    offset = violation.offset
    includes = violation.includes
    target = violation.target
    self.finding = finding
    self.acceptor = acceptor
  }
}
