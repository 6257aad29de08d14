import StrataDefinition
import StrataModel

/// Where a declaration outside types could be declared instead: a function at file level, a member that an extension adds
/// to a type of a framework.
extension Relocations {
  /// What to do about a usage that its layer may not have.
  func remedy(for usage: Usage, _ declaration: DeclarationID) -> String {
    let name = graph.quotedFreeName(of: declaration)
    guard let from = usage.site.layer, let home = context.layerOfFile[declaration.file.index] else { return "" }
    let (user, owner) = (context.layerName(from), context.layerName(home))
    let isMacro = graph[declaration].kind == .macro
    if definition[home].isCompositionRoot, !isMacro {
      return "take what \(name) provides as a parameter of the initializer, and pass it from \(owner)"
    }
    let layers = nearest(of: layers(for: declaration, usableFrom: from))
    var options: [String] = []
    if !layers.isEmpty {
      options.append("move \(noun(of: declaration))\(name) to \(listed(layers.map(context.layerName), "or"))")
    }
    if graph[declaration].kind == .function, !graph.isOperator(declaration), usage.user != nil,
      let layer = layerOfProtocol(usedFrom: from, implementedIn: home)
    {
      options.append(
        "declare a protocol with the operation in \(context.layerName(layer)), implement it in \(owner) with \(name), "
          + "and inject it")
    }
    if options.isEmpty {
      options.append(
        isMacro
          ? "replace macro \(name) by code that \(user) may use"
          : "replace \(name) by code that \(user) may use, or pass the value as a parameter")
    }
    return options.joined(separator: "; or ")
  }

  /// Of many layers for a declaration, in the order of their nearness, the nearest and the first neutral one: with layers of
  /// its own a project may have a dozen.
  func nearest(of layers: [LayerID]) -> [LayerID] {
    guard layers.count > 2 else { return layers }
    return [layers[0]] + [layers.dropFirst().first { definition[$0].isNeutral }].compactMap { $0 }
  }

  /// The layers that a layer may use, itself first, to which a declaration could be moved.
  private func layers(for declaration: DeclarationID, usableFrom layer: LayerID) -> [LayerID] {
    let coupling = coupling(of: declaration)
    let usable = definition.layerIDs.filter { $0 != layer && context.mayUse(layer, $0) }
    return ([layer] + usable).filter { admits(coupling, of: declaration, $0) }
  }

  /// Where an extension could be declared: with its type, otherwise in a layer that may use the type and everything
  /// that the extension uses.
  func remedy(forExtension id: DeclarationID, of type: TypeID) -> String {
    let home = context.layerOfType[type.index]
    let coupling = coupling(ofExtension: id, of: type)
    let layer = ([home].compactMap { $0 } + definition.layerIDs).first { layer in
      (layer == home || context.mayUse(layer, .type(type))) && admits(coupling, of: id, layer)
    }
    if let layer { return "move the extension to a file of \(context.layerName(layer))" }
    let here = context.layerName(context.layerOfFile[id.file.index])
    return "replace the extension by functions that take values which \(here) may use"
  }

  private func admits(_ around: DeclarationCoupling, of declaration: DeclarationID, _ layer: LayerID) -> Bool {
    guard !definition[layer].isCompositionRoot, !around.usesNeighbours,
      around.users.allSatisfy({ $0 == layer || context.mayUse($0, layer) }),
      around.used.allSatisfy({ context.mayUse(layer, $0) }),
      around.layersOfMembers.allSatisfy({ context.mayUse(layer, $0) })
    else { return false }
    // A neutral layer passes on to its users what it uses.
    if definition[layer].isNeutral,
      around.used.contains(where: { target in
        around.users.contains { !context.mayUse($0, target) }
      })
        || around.layersOfMembers.contains(where: { home in
          around.users.contains { !context.mayUse($0, home) }
        })
    {
      return false
    }
    return frameworks.first(of: around.externals, in: around.hasOwnImports ? declaration.file : nil, layer) == nil
  }

  /// Where a protocol is visible to its user and to its implementation.
  private func layerOfProtocol(usedFrom user: LayerID, implementedIn home: LayerID) -> LayerID? {
    ([user] + definition.layerIDs).first { layer in
      layer != home && !definition[layer].isCompositionRoot && !definition[layer].isNeutral
        && (layer == user || context.mayUse(user, layer)) && context.mayUse(home, layer)
    }
  }

  private struct DeclarationCoupling {
    /// Layers that use it, that of its own file among them.
    var users: Set<LayerID> = []
    var used: Set<Target> = []
    /// Layers of the extensions that declare used members, where they are not those of the types.
    var layersOfMembers: Set<LayerID> = []
    var externals: Set<ExternalID> = []
    /// The imports of the file are for it.
    var hasOwnImports = true
    /// It may use other declarations of its file, which stay where they are.
    var usesNeighbours = false

    /// Adds what a reference uses.
    mutating func note(_ reference: Reference, movesAlong: Bool = false, _ context: RuleContext) {
      if let external = reference.target.externalID {
        externals.insert(external)
        return
      }
      used.insert(reference.target)
      guard !movesAlong, let target = reference.target.typeID else { return }
      if let home = context.extensionLayer(reference, target) { layersOfMembers.insert(home) }
    }
  }

  private func coupling(of declaration: DeclarationID) -> DeclarationCoupling {
    var result = DeclarationCoupling()
    let (file, fact) = (graph[declaration.file], graph[declaration])
    if let home = context.layerOfFile[declaration.file.index] { result.users.insert(home) }
    for usage in users(of: declaration) where usage.isJudged {
      if let layer = usage.site.layer { result.users.insert(layer) }
    }
    // The header of the extension moves along.
    let header = fact.parent == noIndex ? fact : file.facts.declarations[Int(fact.parent)]
    for usage in context.usages(in: declaration.file) where usage.isJudged {
      let reference = usage.reference
      let isInHeader = reference.declaration == fact.parent && header.start <= reference.offset
      guard fact.contains(reference.offset) || isInHeader else { continue }
      result.note(reference, context)
    }
    result.usesNeighbours = usesNeighbours(declaration, file.facts)
    return result
  }

  /// Of an extension with all its members. Users that may not use the type itself are reported wherever it is declared.
  private func coupling(ofExtension id: DeclarationID, of type: TypeID) -> DeclarationCoupling {
    var result = DeclarationCoupling()
    let body = graph[id]
    func movesAlong(_ member: DeclarationID?) -> Bool {
      member.map { $0.file == id.file && body.contains(graph[$0].start) } ?? false
    }
    for usage in context.usages(of: type) where usage.isJudged && movesAlong(usage.reference.memberDeclaration) {
      if usage.reference.file == id.file, body.contains(usage.reference.offset) { continue }
      if let layer = usage.site.layer, context.mayUse(layer, .type(type)) { result.users.insert(layer) }
    }
    for usage in context.usages(in: id.file) where usage.isJudged && body.contains(usage.reference.offset) {
      result.note(usage.reference, movesAlong: movesAlong(usage.reference.memberDeclaration), context)
    }
    result.usesNeighbours = usesNeighbours(id, graph[id.file].facts)
    result.hasOwnImports = context.project.graph.topLevelTypes(of: id.file).isEmpty
    return result
  }

  /// Names another declaration of the file outside types.
  private func usesNeighbours(_ declaration: DeclarationID, _ facts: FileFacts) -> Bool {
    let own = Int(declaration.index)..<Int(facts.declarations[Int(declaration.index)].next)
    let neighbours = Set(
      facts.declarations.indices.lazy.filter { index in
        let fact = facts.declarations[index]
        guard !own.contains(index), !fact.name.isNone, !fact.isLocal else { return false }
        if fact.parent == noIndex { return !fact.kind.isTypeLike }
        return facts.declarations[Int(fact.parent)].kind == .extension
      }.map { facts.declarations[$0].name })
    guard !neighbours.isEmpty else { return false }
    let fact = facts.declarations[Int(declaration.index)]
    return facts.code.contains { node in
      guard fact.contains(node.offset) else { return false }
      switch node.kind {
      case .identifier, .member, .implicitMember, .macro: return neighbours.contains(node.name)
      default: return false
      }
    }
  }

  private func noun(of declaration: DeclarationID) -> String {
    guard graph[declaration].parent == noIndex else { return "" }
    if graph.isOperator(declaration) { return "operator " }
    switch graph[declaration].kind {
    case .function: return "function "
    case .macro: return "macro "
    default: return "variable "
    }
  }
}
