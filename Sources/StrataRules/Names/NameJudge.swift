import StrataClassification
import StrataDefinition
import StrataModel

/// Compares the names of types with the patterns of their roles.
struct NameJudge {
  let context: RuleContext
  let evidence: RoleEvidence
  private let names: [NamedRole: NamePatterns]

  init(_ context: RuleContext, _ names: [NamedRole: NamePatterns]) {
    self.context = context
    self.names = names
    evidence = RoleEvidence(context, judged: Set(names.keys.filter { !(names[$0]?.isEmpty ?? true) }))
  }

  func patterns(_ role: NamedRole) -> NamePatterns { names[role] ?? NamePatterns([]) }

  /// The role of a type and whether its name is right; nil for a type that is not judged.
  func verdict(on type: TypeID) -> (role: NamedRole, isRight: Bool)? {
    guard let role = evidence.role(of: type) else { return nil }
    let name = context.project.graph.types[type.index].simpleName
    if role == .request || role == .response, evidence.transfers.isTwoWay(type) {
      return (role, patterns(.request).match(name) || patterns(.response).match(name))
    }
    guard role.isImplementation else { return (role, patterns(role).match(name)) }
    let ports = evidence.ports(of: type, role)
    if ports.isEmpty { return (role, patternsWithoutProtocol(role).match(name)) }
    if evidence.isDecorator(type, of: ports), ports.contains(where: { name.contains(stem(of: $0, role)) }) {
      return nil
    }
    let isPrefixed = context.vocabulary[.implementationPrefixes].beginsWord(of: name)
    return (role, patterns(role).match(name) && (!isPrefixed || patterns(role).matchPrefix(of: name)))
  }

  /// The suffix of an implementation distinguishes it from its protocol: a type without one may do without.
  private func patternsWithoutProtocol(_ role: NamedRole) -> NamePatterns {
    let own = patterns(role)
    return own.adding(own.withoutSuffix(in: context.vocabulary[.implementationSuffixes]))
      .adding(role.ofProtocols.map(patterns) ?? NamePatterns([]))
  }

  /// `GetItem` of `GetItemUseCase`, a protocol to which a type of a role conforms.
  private func stem(of port: TypeID, _ role: NamedRole) -> String {
    let name = context.project.graph.types[port.index].simpleName
    return NameStem(name, role, self).text
  }
}

/// What remains of a name without what says that it is of a role, or of another one.
struct NameStem {
  private(set) var text: String
  /// Whether something was removed, so that the rest is the subject of the name.
  private(set) var isReduced = false

  init(_ name: String, _ role: NamedRole, _ judge: NameJudge) {
    text = name
    let vocabulary = judge.context.vocabulary
    remove(vocabulary[.protocolSuffixes].removed(from: text))
    remove(vocabulary[.implementationSuffixes].removed(from: text))
    if vocabulary[.implementationPrefixes].beginsWord(of: text) {
      remove(vocabulary[.implementationPrefixes].removed(from: text))
    }
    let patterns = role.relatives.flatMap { judge.patterns($0).patterns }
    let affixes = patterns.compactMap(\.affixes).sorted {
      $0.prefix.count + $0.suffix.count > $1.prefix.count + $1.suffix.count
    }
    if let (prefix, suffix) = affixes.first(where: { text.hasPrefix($0.prefix) && text.hasSuffix($0.suffix) }) {
      remove(String(text.dropFirst(prefix.count).dropLast(suffix.count)))
    } else {
      remove(vocabulary[.roleSuffixes].removed(from: text))
    }
  }

  private mutating func remove(_ rest: String?) {
    guard let rest, !rest.isEmpty, rest != text else { return }
    text = rest
    isReduced = true
  }
}
