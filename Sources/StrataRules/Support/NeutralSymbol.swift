import StrataDefinition
import StrataModel

/// What passes on to its users what it uses: a type of a neutral layer, or a declaration that a neutral file has
/// outside such types, which is at file level or a member that an extension adds to another type.
enum NeutralSymbol: Hashable {
  case type(TypeID)
  case declaration(DeclarationID)
}

/// Which layers are neutral, and which symbol of them contains a location.
struct NeutralLayers {
  let context: RuleContext
  private let isNeutral: [Bool]

  init(_ context: RuleContext) {
    self.context = context
    isNeutral = context.project.definition.layers.map(\.isNeutral)
  }

  var isEmpty: Bool { !isNeutral.contains(true) }

  func contains(_ layer: LayerID?) -> Bool { layer.map { isNeutral[$0.index] } ?? false }
  func contains(_ type: TypeID) -> Bool { contains(context.layerOfType[type.index]) }
  func contains(_ file: FileID) -> Bool { contains(context.layerOfFile[file.index]) }

  /// The symbol whose code contains a usage; nil outside neutral layers.
  func symbol(around usage: Usage) -> NeutralSymbol? {
    guard contains(usage.site.layer) else { return nil }
    if let type = usage.user, contains(type) { return .type(type) }
    return declaration(around: DeclarationID(usage.reference.file, usage.reference.declaration))
      .map { .declaration($0) }
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
    for file in graph.files.indices where contains(context.layerOfFile[file]) {
      result += graph.referencesInFile[file].filter { order in
        graph.references[order].source.map { !contains($0) } ?? true
      }
    }
    return result.sorted()
  }

  /// How findings name a symbol.
  func name(of symbol: NeutralSymbol) -> String {
    switch symbol {
    case .type(let type): context.project.graph[type].name
    case .declaration(let declaration): context.project.graph.freeName(of: declaration)
    }
  }

  func layer(of symbol: NeutralSymbol) -> LayerID? {
    switch symbol {
    case .type(let type): context.layerOfType[type.index]
    case .declaration(let declaration): context.layerOfFile[declaration.file.index]
    }
  }
}
