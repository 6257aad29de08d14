/// What the analysis says of one usage of a type. Every resolved usage has exactly one verdict.
public struct UsageVerdict: Sendable, Hashable {
  /// Its raw value is part of reports.
  public enum Status: String, Sendable, CaseIterable, Comparable {
    /// The definition allows it.
    case allowed
    /// A rule reports it.
    case found
    /// No finding, although the definition forbids it or was not asked: wiring, tests, what the project accepts.
    case excused
    /// Not resolved, or forbidden without a rule that reports it.
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
  /// What the verdict follows from, the same words for all usages of one kind: the line of the definition that allows
  /// it, the rule that reports it, the kind of exception.
  public var reason: String
  /// More about this usage: the reason that a comment or an exemption gives; empty where there is nothing to add.
  public var detail: String
  /// Of what is found or accepted: the rules that report it, the leading one first.
  public var rules: [String]
  /// Of what is found.
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
  /// The member of the user around the location: `login()`; empty in the type's own header.
  public var member: String
  /// Qualified name of the type that is used.
  public var target: String
  /// The member of the target that is used, where it is one.
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

/// Every usage of one type by another.
public struct UsageExplanation: Sendable, Hashable {
  /// `Module.Outer.Inner`
  public var user: String
  public var target: String
  public var userLayer: String?
  public var targetLayer: String?
  /// In the order of the source.
  public var usages: [TypeUsage]
  /// Other types of the target's layer or module that the user refers to, the most frequent first.
  public var related: [Statistics.Count]

  public init(
    user: String, target: String, userLayer: String?, targetLayer: String?, usages: [TypeUsage],
    related: [Statistics.Count]
  ) {
    self.user = user
    self.target = target
    self.userLayer = userLayer
    self.targetLayer = targetLayer
    self.usages = usages
    self.related = related
  }

  public func count(_ status: UsageVerdict.Status) -> Int { usages.count { $0.verdict.status == status } }
}

/// How many usages between two layers have one verdict for one reason.
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
