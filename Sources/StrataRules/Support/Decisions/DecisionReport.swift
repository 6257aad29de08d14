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

  /// The first type of some roles that would decide by a value of the domain if a type were one.
  func firstDeciding(
    among users: [TypeID], _ setting: DecisionSetting, by move: ProposedMove, _ layer: String
  ) -> TypeID? {
    if users.isEmpty { return nil }
    let moved = moving(move.type, move.family, to: layer, as: move.role)
    func decisions(of type: TypeID, in project: ClassifiedGraph) -> Set<Violation> {
      Set(project.decisions(in: type, setting: setting) { _, _ in ("", "") })
    }
    return users.first { !decisions(of: $0, in: moved).isSubset(of: decisions(of: $0, in: self)) }
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
  /// The first user of some roles whose code would decide by a value of the domain, and does not yet.
  func deciding(_ roles: Set<RoleID>, _ setting: DecisionSetting, _ context: RuleContext) -> TypeID? {
    guard makesDomainModel(context) else { return nil }
    let users = Set(usages(context).compactMap { $0.user.map { context.outermost($0) } })
    let deciding = users.filter { user in
      context.roleID(user).map { roles.contains($0) } ?? false && !context.project.isReplacement(user)
    }
    return context.project.firstDeciding(among: deciding.sorted(), setting, by: self, context.layerName(layer))
  }
}
