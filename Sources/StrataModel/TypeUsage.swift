/// The verdict of the analysis on one usage of a type. Every resolved usage has exactly one verdict.
public struct UsageVerdict: Sendable, Hashable {
  /// Its raw value is part of reports.
  public enum Status: String, Sendable, CaseIterable, Comparable {
    /// The definition allows it.
    case allowed
    /// A rule reports it.
    case found
    /// There is no finding, although the definition does not allow it or was not evaluated: wiring, tests, what the
    /// project accepts.
    case excused
    /// It was not resolved, or is forbidden but no rule that is on reports it.
    case unknown

    public static func < (a: Status, b: Status) -> Bool { a.order < b.order }

    private var order: Int {
      switch self {
      case .allowed: 0
      case .found: 1
      case .excused: 2
      case .unknown: 3
      }
    }
  }

  public var status: Status
  /// The reason of the verdict, with the same words for all usages of one kind: the line of the definition that allows
  /// it, the rule that reports it, the kind of exception.
  public var reason: String
  /// More about this usage: the reason in a suppression comment or an exemption; otherwise empty.
  public var detail: String
  /// For a usage that is found or accepted: the rules that report it, the most specific one first.
  public var rules: [String]
  /// The severity of a usage that is found; otherwise nil.
  public var severity: Severity?

  public init(
    _ status: Status, reason: String, detail: String = "", rules: [String] = [], severity: Severity? = nil
  ) {
    self.status = status
    self.reason = reason
    self.detail = detail
    self.rules = rules
    self.severity = severity
  }
}

/// One usage of a type, with its verdict.
public struct TypeUsage: Sendable, Hashable {
  public var location: SourceLocation
  /// Qualified name of the type that uses the other one.
  public var user: String
  /// The member of the user that contains the location: `login()`; empty in the header of the type.
  public var member: String
  /// Qualified name of the type that is used.
  public var target: String
  /// The member of the target that is used; empty if the type itself is used.
  public var targetMember: String
  /// Nil for a name that was not resolved.
  public var kind: Reference.Kind?
  public var verdict: UsageVerdict

  public init(
    location: SourceLocation, user: String, member: String, target: String, targetMember: String = "",
    kind: Reference.Kind?, verdict: UsageVerdict
  ) {
    self.location = location
    self.user = user
    self.member = member
    self.target = target
    self.targetMember = targetMember
    self.kind = kind
    self.verdict = verdict
  }
}

/// Every usage of one symbol by another: a type, or a declaration outside types.
public struct UsageExplanation: Sendable, Hashable {
  /// `Module.Outer.Inner`
  public var user: String
  public var target: String
  public var userLayer: String?
  public var targetLayer: String?
  /// In source order.
  public var usages: [TypeUsage]
  /// Other types of the target's layer or module that the user refers to, the most frequent first.
  public var related: [Statistics.Count]
  /// Files that contain code of the user and declare the target, where the target is no type: uses there are not recorded.
  public var unrecordedFiles: [String]
  /// Whether the project does not declare the user, and the target.
  public var isUserOutside = false
  public var isTargetOutside = false

  public init(
    user: String, target: String, userLayer: String?, targetLayer: String?, usages: [TypeUsage],
    related: [Statistics.Count], unrecordedFiles: [String] = []
  ) {
    self.unrecordedFiles = unrecordedFiles

    self.user = user
    self.target = target
    self.userLayer = userLayer
    self.targetLayer = targetLayer
    self.usages = usages
    self.related = related
  }

  public func count(_ status: UsageVerdict.Status) -> Int { usages.count { $0.verdict.status == status } }
}

/// The number of usages between two layers that have one verdict for one reason.
public struct UsageCount: Sendable, Hashable {
  public var from: String
  public var to: String
  public var status: UsageVerdict.Status
  public var reason: String
  public var count: Int

  public init(from: String, to: String, status: UsageVerdict.Status, reason: String, count: Int) {
    self.from = from
    self.to = to
    self.status = status
    self.reason = reason
    self.count = count
  }
}
