import StrataDefinition
import StrataModel

/// Whether code maps a DTO to another type, or reads it.
struct TransferMappings {
  private let context: RuleContext
  private var graph: Graph { context.project.graph }
  /// By file: the names of members of values of unknown types.
  private lazy var unknownNames: [FileID: Set<String>] = names(of: context.project.graph.gaps)

  init(_ context: RuleContext) { self.context = context }

  mutating func contains(_ type: TypeID) -> Bool {
    isRead(type) || makesModel(type) || conformsToInterface(type) || isTaken(type) || mayBeRead(type)
  }

  /// Whether another type that may use the DTO uses a member of its instances.
  private func isRead(_ type: TypeID) -> Bool {
    context.usages(of: type).contains { usage in
      let reference = usage.reference
      guard reference.kind == .calls, !reference.context.contains(.staticMember),
        context.project.isProduction(reference),
        usage.user.map({ !graph.isSameOrNested($0, in: type) }) ?? true
      else { return false }
      return context.verdict(of: usage) != .forbidden
    }
  }

  /// Whether one of its own functions or computed properties makes a type that is no DTO: `toDomain()`.
  private func makesModel(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      guard let target = reference.target.typeID, isModel(target), !graph.isSameOrNested(target, in: type) else {
        return false
      }
      switch reference.kind {
      case .returns, .creates: return true
      case .stores: return context.member(of: reference)?.modifiers.contains(.computed) ?? false
      default: return false
      }
    }
  }

  /// Whether a DTO may be mapped to a type.
  private func isModel(_ type: TypeID) -> Bool {
    if context.flags[type.index].contains(.alias) { return !isAliasOfTransfer(type) }
    return !context.has(.dto, type) && !context.isDependency(type)
      && !graph[type].isError(in: graph, context.vocabulary[.errorProtocols])
  }

  private func isAliasOfTransfer(_ alias: TypeID) -> Bool {
    graph[alias].aliased?.typeID.map { context.has(.dto, $0) } ?? true
  }

  /// Whether a protocol or a base class of the project declares members by which the DTO may be read.
  private func conformsToInterface(_ type: TypeID) -> Bool {
    graph.allProjectSupertypes(of: type).contains { supertype in
      graph.members(of: supertype).contains { [.function, .variable, .subscript].contains(graph[$0].kind) }
    }
  }

  /// Whether an initializer of a model takes the DTO, or a function or a closure that returns one.
  private func isTaken(_ type: TypeID) -> Bool {
    context.usages(of: type).contains { usage in
      let reference = usage.reference
      guard reference.kind == .takes || reference.kind == .stores, reference.declaration != noIndex,
        context.project.isProduction(reference), context.verdict(of: usage) != .forbidden, let user = reference.source,
        !graph.isSameOrNested(user, in: type)
      else { return false }
      if context.has(.mapper, user) { return true }
      if reference.context.contains(.initializerParameter) {
        return isModel(user) && !context.isCallbackValue(reference)
      }
      return reference.kind == .takes && !context.isCallbackValue(reference)
        ? returnsModel(reference) : isMappedByClosure(reference)
    }
  }

  private func returnsModel(_ reference: Reference) -> Bool {
    graph.references(of: DeclarationID(reference.file, reference.declaration)).contains {
      $0.kind == .returns && $0.target.typeID.map(isModel) ?? false
    }
  }

  /// `(UserDTO) -> User` as the type of a parameter or a property.
  private func isMappedByClosure(_ reference: Reference) -> Bool {
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    let roots = [fact.type] + facts.parameters[fact.parameters.range].map(\.type)
    for root in roots where root != noIndex {
      for function in facts.typeSubtree(of: Int(root)) where facts.types[function].kind == .function {
        let parts = facts.typeChildren(of: function)
        guard let result = parts.last, names(reference, in: parts.dropLast(), facts) else { continue }
        let isModel = facts.typeSubtree(of: result).contains { node in
          graph.references(in: reference.file, at: facts.types[node].offset).contains {
            $0.target.typeID.map(self.isModel) ?? false
          }
        }
        if isModel { return true }
      }
    }
    return false
  }

  private func names(_ reference: Reference, in nodes: ArraySlice<Int>, _ facts: FileFacts) -> Bool {
    nodes.contains { node in facts.typeSubtree(of: node).contains { facts.types[$0].offset == reference.offset } }
  }

  // MARK: Unknown types

  /// Whether a file that uses the DTO, or a function that returns it, has a member with the name of one of its
  /// properties after a value of unknown type.
  private mutating func mayBeRead(_ type: TypeID) -> Bool {
    let members = Set(graph.members(of: type).filter { graph[$0].kind != .initializer }.map { graph.name(of: $0) })
    var files: Set<FileID> = []
    for usage in context.usages(of: type) where context.project.isProduction(usage.reference) {
      files.insert(usage.reference.file)
      guard usage.reference.kind == .returns, let owner = usage.reference.source else { continue }
      for giver in context.relatives(of: owner) {
        for use in graph.references(to: giver) where use.kind == .calls { files.insert(use.file) }
      }
    }
    return files.contains { file in !(unknownNames[file]?.isDisjoint(with: members) ?? true) }
  }

  private func names(of gaps: [Gap]) -> [FileID: Set<String>] {
    var result: [FileID: Set<String>] = [:]
    for gap in gaps { result[gap.file, default: []].insert(gap.name) }
    return result
  }
}
