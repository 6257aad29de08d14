import StrataDefinition
import StrataModel

/// Remedies as changes that `strata whatif` can examine.
extension Relocations {
  /// Nil if no command can name the type, because its module declares several of that name.
  func move(_ type: TypeID, to layer: LayerID) -> ProposedChange? {
    words(for: type).map { .move(type: $0, layer: context.layerName(layer)) }
  }

  /// Nil also if all names of protocols for the type are taken.
  func declareProtocol(for type: TypeID, in layer: LayerID) -> ProposedChange? {
    guard let name = protocolName(for: type), let word = words(for: type) else { return nil }
    return .declare(protocol: name, type: word, layer: context.layerName(layer))
  }

  func invert(_ user: TypeID?, _ target: TypeID) -> ProposedChange? {
    guard let user = user.map({ context.outermost($0) }), let first = words(for: user), let second = words(for: target)
    else { return nil }
    return .invert(user: first, target: second)
  }

  /// The name of a type on the command line: with its module, if another type has that name.
  private func words(for type: TypeID) -> String? {
    if let known = wordsForType[type] { return known }
    let name = graph[type].name
    let others = context.typeNames.namesakes(of: type, in: graph).filter {
      $0 != type && graph.types[$0.index].name == name
    }
    let isAlone = !others.contains { graph.types[$0.index].module == graph.types[type.index].module }
    let word = others.isEmpty ? name : isAlone ? graph[graph[type].module].name + "." + name : nil
    wordsForType[type] = .some(word)
    return word
  }

  func protocolName(for type: TypeID) -> String? {
    if let known = protocolNames[type] { return known }
    let candidates = ProtocolNames.candidates(for: graph[type].simpleName, context.vocabulary)
    let existing = context.typeNames.bySimpleName
    let free = candidates.first { existing[TextKey($0)] == nil }
    protocolNames[type] = .some(free)
    return free
  }
}
