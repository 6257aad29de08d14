import StrataDefinition
import StrataModel

/// `misplaced-type`: a type whose role belongs in another layer than its folder.
struct MisplacedType: Rule {
  static let description = RuleDescription(
    id: RuleIDs.misplacedType, family: .layers,
    summary: "A type is declared in the folder or module of a layer to which its role does not belong.",
    severity: .error, guides: ["000", "001", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      The location of a declaration shows which layer owns it. The interface of a repository belongs in the domain, \
      which needs it; declared beside its implementation, it makes the domain depend on the data layer, although every \
      name looks right. The same holds for an implementation or a DTO in the domain, and for a view model outside the \
      presentation.
      """,
    heuristic: """
      The other rules on layers use the role, so a misplaced type is one finding instead of one for each of its uses. \
      A nested type belongs to the type around it. Nested views and network routes are exceptions, because their supertypes \
      make them that. A decoded response or request in the domain (`PaymentResponse`) may be a model of the domain. It is a DTO \
      if only the data layer uses it.
      """,
    badExample: """
      // Data/Repositories/UserRepository.swift
      protocol UserRepository {}
      """,
    goodExample: """
      // Domain/Repositories/UserRepository.swift
      protocol UserRepository {}
      """,
    remedy: "Move the declaration to the layer of its role.", supersedes: ["role-folder"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let relocations = Relocations(context)
    let found = context.misplacedTypes.found.map { item in
      violation(item.type, role: item.role, here: item.here, home: item.home, context, relocations)
    }
    return RuleOutcome(violations: found, examined: context.misplacedTypes.examined)
  }

  private func violation(
    _ type: TypeID, role: Role, here: String, home: String, _ context: RuleContext, _ relocations: Relocations
  ) -> Violation {
    let graph = context.project.graph
    let entity = graph[type]
    let kind: String
    if !context.isInterface(type) {
      kind =
        role.interfaceLayer != nil && role.interfaceLayer != role.layer
        ? "\(role.id.noun) implementation" : role.id.noun
    } else {
      kind = "\(role.id.noun) interface"
    }
    let folder = commonFolder(of: role, for: type, home: home, context)
    return Violation(
      at: type, in: graph, target: home,
      message: "\(quoted(entity.name)) is \(withArticle(kind)) and belongs in \(home) but is declared in \(here)",
      remedy: (entity.outer.map { "move it out of \(quoted(graph[$0].name)) to " } ?? "move it to ")
        + (folder.map(quoted) ?? "a folder of \(home)")
        + conditions(type, home, context, relocations), chain: [])
  }

  /// Further changes that the move requires, so that it creates no other finding.
  private func conditions(
    _ type: TypeID, _ home: String, _ context: RuleContext, _ relocations: Relocations
  ) -> String {
    guard let layer = context.project.definition.layerID(named: home) else { return "" }
    let obstacles = relocations.obstacles(moving: type, to: layer)
    var seen: Set<String> = []
    let used = obstacles.compactMap { obstacle -> String? in
      switch obstacle {
      case .uses(let used):
        let name = context.project.graph[context.outermost(used)].name
        return seen.insert(name).inserted ? quoted(name) : nil
      case .usesDeclaration(let used):
        let name = context.project.graph.quotedFreeName(of: used)
        return seen.insert(name).inserted ? name : nil
      case .framework(let name): return quoted(name)
      default: return nil
      }
    }
    let names = relocations.coupling(of: type).namesOfUsers
    var users: [String] = []
    for case .user(let name, let layer) in obstacles {
      for user in names[layer] ?? [name] where !users.contains(user) { users.append(user) }
    }
    var result = ""
    if !used.isEmpty { result += ", and remove its use of \(listed(used, "and")), which \(home) may not use" }
    if !users.isEmpty { result += ", and remove its use by \(listed(users, limit: 3)), which may not use \(home)" }
    for case .reported(let reason) in obstacles { result += "; then change it, because \(reason)" }
    return result
  }

  /// Of the folders that declare types of the role in their own layer, the one with a type that it inherits from, else the
  /// one that is nearest to the type, otherwise to its users, and declares most. Nil where the type's module has files of the layer, but no type of the role
  /// there: another module's folder would be wrong.
  private func commonFolder(
    of role: Role, for misplaced: TypeID, home: String, _ context: RuleContext
  ) -> String? {
    let graph = context.project.graph
    let layer = context.project.definition.layerID(named: home)
    let own = graph.types[misplaced.index]
    let ownFolders = graph[own.declaration.file].path.parentPath.pathComponents
    let isInterface = context.isInterface(misplaced)
    let mustStay = graph.files.indices.contains {
      context.layerOfFile[$0] == layer && graph.files[$0].module == own.module && !graph.files[$0].isTest
    }
    var counts: [String: Int] = [:]
    for type in graph.typeIDs
    where context.folderLayerOfType[type.index] == layer && context.isProduction(type)
      && context.isInterface(type) == isInterface && context.has(role.id, type)
    {
      if mustStay, graph.types[type.index].module != own.module { continue }
      let folder = graph[graph.types[type.index].declaration.file].path.parentPath
      if !folder.isEmpty { counts[String(folder), default: 0] += 1 }
    }
    func nearness(_ folder: String) -> Int {
      zip(ownFolders, folder.pathComponents).prefix { $0 == $1 }.count
    }
    let users = Set(
      context.usages(of: misplaced).lazy.filter(\.isJudged).map(\.reference.file).filter { $0 != own.declaration.file }
    ).map { graph[$0].path.parentPath.pathComponents }
    let inherited = graph.projectSupertypes(of: misplaced).map { base in
      String(graph[graph.types[base.index].declaration.file].path.parentPath)
    }
    let ranks = counts.map { folder, count in
      let own = nearness(folder)
      let nearer = users.count { user in zip(user, folder.pathComponents).prefix { $0 == $1 }.count > own }
      return (folder: folder, rank: (inherited.contains(folder) ? 1 : 0, own, nearer, count))
    }
    return ranks.min { $0.rank == $1.rank ? $0.folder < $1.folder : $0.rank > $1.rank }?.folder
  }
}
