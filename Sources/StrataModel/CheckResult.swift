/// The result of a check: the input of all reports and of the exit status.
public struct CheckResult: Sendable, Hashable {
  /// Name of the style behind the definition.
  public var style: String
  public var fileCount: Int
  /// Types of production code: no tests, previews, debug code, local types or aliases.
  public var typeCount: Int
  /// The roles and the layers that production types have, sorted.
  public var roles: [String] = []
  public var layers: [String] = []
  /// Those of the roles of screens that the definition lets use repositories or gateways themselves, sorted.
  public var openRoles: [String] = []
  public var ledger: Ledger
  /// 0 to 100: the share of production types in layers that are not the symbol of an error, rounded down.
  public var score: Int
  /// Sorted by location.
  public var findings: [Finding]
  /// Findings that follow from others, and are reported only if those are accepted.
  public var implied: [ImpliedFinding]
  /// Findings that the baseline accepts; they are not among `findings`.
  public var baselined: Int
  public var accepted = Acceptance()
  /// What comments and exemptions accept, and after the baseline was applied what it accepts; sorted by location.
  public var acceptedFindings: [AcceptedFinding] = []
  /// Every rule that ran, sorted by id.
  public var rules: [RuleRun]
  /// What is not a finding of a rule, but may fail a strict run.
  public var notices: [Notice]
  /// What `--changed-since` leaves out; nil if there is nothing.
  public var unshown: UnshownFindings?
  /// Of a run of several definitions: the counts of each, that of the root first; otherwise empty.
  public var definitions: [DefinitionSummary] = []
  /// Of the findings as they are reported.
  public var causes = Causes()

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

  public var errorCount: Int { findings.tally(of: .error) }
  public var warningCount: Int { findings.tally(of: .warning) }
}

/// The counts of one definition of a run of several. Its findings are those that are not in its baseline.
public struct DefinitionSummary: Sendable, Hashable {
  /// Relative to the root of the run.
  public var path: String
  public var style: String
  public var fileCount: Int
  public var typeCount: Int
  public var errorCount: Int
  public var warningCount: Int
  public var baselined: Int
  public var score: Int
  /// The ids of the rules that ran.
  public var rules: Set<String>
  /// With `--statistics` those of a definition below the root; otherwise nil.
  public var statistics: Statistics?

  public init(
    path: String, style: String, fileCount: Int, typeCount: Int, errorCount: Int, warningCount: Int, baselined: Int,
    score: Int, rules: Set<String>, statistics: Statistics? = nil
  ) {
    self.path = path
    self.style = style
    self.fileCount = fileCount
    self.typeCount = typeCount
    self.errorCount = errorCount
    self.warningCount = warningCount
    self.baselined = baselined
    self.score = score
    self.rules = rules
    self.statistics = statistics
  }
}

/// Findings that touch no changed file. The change may have caused some of them: unchanged files use what it declares.
public struct UnshownFindings: Sendable, Hashable {
  public var count: Int
  /// The files that every finding depends on and that have changed: the definition, the baseline, manifests. Often none.
  public var changed: [String]
  /// How many Swift files were deleted or moved.
  public var deletedFiles: Int

  public init(count: Int, changed: [String], deletedFiles: Int) {
    self.count = count
    self.changed = changed
    self.deletedFiles = deletedFiles
  }
}

/// A finding that is not reported while one of the findings from which it follows is reported.
public struct ImpliedFinding: Sendable, Hashable {
  public var finding: Finding
  /// Keys of the findings that it follows from.
  public var by: Set<FindingKey>

  public init(finding: Finding, by: Set<FindingKey>) {
    self.finding = finding
    self.by = by
  }
}

/// The result of one rule.
public struct RuleRun: Sendable, Hashable {
  public var id: String
  public var severity: Severity
  /// The number of candidates that it examined.
  public var examined: Int
  /// The number of its findings before the baseline, without suppressed and exempted ones.
  public var findings: Int

  public init(id: String, severity: Severity, examined: Int, findings: Int) {
    self.id = id
    self.severity = severity
    self.examined = examined
    self.findings = findings
  }
}

/// Reports that something was not checked, so that no run passes silently. Harmless in a normal run; most kinds fail a
/// strict run.
public struct Notice: Sendable, Hashable {
  /// Its raw value is part of reports.
  public enum Kind: String, Sendable, CaseIterable {
    /// No rule is on.
    case noRules = "no-rules"
    /// A rule that the project's own definition turns on examined nothing, or no tests although it should.
    case idleRule = "idle-rule"
    /// A rule that the style turns on examined nothing.
    case idleStyleRule = "idle-style-rule"
    /// A definition below the root that the definition at the root does not name, so that nothing applies it.
    case unnamedDefinition = "unnamed-definition"
    /// A definition below the root in whose folder there is no Swift file of its project.
    case emptyDefinition = "empty-definition"
    /// A selector of the definition matched no type.
    case idleSelector = "idle-selector"
    /// A layer of the project's own definition has a `uses` or `forbids` whose rule is off.
    case uncheckedLayer = "unchecked-layer"
    /// A rule is on and can find nothing: it is off in every file, or the layers forbid nothing.
    case ruleWithoutEffect = "rule-without-effect"
    /// A family of frameworks of the project's own definition lists no types, and those of its modules are not known.
    case unknownTypes = "unknown-types"
    /// The baseline accepts more than was found.
    case staleBaseline = "stale-baseline"
    /// A file could not be read, or only in part.
    case unreadFile = "unread-file"
    /// An expression of a manifest could not be evaluated, so that files have no target.
    case unreadManifest = "unread-manifest"
    /// Files that no target of a manifest compiles, and that are checked beside those of an Xcode target or as a module of
    /// their own.
    case fileWithoutTarget = "file-without-target"
    /// A folder with Swift files that the style excludes because of its name, and no manifest says what targets compile.
    case excludedFolder = "excluded-folder"
    /// Files that no rule checked, because their names or first lines say that a tool wrote them.
    case generatedFiles = "generated-files"
    /// An import matches no module of the project while names in the file stay unresolved; `modules:` could declare it.
    case unmatchedImport = "unmatched-import"
    /// An exemption whose last day is over; it still exempts.
    case expiredExemption = "expired-exemption"
    /// A target that a rule about manifests did not check, because a dependency of it could not be evaluated.
    case uncheckedTarget = "unchecked-target"
    /// A rule found more than it lists.
    case limit
    /// Types without a layer and without a role, while the rule about them is off.
    case unassignedTypes = "unassigned-types"
  }

  public var kind: Kind
  public var message: String
  /// `strata.yml:14` or empty.
  public var origin: String

  /// Whether a strict run fails on it.
  public var failsStrictRuns: Bool {
    ![.unassignedTypes, .idleStyleRule, .fileWithoutTarget, .excludedFolder, .uncheckedTarget, .generatedFiles]
      .contains(kind)
  }

  public init(kind: Kind, message: String, origin: String = "") {
    self.kind = kind
    self.message = message
    self.origin = origin
  }
}

extension [Finding] {
  /// How many have a severity. Counts by index, since a finding is large and would be copied.
  package func tally(of severity: Severity) -> Int { indices.count { self[$0].severity == severity } }
}
