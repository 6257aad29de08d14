import StrataClassification
import StrataDefinition
import StrataModel

/// A rule: a pure function of the classified graph. Everything about it is in its one file.
public protocol Rule: Sendable {
  /// Its documentation: what it reports, why, and its options.
  static var description: RuleDescription { get }

  init()

  /// Examines the project and reports every location that violates the rule, whatever other rules report there. The
  /// engine applies severity, precedence among rules, suppressions, exemptions and the baseline.
  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome
}

/// The violations that a rule found, and the number of candidates that it examined.
public struct RuleOutcome: Sendable {
  /// In any order: the engine sorts them.
  public var violations: [Violation]
  /// The number of candidates; 0 means that the rule had nothing to check, which is reported.
  public var examined: Int
  /// By file: how many of them; empty where nobody asks for it.
  private(set) var examinedInFile: [UInt32] = []

  public init(violations: [Violation] = [], examined: Int = 0) {
    self.violations = violations
    self.examined = examined
  }

  /// Of a rule of scope ``RuleScope/type``.
  init(in context: RuleContext) {
    self.init()
    if context.isResident { examinedInFile = Array(repeating: 0, count: context.project.graph.files.count) }
  }

  /// Counts a candidate that is declared in a file.
  mutating func examine(_ file: FileID) {
    examined += 1
    if !examinedInFile.isEmpty { examinedInFile[file.index] += 1 }
  }

  mutating func examine(_ type: TypeID, in context: RuleContext) {
    examine(context.project.graph.types[type.index].declaration.file)
  }

  /// With what the run before found in files out of focus.
  func completed(by previous: RuleOutcome, outside focus: Focus) -> RuleOutcome {
    var result = self
    result.violations += previous.violations.filter { !focus.contains($0.file) }
    for file in previous.examinedInFile.indices where !focus.contains(FileID(UInt32(file))) {
      result.examinedInFile[file] = previous.examinedInFile[file]
      result.examined += Int(previous.examinedInFile[file])
    }
    return result
  }

  /// The violations in the order of their files.
  func sortedByFile() -> RuleOutcome {
    var result = self
    // Stable, so that the order within a file is that in which the rule reports.
    result.violations = violations.indices.sorted { (violations[$0].file, $0) < (violations[$1].file, $1) }
      .map { violations[$0] }
    return result
  }
}

/// One location that violates a rule, before it becomes part of a finding.
public struct Violation: Sendable, Hashable {
  public var file: FileID
  /// The start of the finding's marker, in UTF-8 bytes from the start of the file.
  public var offset: UInt32
  /// Qualified name of the type that violates the rule. With the rule, the declaring member (which the engine derives
  /// from the location) and `target` it identifies the finding, so it never contains a path or a line.
  public var symbol: String
  /// Qualified name of the type that must not be used; empty if the finding is about one type alone.
  public var target: String
  /// One sentence about this case, with names in backquotes.
  public var message: String
  /// How to fix it, as an imperative.
  public var remedy: String
  /// Names from the symbol to the target, each using the next; empty if that adds nothing.
  public var chain: [String]
  /// Offsets of references in the same file that are part of this violation, such as creations in the arguments of the
  /// creation that it reports. So is what other rules report there.
  public var includes: [UInt32]
  /// Further rules, besides those that supersede this one, that describe this violation better if they report the same
  /// location.
  public var yieldsTo: Set<String>
  /// Where the target is declared, if it is no type.
  var declaration: DeclarationID?
  /// Further locations of this violation, in any file: the code that it affects.
  public var related: [CodeLocation] = []
  /// The violation follows from others: it is reported only if no violation at any of these locations is open. Empty
  /// for an independent one.
  public var followsFrom: Set<CodeLocation>
  /// What message and remedy add if the violations that this one follows from are accepted.
  var onceAccepted: AcceptedCauses?
  /// The violation has several ends, such as the edges of a cycle: naming its rule at any of these locations, or at any
  /// of ``related``, accepts all of it. Empty for a violation whose locations are accepted one by one.
  var acceptedAt: Set<CodeLocation> = []

  public init(
    file: FileID, offset: UInt32, symbol: String, target: String = "", message: String, remedy: String,
    chain: [String] = [], includes: [UInt32] = [], yieldsTo: Set<String> = [], followsFrom: Set<CodeLocation> = []
  ) {
    self.file = file
    self.offset = offset
    self.symbol = symbol
    self.target = target
    self.message = message
    self.remedy = remedy
    self.chain = chain
    self.includes = includes
    self.yieldsTo = yieldsTo
    self.followsFrom = followsFrom
  }
}

/// The ends of the message and the remedy of a violation whose causes are accepted, at least some of them.
struct AcceptedCauses: Sendable, Hashable {
  /// A group of violations from which another one follows, such as those of one edge of a cycle.
  struct Cause: Sendable, Hashable {
    var name: String
    var locations: Set<CodeLocation>
  }

  var causes: [Cause]
  /// What precedes and what follows the names of the accepted causes.
  var introduction: String
  var consequence: String
  var remedy: String

  /// The end of the message; nil if no cause is accepted.
  func message(_ isAccepted: (CodeLocation) -> Bool) -> String? {
    let names = causes.filter { $0.locations.contains(where: isAccepted) }.map(\.name)
    return names.isEmpty ? nil : introduction + listed(names) + consequence
  }
}

/// A location in the code: a file, and UTF-8 bytes from its start.
public struct CodeLocation: Sendable, Hashable, Comparable {
  public var file: FileID
  public var offset: UInt32

  public init(_ file: FileID, _ offset: UInt32) {
    self.file = file
    self.offset = offset
  }

  public static func < (a: CodeLocation, b: CodeLocation) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
