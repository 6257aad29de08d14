import StrataClassification
import StrataDefinition
import StrataModel

/// `role-name`
struct RoleName: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "role-name", family: .names, summary: "A type whose name does not follow the pattern of its role.",
    severity: .warning, guides: ["000", "001", "002", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A name with the pattern of its role says where the type belongs, what it may use, and how its protocol or its \
      implementation is called. A type with another name is not found by people who look for the role in the project \
      or in a review, and the next one will be named after it.
      """,
    heuristic: """
      Each option has the patterns for the names of one role; a role without patterns is not checked. A type is checked \
      only if something other than its name shows its role:
      - a use case, gateway, repository or data source: it conforms to a protocol of that role, or it is in the role's \
      folder or held by others, and has functions; a type in a folder of data sources needs functions that wait or \
      throw, DTOs, or a client or storage, and is no data source if it is called a cache
      - a service: it conforms to a protocol of a service
      - a protocol of one of these roles: it has functions, and types implement or hold it, or it is in the role's folder
      - a view model: it extends the base view model or a protocol of one, is in the folder of view models, or is \
      observable, and a view holds it and it uses the domain, or the view's property or name says that it is its model
      - a UI state: one view model publishes it as its `state` or `uiState`
      - a view of SwiftUI: it holds a view model that no other view passes to it, a use case or a repository, a \
      coordinator or router creates it, or it is called a screen, page or scene; other views are parts of screens
      - a request or response: the data layer encodes or decodes it, and it conforms to no protocol of a framework but \
      common ones such as `Sendable`; a part of one: only other DTOs use it
      - a network route or a coordinator: it conforms to a protocol of the role, or shows screens
      - a module: it implements a `…Module` protocol

      An implementation with a prefix such as `Default` matches only patterns with that prefix. The case of `DTO` is not \
      judged, where the style lists both spellings. The rule does not check nested types, private records, bases, test doubles, \
      generic types that conform to protocols of several roles (`Logged<Layer>`), types that wrap another one of their \
      role and are named after it (`TracedUserRepository`), or what `use-case-name` reports.

      Where at least 80% of the types of a role, and at least five, follow one or two other patterns, the rule reports \
      the role once; also if that many DTOs are named for their contents alone, or if more than half of the \
      implementations of a role have a prefix that is the convention of another role.
      """,
    badExample: """
      final class UserStore: UserRepository { … }
      """,
    goodExample: """
      final class UserRepositoryImpl: UserRepository { … }
      """,
    remedy: "Rename the type, or add the project's own pattern to the option of its role.",
    supersedes: ["unassigned-type"],
    options: NamedRole.allCases.map { role in
      RuleOption(
        name: role.rawValue, summary: "Patterns for names of \(role.plural), as globs; empty: not checked.",
        defaultValue: .list([]), isOfNamePatterns: true)
    })

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var names: [NamedRole: NamePatterns] = [:]
    for role in NamedRole.allCases {
      names[role] = NamePatterns(settings.list(role.rawValue, context.vocabulary))
    }
    var outcome = RuleOutcome()
    guard names.values.contains(where: { !$0.isEmpty }) else { return outcome }
    let judge = NameJudge(context, names)
    var byRole: [NamedRole: (examined: Int, types: [TypeID])] = [:]
    for type in context.project.graph.typeIDs {
      guard let (role, isRight) = judge.verdict(on: type) else { continue }
      outcome.examined += 1
      byRole[role, default: (0, [])].examined += 1
      if !isRight { byRole[role, default: (0, [])].types.append(type) }
    }
    var conventions: [NamedRole: String] = [:]
    for (role, found) in byRole { conventions[role] = convention(of: role, found.types, of: found.examined, judge) }
    outcome.violations += joinedSisters(&byRole, conventions, judge)
    let proposals = NameProposals(
      byRole.filter { conventions[$0.key] == nil && !$0.value.types.isEmpty }.mapValues(\.types), judge)
    for (role, found) in byRole.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if let option = conventions[role] {
        let remedy = "rename them, " + Conventions.acceptance(option)
        outcome.violations += Conventions.joined(
          found.types.map { violation(at: $0, role, judge, remedy: remedy) },
          message: "; the same holds for \(found.types.count) of \(found.examined) \(role.plural)")
      } else {
        outcome.violations += found.types.map {
          violation(at: $0, role, judge, remedy: proposals.remedy(for: $0, role))
        }
      }
    }
    return outcome
  }

  /// A new protocol and its implementation have names by different patterns.
  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool {
    guard let role = interface.role, let own = NamedRole(rawValue: role.rawValue) else { return false }
    func match(_ name: String, _ role: NamedRole) -> Bool {
      let patterns = NamePatterns(settings.list(role.rawValue, context.vocabulary))
      return patterns.isEmpty || patterns.match(name)
    }
    let name = context.project.graph.types[interface.type.index].simpleName
    return !match(interface.name, own.ofProtocols ?? own)
      || context.has(role, interface.type) && own.ofProtocols != nil && !match(name, own)
  }

  /// The option that accepts the names of a role, if most of its types follow a convention of the project.
  private func convention(
    of role: NamedRole, _ types: [TypeID], of examined: Int, _ judge: NameJudge
  ) -> String? {
    guard Conventions.isOwn(types.count, of: examined) else { return nil }
    let simpleNames = types.map { judge.context.project.graph.types[$0.index].simpleName }
    return option(
      for: role,
      NameConvention.patterns(
        of: simpleNames, amongAll: examined, besides: judge.patterns(role),
        without: [judge.context.vocabulary[.protocolSuffixes], judge.context.vocabulary[.implementationSuffixes]]))
  }

  /// Implementations with the prefix that most implementations of another role have, where most of their own role have
  /// it: they are reported once, and taken out of the others.
  private func joinedSisters(
    _ byRole: inout [NamedRole: (examined: Int, types: [TypeID])], _ conventions: [NamedRole: String],
    _ judge: NameJudge
  ) -> [Violation] {
    let graph = judge.context.project.graph
    let prefixes = judge.context.vocabulary[.implementationPrefixes].entries.filter { prefix in
      conventions.contains { $0.key.isImplementation && $0.value.contains("\"\(prefix)*") }
    }
    var result: [Violation] = []
    for role in byRole.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where role.isImplementation && conventions[role] == nil {
      guard let found = byRole[role], let pattern = judge.patterns(role).patterns.first else { continue }
      for prefix in prefixes.sorted() {
        let following = found.types.filter { type in
          let name = graph.types[type.index].simpleName
          return name.hasPrefix(prefix) && judge.patterns(role).match(String(name.dropFirst(prefix.count)))
        }
        guard following.count >= 5, following.count * 2 > found.examined else { continue }
        let remedy = "rename them, " + Conventions.acceptance("\(role.rawValue)+: [\"\(prefix)\(pattern.text)\"]")
        result += Conventions.joined(
          following.map { violation(at: $0, role, judge, remedy: remedy) },
          message: "; the same holds for \(following.count) of \(found.examined) \(role.plural)")
        byRole[role]?.types = found.types.filter { !following.contains($0) }
        break
      }
    }
    return result
  }

  /// The option that accepts the convention of a project: patterns, or, for DTOs, names without a common word.
  private func option(for role: NamedRole, _ own: [String]?) -> String? {
    guard let own else { return role.isTransfer ? "\(role.rawValue): []" : nil }
    return "\(role.rawValue)+: [\(own.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  private func violation(at type: TypeID, _ role: NamedRole, _ judge: NameJudge, remedy: String) -> Violation {
    let graph = judge.context.project.graph
    var violation = Violation(
      at: type, in: graph,
      message: text(of: [
        "the name of ", role.noun, " `", graph[type].name, "` does not match ", judge.patterns(role).alternatives,
      ]),
      remedy: remedy)
    violation.links = ViolationLinks(yieldsTo: RuleIDs.useCaseName)
    return violation
  }
}
