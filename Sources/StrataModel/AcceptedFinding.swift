/// A violation that is not reported, because a comment, an exemption or the baseline accepts it.
public struct AcceptedFinding: Sendable, Hashable {
  /// What accepts it. Its raw value is part of cached results.
  public enum Acceptor: String, Sendable {
    case comment, exemption, baseline
  }

  public var finding: Finding
  public var acceptor: Acceptor
  /// The stated reason, or the name of the baseline; empty if there is none.
  public var reason: String

  public init(_ finding: Finding, by acceptor: Acceptor, reason: String) {
    self.finding = finding
    self.acceptor = acceptor
    self.reason = reason
  }

  /// The order of reports.
  package static func precedes(_ a: AcceptedFinding, _ b: AcceptedFinding) -> Bool {
    if Finding.precedes(a.finding, b.finding) { return true }
    return !Finding.precedes(b.finding, a.finding) && (a.acceptor.rawValue, a.reason) < (b.acceptor.rawValue, b.reason)
  }
}
