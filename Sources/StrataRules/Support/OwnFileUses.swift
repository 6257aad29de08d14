import StrataDefinition
import StrataModel

/// A use of a declaration outside types in the file that declares it.
struct OwnFileUse {
  enum User {
    case neutral(NeutralSymbol)
    /// A type that its role places in another layer than its file.
    case type(TypeID, LayerID)
  }

  var user: User
  var offset: UInt32
  /// Index of the first reference that does not precede it.
  var order: Int
}

/// The uses of a neutral file's declarations outside types in the file itself, which the graph does not record. They
/// are found by name: the code at the location refers to nothing else of the project, and no parameter, local variable
/// or member of the enclosing type has the name.
struct OwnFileUses {
  private let layers: NeutralLayers
  private let graph: Graph
  private let file: FileID
  private let facts: FileFacts
  /// The declarations outside neutral types, by name.
  private var declared: [NameID: [UInt32]] = [:]
  /// The initializers of extensions, by the name of the extended type.
  private var initializers: [NameID: [UInt32]] = [:]

  init(in file: FileID, _ layers: NeutralLayers) {
    self.layers = layers
    graph = layers.context.project.graph
    self.file = file
    facts = graph[file].facts
    for (index, fact) in facts.declarations.enumerated() where !fact.isLocal && isOutside(fact) {
      switch fact.kind {
      case .function, .variable: declared[fact.name, default: []].append(UInt32(index))
      case .initializer where fact.parent != noIndex:
        initializers[facts.declarations[Int(fact.parent)].name, default: []].append(UInt32(index))
      default: break
      }
    }
  }

  /// The uses of each declaration, in the order of the source.
  func find() -> [DeclarationID: [OwnFileUse]] {
    var result: [DeclarationID: [OwnFileUse]] = [:]
    if declared.isEmpty && initializers.isEmpty { return result }
    for index in facts.declarations.indices where facts.declarations[index].marks.isEmpty {
      let fact = facts.declarations[index]
      guard let user = user(of: UInt32(index)) else { continue }
      let spans = [fact.body, fact.initialValue] + fact.parameters.range.map { facts.parameters[$0].defaultValue }
      for node in spans.flatMap(\.range) where !facts.code[node].flags.contains(.exempt) {
        for used in candidates(node, in: UInt32(index)) {
          let offset = facts.code[node].offset
          result[DeclarationID(file, used), default: []].append(
            OwnFileUse(user: user, offset: offset, order: order(of: offset)))
        }
      }
    }
    return result
  }

  /// At file level, or a member of an extension of a type that is not in a neutral layer.
  private func isOutside(_ fact: DeclarationFact) -> Bool {
    if fact.parent == noIndex { return true }
    guard facts.declarations[Int(fact.parent)].kind == .extension else { return false }
    return extendedType(fact.parent).map { !layers.contains($0) } ?? true
  }

  private func extendedType(_ index: UInt32) -> TypeID? { graph.typeOfDeclaration[file.index][Int(index)] }

  private func order(of offset: UInt32) -> Int {
    graph.references(in: file).partitionPoint(while: { $0.offset < offset })
  }

  /// Who uses what the code of a declaration uses.
  private func user(of index: UInt32) -> OwnFileUse.User? {
    if let outer = layers.declaration(around: DeclarationID(file, index)),
      isOutside(facts.declarations[Int(outer.index)]),
      !facts.declarations[Int(outer.index)].kind.isNominalType
    {
      return .neutral(.declaration(outer))
    }
    guard let type = graph.enclosingType(of: DeclarationID(file, index)).map({ layers.context.owner[$0.index] }) else {
      return nil
    }
    if layers.contains(type) { return .neutral(layers.symbol(around: DeclarationID(file, index), in: type)) }
    guard let layer = layers.context.layerOfType[type.index], layers.context.isProduction(type),
      !layers.context.isRoot(type), !layers.context.isMisplaced(type)
    else { return nil }
    return .type(type, layer)
  }

  // MARK: Names

  /// The declarations that the name at a node of code may refer to.
  private func candidates(_ node: Int, in index: UInt32) -> [UInt32] {
    let name = facts.code[node].name
    switch facts.code[node].kind {
    case .identifier:
      let created = initializers[name]?.filter { isCreated($0, node) } ?? []
      guard let named = declared[name], refersToNothingElse(node), !isHidden(name, in: index) else { return created }
      let own = named.filter { isOwnMember($0, of: index) }
      return created + (own.isEmpty ? named.filter { facts.declarations[Int($0)].parent == noIndex } : own)
    case .member, .implicitMember:
      guard let named = declared[name], refersToNothingElse(node) else { return [] }
      return named.filter { used in
        let parent = facts.declarations[Int(used)].parent
        // A use of a member of the project's types by another type is in the graph.
        return parent != noIndex && (extendedType(parent) == nil || isOwnMember(used, of: index))
      }
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard let named = declared[name], refersToNothingElse(node) else { return [] }
      return named
    default: return []
    }
  }

  private func refersToNothingElse(_ node: Int) -> Bool {
    !graph.references(in: file, at: facts.code[node].offset).contains { $0.target.externalID == nil }
  }

  /// Whether a declaration is a member of an extension of the type whose extension contains the code.
  private func isOwnMember(_ used: UInt32, of index: UInt32) -> Bool {
    let parent = facts.declarations[Int(used)].parent
    var around = index
    while facts.declarations[Int(around)].parent != noIndex { around = facts.declarations[Int(around)].parent }
    guard parent != noIndex, facts.declarations[Int(around)].kind == .extension else { return false }
    return parent == around
      || extendedType(parent) == extendedType(around)
        && facts.declarations[Int(parent)].name == facts.declarations[Int(around)].name
  }

  /// Whether the name of a type is followed by the arguments of an initializer: `Int(stored: row)`.
  private func isCreated(_ initializer: UInt32, _ node: Int) -> Bool {
    let call = node + 1
    let parameters = facts.declarations[Int(initializer)].parameters
    guard extendedType(facts.declarations[Int(initializer)].parent) == nil, !parameters.isEmpty,
      call + 1 < facts.code.count, facts.code[call].kind == .call, facts.code[call + 1].kind == .argument
    else { return false }
    let label = facts.parameters[Int(parameters.start)].label
    return !label.isNone && facts.code[call + 1].name == label
  }

  /// Whether a parameter, a local name, or a member of an enclosing type hides a declaration at file level.
  private func isHidden(_ name: NameID, in index: UInt32) -> Bool {
    var around = index
    while around != noIndex {
      let fact = facts.declarations[Int(around)]
      if fact.parameters.range.contains(where: { facts.parameters[$0].name == name }) { return true }
      for span in [fact.body, fact.initialValue] {
        let isBound = span.range.contains { node in
          let kind = facts.code[node].kind
          return (kind == .bindingPattern || kind == .closureParameter) && facts.code[node].name == name
        }
        if isBound { return true }
      }
      if fact.kind.isNominalType, let type = extendedType(around), hasMember(name, type) { return true }
      around = fact.parent
    }
    return false
  }

  private func hasMember(_ name: NameID, _ type: TypeID) -> Bool {
    let text = graph.text(name, in: file)
    return graph.members(of: type).contains { graph.name(of: $0) == text }
  }
}
