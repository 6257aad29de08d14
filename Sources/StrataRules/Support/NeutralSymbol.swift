import StrataDefinition
import StrataModel

/// What passes on to its users what it uses: a type of a neutral layer, or a declaration that a neutral file has
/// outside such types, which is at file level or a member that an extension adds to another type.
enum NeutralSymbol: NumberKey, Sendable {
  /// What a type uses outside its static members and those of its instances, such as its superclass: all its users
  /// reach it.
  case type(TypeID)
  /// What the members of a type's instances use: who uses only static members does not reach it.
  case instances(TypeID)
  /// A static member: who uses only other static members does not reach it.
  case staticMember(DeclarationID, of: TypeID)
  case declaration(DeclarationID)

  /// The neutral type that contains the code.
  var type: TypeID? {
    switch self {
    case .type(let type), .instances(let type), .staticMember(_, let type): type
    case .declaration: nil
    }
  }

  var hashNumber: UInt64 {
    switch self {
    case .type(let type): type.hashNumber
    case .instances(let type): ~type.hashNumber
    case .staticMember(let member, _), .declaration(let member): member.hashNumber
    }
  }

  /// Whether it consists of several members of a type.
  var isOfInstances: Bool {
    if case .instances = self { true } else { false }
  }
}

/// Which layers are neutral, and which symbol of them contains a location. Outside types, code in a file of no layer is
/// as neutral: nothing else says what it may use.
struct NeutralLayers {
  let context: RuleContext
  private let isNeutral: [Bool]

  init(_ context: RuleContext) {
    self.context = context
    isNeutral = context.project.definition.layers.map(\.isNeutral)
  }

  var isEmpty: Bool { !isNeutral.contains(true) && !context.layerOfFile.contains(nil) }

  func contains(_ layer: LayerID?) -> Bool { layer.map { isNeutral[$0.index] } ?? false }
  func contains(_ type: TypeID) -> Bool { contains(context.layerOfType[type.index]) }
  func contains(_ file: FileID) -> Bool { context.layerOfFile[file.index].map { contains($0) } ?? true }
  func contains(_ usage: Usage) -> Bool { usage.site.layer.map { contains($0) } ?? (usage.user == nil) }

  /// The symbol whose code contains a usage; nil outside neutral layers.
  func symbol(around usage: Usage) -> NeutralSymbol? {
    guard contains(usage) else { return nil }
    let declaration = DeclarationID(usage.reference.file, usage.reference.declaration)
    if let type = usage.user, contains(type) { return symbol(around: declaration, in: type) }
    return self.declaration(around: declaration).map { .declaration($0) }
  }

  /// The symbol of a neutral type that contains a declaration or is it.
  func symbol(around inner: DeclarationID, in type: TypeID) -> NeutralSymbol {
    let graph = context.project.graph
    guard let member = graph.outermostMember(around: inner) else { return .type(type) }
    switch graph[member].kind {
    case .function, .variable, .subscript:
      return graph[member].isStatic ? .staticMember(member, of: type) : .instances(type)
    case .initializer, .deinitializer, .enumCase: return .instances(type)
    default: return .type(type)
    }
  }

  /// The declaration at file level, or the member of an extension, that contains a declaration or is it.
  func declaration(around inner: DeclarationID) -> DeclarationID? {
    let declarations = context.project.graph[inner.file].facts.declarations
    var index = inner.index
    while index != noIndex {
      let fact = declarations[Int(index)]
      if fact.kind == .extension { return nil }
      if fact.parent == noIndex || declarations[Int(fact.parent)].kind == .extension {
        return DeclarationID(inner.file, index)
      }
      index = fact.parent
    }
    return nil
  }

  /// The indices of the references in neutral types and files, ascending.
  func references() -> [Int] {
    let graph = context.project.graph
    var result: [Int] = []
    for type in graph.typeIDs where contains(type) { result += graph.outgoing[type.index].lazy.map { Int($0) } }
    for file in graph.files.indices where contains(FileID(UInt32(file))) {
      let isOfLayer = context.layerOfFile[file] != nil
      result += graph.referencesInFile[file].filter { order in
        graph.references[order].source.map { isOfLayer && !contains($0) } ?? true
      }
    }
    return result.sorted()
  }

  /// How findings name a symbol.
  func name(of symbol: NeutralSymbol) -> String {
    let graph = context.project.graph
    switch symbol {
    case .type(let type), .instances(let type): return graph[type].name
    case .staticMember(let member, let type): return graph[type].name + "." + graph.signature(of: member)
    case .declaration(let declaration): return graph.freeName(of: declaration)
    }
  }

  func layer(of symbol: NeutralSymbol) -> LayerID? {
    switch symbol {
    case .type(let type), .instances(let type), .staticMember(_, let type): context.layerOfType[type.index]
    case .declaration(let declaration): context.layerOfFile[declaration.file.index]
    }
  }
}
