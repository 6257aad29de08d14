/// All that a check has to say: what the reports print and the exit status is taken from.
public struct CheckResult: Sendable, Hashable {
  /// Name of the style behind the definition.
  public var style: String
  public var fileCount: Int
  /// Types of production code: no tests, previews, debug code, local types or aliases.
  public var typeCount: Int
  public var ledger: Ledger
  /// 0 to 100: the share of production types in layers that are not the symbol of an error, rounded down.
  public var score: Int
  /// Sorted by place.
  public var findings: [Finding]
  /// Findings that follow from open ones, and count only when those are accepted.
  public var implied: [ImpliedFinding]
  /// Findings that the baseline accepts; they are not among `findings`.
  public var baselined: Int
  public var accepted = Acceptance()
  /// Every rule that ran, sorted by id.
  public var rules: [RuleRun]
  /// What a strict run does not let pass, and is no finding of a rule.
  public var notices: [Notice]

  public init(
    style: String, fileCount: Int = 0, typeCount: Int = 0, ledger: Ledger = Ledger(), score: Int = 100,
    findings: [Finding] = [], implied: [ImpliedFinding] = [], baselined: Int = 0, rules: [RuleRun] = [],
    notices: [Notice] = []
  ) {
    self.style = style
    self.fileCount = fileCount
    self.typeCount = typeCount
    self.ledger = ledger
    self.score = score
    self.findings = findings
    self.implied = implied
    self.baselined = baselined
    self.rules = rules
    self.notices = notices
  }

  public var errorCount: Int { findings.count { $0.severity == .error } }
  public var warningCount: Int { findings.count { $0.severity == .warning } }
}

/// A finding that is not reported as long as one of others is open.
public struct ImpliedFinding: Sendable, Hashable {
  public var finding: Finding
  /// Keys of open findings that it follows from.
  public var by: Set<FindingKey>

  public init(finding: Finding, by: Set<FindingKey>) {
    self.finding = finding
    self.by = by
  }
}

/// What became of one rule in a check.
public struct RuleRun: Sendable, Hashable {
  public var id: String
  public var severity: Severity
  /// How many candidates it looked at.
  public var examined: Int
  /// Findings before the baseline, suppressed and exempted ones left out.
  public var findings: Int

  public init(id: String, severity: Severity, examined: Int, findings: Int) {
    self.id = id
    self.severity = severity
    self.examined = examined
    self.findings = findings
  }
}

/// A silent pass made visible: harmless in a normal run, a failure in most strict ones.
public struct Notice: Sendable, Hashable {
  /// Its raw value is part of reports.
  public enum Kind: String, Sendable, CaseIterable {
    /// No rule is on.
    case noRules = "no-rules"
    /// A rule that the project's own definition turns on examined nothing.
    case idleRule = "idle-rule"
    /// A rule that the style turns on examined nothing.
    case idleStyleRule = "idle-style-rule"
    /// A selector of the definition matched no type.
    case idleSelector = "idle-selector"
    /// A layer of the project's own definition has a `uses` or `forbids` whose rule is off.
    case uncheckedLayer = "unchecked-layer"
    /// The baseline accepts more than there is.
    case staleBaseline = "stale-baseline"
    /// A file that could not be read, or not as it should.
    case unreadFile = "unread-file"
    /// An expression of a manifest that could not be evaluated, so that files have no target.
    case unreadManifest = "unread-manifest"
    /// An import of a module that the definition could name, while names from it stay unresolved.
    case unmatchedImport = "unmatched-import"
    /// Types that no layer and no role covers, where the rule on them is off.
    case unassignedTypes = "unassigned-types"
  }

  public var kind: Kind
  public var message: String
  /// `strata.yml:14` or empty.
  public var origin: String

  /// Whether a strict run fails on it.
  public var failsStrictRuns: Bool { kind != .unassignedTypes && kind != .idleStyleRule }

  public init(kind: Kind, message: String, origin: String = "") {
    self.kind = kind
    self.message = message
    self.origin = origin
  }
}
