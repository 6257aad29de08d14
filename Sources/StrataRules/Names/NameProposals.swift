import StrataClassification
import StrataDefinition
import StrataModel

/// The names that remedies propose for types with wrong ones: each for one of them only, and of no type that exists.
struct NameProposals {
  private struct Proposal {
    var name: String
    /// The protocol that has to be renamed first, since it has this name.
    var after: TypeID?
  }

  private let judge: NameJudge
  private var proposals: [TypeID: Proposal] = [:]
  private var patternsByUse: [NamedRole: [NamePattern]] = [:]

  init(_ wrong: [NamedRole: [TypeID]], _ judge: NameJudge) {
    self.judge = judge
    let existing = judge.context.typeNames.bySimpleName
    for role in wrong.keys {
      patternsByUse[role] = judge.context.kept("use of \(role) patterns: \(judge.patterns(role).alternatives)") {
        Self.byUse(judge.patterns(role).patterns, existing.keys.lazy.map(\.text))
      }
    }
    // Protocols first: an implementation may take over the name of its own.
    let ordered = wrong.sorted { $0.key.rawValue < $1.key.rawValue }
    for (role, types) in ordered where role.ofProtocols == nil {
      for type in types { proposals[type] = proposal(for: type, role, existing) }
    }
    for (role, types) in ordered where role.ofProtocols != nil {
      for type in types { proposals[type] = proposal(for: type, role, existing) }
    }
    let counts = proposals.values.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    proposals = proposals.filter { counts[$0.value.name] == 1 }
  }

  func remedy(for type: TypeID, _ role: NamedRole) -> String {
    let graph = judge.context.project.graph
    guard let proposal = proposals[type] else {
      let subject = role == .useCase || role == .useCaseProtocol ? " for the operation it performs" : ""
      return "rename it\(subject) by the pattern \(judge.patterns(role).alternatives)"
    }
    let file = graph[graph.types[type.index].declaration.file].path.fileStem
    let rename = "rename it to \(quoted(proposal.name))"
    let isFilesName = file == graph.types[type.index].simpleName
    let both = rename + (isFilesName ? ", and its file to \(quoted(proposal.name + ".swift"))" : "")
    guard let first = proposal.after else { return both }
    return both + ", after protocol \(quoted(graph[first].name)) has its new name"
  }

  /// Whose names are those of their subjects, whatever they are, with a suffix or prefix.
  private static let namedForSubject: Set<NamedRole> = [.view, .useCase, .request, .response, .transferPart]

  private func proposal(for type: TypeID, _ role: NamedRole, _ existing: [TextKey: TypeID]) -> Proposal? {
    let graph = judge.context.project.graph
    let name = graph.types[type.index].simpleName
    let ports = judge.evidence.ports(of: type, role)
    var stem = NameStem(name, role, judge)
    var isCertain = stem.isReduced || Self.namedForSubject.contains(role)
    var shownName = name
    if ports.count == 1, isOnlyImplementation(type, of: ports[0]) {
      shownName = graph.types[ports[0].index].simpleName
      stem = NameStem(shownName, role, judge)
      isCertain = stem.isReduced
    }
    guard isCertain, isAllowed(stem.text, role) else { return nil }
    var taken: Proposal?
    for pattern in patterns(of: role, for: shownName) {
      guard let new = self.name(by: pattern, stem, of: shownName), new != name, isShort(new) else { continue }
      guard let other = existing[TextKey(new)] else { return Proposal(name: new) }
      if taken == nil, ports.contains(other), proposals[other] != nil { taken = Proposal(name: new, after: other) }
    }
    return taken
  }

  /// A pattern such as `*Imp` keeps the whole name of the protocol.
  private func name(by pattern: NamePattern, _ stem: NameStem, of name: String) -> String? {
    let vocabulary = judge.context.vocabulary
    guard vocabulary[.implementationSuffixes].removed(from: pattern.text) == "*" else {
      return pattern.name(of: stem.text)
    }
    return pattern.name(of: vocabulary[.protocolSuffixes].removed(from: name) ?? name)
  }

  /// The patterns that the name of the type or of its protocol shows, such as that of local data sources; otherwise all,
  /// but only the first kind of DTO, and no data source, which may be a local or a remote one.
  private func patterns(of role: NamedRole, for name: String) -> [NamePattern] {
    let all = patternsByUse[role] ?? []
    let implementations = judge.context.vocabulary[.implementationSuffixes]
    let shown = all.filter { pattern in
      guard let suffix = pattern.affixes?.suffix, !suffix.isEmpty else { return false }
      let bare = judge.context.vocabulary[.protocolSuffixes].removed(from: name) ?? name
      return bare.hasSuffix(implementations.removed(from: suffix) ?? suffix)
    }
    if !shown.isEmpty { return shown }
    let bodies = Set(all.compactMap { $0.affixes.map { implementations.removed(from: $0.suffix) ?? $0.suffix } })
    return (role == .dataSource || role == .dataSourceProtocol) && bodies.count > 1 ? [] : all
  }

  /// The one that most names of the project follow first: `*DTO` where nothing is called `…Dto`.
  private static func byUse(_ patterns: [NamePattern], _ existing: some Sequence<String>) -> [NamePattern] {
    guard patterns.count > 1 else { return patterns }
    var counts = patterns.map { _ in 0 }
    for name in existing {
      name.withBytes { name in
        for index in patterns.indices where patterns[index].matches(name) { counts[index] += 1 }
      }
    }
    return patterns.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map { patterns[$0] }
  }

  /// Whether nothing else implements a protocol, except what wraps another implementation.
  private func isOnlyImplementation(_ type: TypeID, of port: TypeID) -> Bool {
    judge.context.project.implementations(of: port).allSatisfy {
      $0 == type || judge.evidence.isDecorator($0, of: [port])
    }
  }

  /// The next finding would be that the name of a use case does not begin with a verb.
  private func isAllowed(_ stem: String, _ role: NamedRole) -> Bool {
    guard role == .useCase || role == .useCaseProtocol else { return true }
    let settings = judge.context.project.definition.settings(of: RuleIDs.useCaseName)
    guard settings.isOn, settings.flag("verb") else { return true }
    let (names, words) = (UseCaseNames(judge.context.vocabulary), Words.split(stem))
    return names.hasVerb(words) && !names.endsInVerb(words)
  }

  /// Or that it is too long.
  private func isShort(_ name: String) -> Bool {
    let settings = judge.context.project.definition.settings(of: RuleIDs.typeNameLength)
    return !settings.isOn || name.count <= settings.number("max")
  }
}
