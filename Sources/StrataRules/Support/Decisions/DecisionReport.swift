import StrataClassification
import StrataDefinition
import StrataModel

extension ClassifiedGraph {
  /// A violation for each decision in the code of a type. The target names function and subject, so that it stays the
  /// same when lines shift.
  func decisions(
    in type: TypeID, setting: DecisionSetting,
    describe: (_ place: String, _ decision: Decision) -> (message: String, remedy: String)
  ) -> [Violation] {
    decisions(in: graph.bodies(of: type), of: type, setting: setting, describe: describe)
  }

  /// The same for code beside a type in its file, which belongs to no other type of its layer.
  func decisionsBeside(
    _ type: TypeID, of roles: Set<RoleID>, setting: DecisionSetting,
    describe: (_ place: String, _ decision: Decision) -> (message: String, remedy: String)
  ) -> [Violation] {
    let bodies = bodiesBeside(type, of: roles)
    return bodies.isEmpty ? [] : decisions(in: bodies, of: type, setting: setting, describe: describe)
  }

  /// Functions and variables of a file, and extensions of values of the domain in it, if the type is the first one of
  /// its role in the file.
  private func bodiesBeside(_ type: TypeID, of roles: Set<RoleID>) -> [CodeBody] {
    let file = graph[type].declaration.file
    let declarations = graph.facts(of: graph[type].declaration).declarations
    let types = graph.typeOfDeclaration[file.index]
    var (result, isFirst, index): ([CodeBody], Bool?, Int) = ([], nil, 0)
    while index < declarations.count {
      let id = DeclarationID(file, UInt32(index))
      let fact = declarations[index]
      index = max(index + 1, Int(fact.next))
      guard fact.marks.isEmpty else { continue }
      switch fact.kind {
      case .function, .variable: result += graph.bodies(of: id)
      case .extension:
        guard let extended = types[Int(id.index)], role(of: extended).map({ $0 == .entity }) ?? true,
          graph[extended].declaration.file != file, graph[extended].kind != .protocol,
          let layer = layer(of: extended), layer == domainLayer
        else { continue }
        result += graph.children(of: id).flatMap { graph.bodies(of: $0) }
      default:
        guard isFirst == nil, let other = types[Int(id.index)], let role = role(of: other), roles.contains(role) else {
          continue
        }
        isFirst = other == type
      }
    }
    return isFirst == true ? result : []
  }

  /// The same for some of the code of a type.
  func decisions(
    in bodies: [CodeBody], of type: TypeID, setting: DecisionSetting,
    describe: (_ place: String, _ decision: Decision) -> (message: String, remedy: String)
  ) -> [Violation] {
    decisions(in: bodies, symbol: graph[type].name, setting: setting, describe: describe)
  }

  /// The same for any code.
  func decisions(
    in bodies: [CodeBody], symbol: String, setting: DecisionSetting,
    describe: (_ place: String, _ decision: Decision) -> (message: String, remedy: String)
  ) -> [Violation] {
    var violations: [Violation] = []
    for body in bodies {
      let decisions = DecisionScanner.scanner(of: body, in: self, setting: setting)?.decisions() ?? []
      guard !decisions.isEmpty else { continue }
      let member = graph.signature(of: body.member)
      let owner = graph.enclosingType(of: body.member).map { graph[$0].name } ?? graph.extendedType(by: body.member)
      let place = quoted((owner.map { $0 + "." } ?? "") + member)
      violations += decisions.map { decision in
        let (message, remedy) = describe(place, decision)
        return Violation(
          file: body.file, offset: decision.offset, symbol: symbol,
          target: "\(member): \(decision.kind) \(decision.subject)", message: message, remedy: remedy)
      }
    }
    return violations
  }
}

extension ProposedMove {
  /// The first user of some roles whose code would decide by a value of the domain, and does not yet. Only the functions
  /// and properties that use the type are read.
  func deciding(_ roles: Set<RoleID>, _ setting: DecisionSetting, _ context: RuleContext) -> TypeID? {
    guard makesDomainModel(context) else { return nil }
    let project = context.project
    var members: [TypeID: Set<DeclarationID>] = [:]
    for usage in usages(context) where usage.reference.declaration != noIndex {
      guard let user = usage.user.map({ context.outermost($0) }),
        context.roleID(user).map({ roles.contains($0) }) ?? false, !project.isReplacement(user),
        let member = project.graph.outermostMember(
          around: DeclarationID(usage.reference.file, usage.reference.declaration))
      else { continue }
      members[user, default: []].insert(member)
    }
    let code = members.sorted { $0.key < $1.key }.map { user, members in
      let bodies = members.sorted().flatMap { project.graph.bodies(of: $0) }
      return (user, bodies.filter { DecisionScanner.scanner(of: $0, in: project, setting: setting) != nil })
    }.filter { !$0.1.isEmpty }
    if code.isEmpty { return nil }
    let moved = moves.project(moving: type, family, to: context.layerName(layer), as: role)
    func decisions(_ bodies: [CodeBody], of user: TypeID, in project: ClassifiedGraph) -> Set<Violation> {
      Set(project.decisions(in: bodies, of: user, setting: setting) { _, _ in ("", "") })
    }
    return code.first { user, bodies in
      !decisions(bodies, of: user, in: moved).isSubset(of: decisions(bodies, of: user, in: project))
    }?.0
  }
}
