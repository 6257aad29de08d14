import StrataModel

/// One location that violates a rule, before it becomes part of a finding.
package struct Violation: Sendable, Hashable {
  package var file: FileID
  /// The start of the finding's marker, in UTF-8 bytes from the start of the file.
  package var offset: UInt32
  /// Qualified name of the type that violates the rule. With the rule, the declaring member (which the engine derives
  /// from the location) and `target` it identifies the finding, so it never contains a path or a line.
  package var symbol: String
  /// Qualified name of the type that must not be used; empty if the finding is about one type alone.
  package var target: String
  /// One sentence about this case, with names in backquotes.
  package var message: String
  /// How to fix it, as an imperative.
  package var remedy: String
  /// Names from the symbol to the target, each using the next; empty if that adds nothing.
  package var chain: [String]
  /// The names on the way that the remedy proposes instead; empty for most.
  package var properChain: [String] = []
  /// The changes that the remedy proposes and `strata whatif` can examine, the best one first.
  var changes: [ProposedChange] = []
  /// Offsets of references in the same file that are part of this violation, such as creations in the arguments of the
  /// creation that it reports. So is what other rules report there.
  package var includes: [UInt32]
  /// The type that the reference at this location is to: a name in a file of several targets may mean a type of each of
  /// them.
  var targetType: TypeID?
  /// What connects it with other locations and violations; nil for most.
  var links: ViolationLinks?

  package init(
    file: FileID, offset: UInt32, symbol: String, target: String = "", message: String, remedy: String,
    chain: [String] = [], includes: [UInt32] = []
  ) {
    self.file = file
    self.offset = offset
    self.symbol = symbol
    self.target = target
    self.message = message
    self.remedy = remedy
    self.chain = chain
    self.includes = includes
  }

  /// Whether another violation names the same target, and not another type of that name.
  func hasSameTarget(as other: Violation) -> Bool {
    guard target == other.target else { return false }
    guard let own = targetType, let type = other.targetType else { return true }
    return own == type
  }

  /// The further locations of a violation, and those that it follows from.
  var related: [CodeLocation] { links?.related ?? [] }
  var followsFrom: Set<CodeLocation> { links?.followsFrom ?? [] }
  var location: CodeLocation { CodeLocation(file, offset) }

  /// States why the definition forbids it.
  mutating func state(because reason: String?) {
    guard let reason else { return }
    links = links ?? ViolationLinks()
    links?.because = reason
  }

  /// States which requirement of a protocol its member satisfies.
  mutating func demand(_ requirement: DeclarationID?) {
    guard let requirement else { return }
    links = links ?? ViolationLinks()
    links?.demandedBy = requirement
  }

  /// Adds further locations, at the names of declarations.
  mutating func locate(also declarations: some Sequence<DeclarationID>, in graph: Graph) {
    let further = declarations.map { CodeLocation($0.file, graph[$0].nameOffset) }
    if further.isEmpty { return }
    links = links ?? ViolationLinks()
    links?.related += further
  }

  /// The violation is reported only once what a rule reports at these locations is accepted; without a rule, what any
  /// rule reports there.
  mutating func follow(from leaders: Set<CodeLocation>, rule: String?) {
    links = links ?? ViolationLinks()
    links?.followsFrom = leaders
    links?.followsRule = rule
  }
}

extension Graph {
  /// Whether a reference that is part of what another one begins has a location of its own once that is accepted: it is on
  /// another line and has another target.
  func isApart(_ reference: Reference, from leader: Reference) -> Bool {
    targetName(of: reference) != targetName(of: leader) && line(of: reference) != line(of: leader)
  }
}

/// What connects a violation with other locations and violations.
struct ViolationLinks: Sendable, Hashable {
  /// A further rule, besides those that supersede this one, that describes the violation better if it reports the same
  /// location.
  var yieldsTo: String?
  /// Where the target is declared, if it is not a type.
  var declaration: DeclarationID?
  /// Further locations of the violation, in any file: the code that it affects.
  var related: [CodeLocation] = []
  /// The violation is that of the type around its location, whichever member is there.
  var isOfWholeType = false
  /// The violation follows from others: it is reported only if no violation at any of these locations is open. Empty
  /// for an independent one.
  var followsFrom: Set<CodeLocation> = []
  /// The rule whose violations count at these locations; nil: any.
  var followsRule: String?
  /// What message and remedy add if the violations that this one follows from are accepted.
  var onceAccepted: AcceptedCauses?
  /// Why the definition forbids it, besides the reasons that it gives for the rule and the layer.
  var because: String?
  /// The location of the finding if it is in a manifest, which is no file of the graph: the file of the violation is then
  /// one of the target.
  var manifestLocation: SourceLocation?
  /// The violation has several ends, such as the edges of a cycle: naming its rule at any of these locations, or at any
  /// of ``related``, accepts all of it. Empty for a violation whose locations are accepted one by one.
  var acceptedAt: Set<CodeLocation> = []
  /// Each of ``related`` breaks the rule like the location of the violation: accepting that one accepts none of them.
  var isEachOpen = false
  /// The requirement of a protocol that its member satisfies, if that demands what the rule reports.
  var demandedBy: DeclarationID?
  /// What writes the remedy, if nothing has written it yet.
  var deferredRemedy: DeferredRemedy?
  /// The names of the finding, if it has others than the violation.
  var foundUnder: Names?

  /// What identifies a finding, besides its rule.
  struct Names: Sendable, Hashable {
    var symbol: String
    var target: String
    /// In the member and the module of the finding.
    var location: CodeLocation

    init(of violation: Violation) {
      (symbol, target, location) = (violation.symbol, violation.target, violation.location)
    }
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

extension Violation {
  /// A violation at the location of a reference.
  init(
    at reference: Reference, symbol: String, target: String = "", message: String, remedy: String, chain: [String] = [],
    includes: [UInt32] = []
  ) {
    self.init(
      file: reference.file, offset: reference.offset, symbol: symbol, target: target, message: message,
      remedy: remedy, chain: chain, includes: includes)
    targetType = reference.target.typeID
  }

  /// A violation at the name of a type.
  init(
    at type: TypeID, in graph: Graph, target: String = "", message: String, remedy: String,
    chain: [String] = []
  ) {
    let entity = graph[type]
    self.init(
      file: entity.declaration.file, offset: graph[entity.declaration].nameOffset, symbol: entity.name,
      target: target, message: message, remedy: remedy, chain: chain)
  }

  /// A violation at the name of a member of a type.
  init(
    at member: DeclarationID, of type: TypeID, in graph: Graph, target: String = "", message: String, remedy: String
  ) {
    self.init(
      file: member.file, offset: graph[member].nameOffset, symbol: graph[type].name, target: target, message: message,
      remedy: remedy)
  }
}

/// A location in the code: a file, and UTF-8 bytes from its start.
package struct CodeLocation: Sendable, NumberKey, Comparable {
  package var file: FileID
  package var offset: UInt32

  package init(_ file: FileID, _ offset: UInt32) {
    self.file = file
    self.offset = offset
  }

  package var hashNumber: UInt64 { file.hashNumber &<< 32 | UInt64(offset) }

  package static func < (a: CodeLocation, b: CodeLocation) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
