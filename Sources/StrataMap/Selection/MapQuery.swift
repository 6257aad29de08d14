/// Which part of a code base a picture shows, and in which detail.
public struct MapQuery: Sendable, Hashable {
  /// Nil: the finest level with which the picture fits on a screen.
  public var collapse: CollapseLevel?
  /// What stands in the middle, with what is at most ``depth`` usages away.
  public var focus: [String] = []
  /// Nil: 1 for ``focus``, and any number for ``reaches``.
  public var depth: Int?
  /// Everything that depends on one of these, directly or not.
  public var reaches: [String] = []
  /// All ways by which the first depends on the second.
  public var between: (from: String, to: String)? {
    get { ends.count == 2 ? (ends[0], ends[1]) : nil }
    set { ends = newValue.map { [$0.from, $0.to] } ?? [] }
  }
  /// Only usages that a rule reports.
  public var onlyViolations = false
  private var ends: [String] = []

  public init() {}

  /// Whether it names a part of the code base.
  public var selects: Bool { !focus.isEmpty || !reaches.isEmpty || between != nil }
}

/// Why there is no picture.
public struct MapError: Error, Hashable {
  public var message: String

  init(_ message: String) { self.message = message }
}
