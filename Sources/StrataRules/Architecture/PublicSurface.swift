import StrataModel

/// What each module offers to others: its public and open declarations, with the types of their signatures.
struct PublicSurface {
  private let graph: Graph
  private let parts: DefinitionParts

  init(_ context: RuleContext) {
    graph = context.project.graph
    parts = context.parts
  }

  /// Sorted, each once: declarations in several branches of an `#if` are one.
  func entries() -> [SurfaceEntry] {
    var entries: Set<SurfaceEntry> = []
    for (index, file) in graph.files.enumerated()
    where !file.isTest && parts.isOwn(FileID(UInt32(index))) && graph[file.module].support == nil {
      let facts = file.facts
      var isOffered = Array(repeating: false, count: facts.declarations.count)
      for number in facts.declarations.indices {
        let fact = facts.declarations[number]
        let id = DeclarationID(FileID(UInt32(index)), UInt32(number))
        isOffered[number] = isPublic(fact, id, isOffered)
        guard isOffered[number], fact.kind != .extension, let text = text(of: id, fact, facts) else { continue }
        entries.insert(SurfaceEntry(module: graph[file.module].name, declaration: text))
      }
    }
    return entries.sorted()
  }

  /// Parents come before their members.
  private func isPublic(_ fact: DeclarationFact, _ id: DeclarationID, _ isOffered: [Bool]) -> Bool {
    if fact.isLocal || !fact.marks.isEmpty { return false }
    // An extension offers what it adds; the type that it extends may be one of another module.
    if fact.kind == .extension { return true }
    guard fact.parent != noIndex else { return fact.access >= .public }
    guard isOffered[Int(fact.parent)] else { return false }
    let parent = graph[DeclarationID(id.file, fact.parent)]
    if fact.kind == .enumCase || parent.kind == .protocol { return true }
    if parent.kind == .extension, fact.access == .unspecified { return parent.access >= .public }
    guard parent.kind != .extension || isOfferedType(id) else { return false }
    return fact.access >= .public
  }

  /// Whether the type that an extension extends is public, or not one of the project.
  private func isOfferedType(_ member: DeclarationID) -> Bool {
    guard let type = graph.enclosingType(of: member) else { return true }
    return graph[graph.outermost(type)].access >= .public
  }

  private func text(of id: DeclarationID, _ fact: DeclarationFact, _ facts: FileFacts) -> String? {
    guard let keyword = Self.keyword(fact) else { return nil }
    var text = keyword + " " + owner(of: id) + name(of: fact, facts)
    let isValue = fact.kind == .variable
    if fact.modifiers.contains(.async) { text += " async" }
    if fact.modifiers.contains(.throws) {
      text += fact.thrownType == noIndex ? " throws" : " throws(\(facts.typeText(of: Int(fact.thrownType))))"
    }
    if fact.type != noIndex, isValue || [.function, .subscript, .macro].contains(fact.kind) {
      text += (isValue ? ": " : " -> ") + facts.typeText(of: Int(fact.type))
    }
    return text
  }

  private func owner(of id: DeclarationID) -> String {
    if let type = graph.enclosingType(of: id) { return graph[type].name + "." }
    let parent = graph[id].parent
    guard parent != noIndex else { return "" }
    return graph.name(of: DeclarationID(id.file, parent)) + "."
  }

  private func name(of fact: DeclarationFact, _ facts: FileFacts) -> String {
    let parameters = facts.parameters[fact.parameters.range].map { parameter in
      let label = parameter.label.isNone ? "_" : facts.names[parameter.label]
      let type = parameter.type == noIndex ? "_" : facts.typeText(of: Int(parameter.type))
      let isOptional = parameter.defaultValue.isEmpty ? "" : " = …"
      return "\(label): \(type)\(parameter.isVariadic ? "..." : "")\(isOptional)"
    }
    let list = "(" + parameters.joined(separator: ", ") + ")"
    switch fact.kind {
    case .initializer: return (fact.modifiers.contains(.failable) ? "init?" : "init") + list
    case .subscript: return "subscript" + list
    case .function: return facts.names[fact.name] + list
    case .enumCase, .macro: return facts.names[fact.name] + (parameters.isEmpty ? "" : list)
    default: return facts.names[fact.name]
    }
  }

  private static func keyword(_ fact: DeclarationFact) -> String? {
    switch fact.kind {
    case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype, .subscript, .macro:
      return String(describing: fact.kind)
    case .function: return fact.isStatic ? "static func" : "func"
    case .variable:
      return (fact.isStatic ? "static " : "") + (fact.modifiers.contains(.constant) ? "let" : "var")
    case .initializer: return "init"
    case .enumCase: return "case"
    case .extension, .deinitializer, .accessor, .operator, .precedencegroup: return nil
    }
  }
}
