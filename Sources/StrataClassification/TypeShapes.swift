import StrataDefinition
import StrataModel

/// Decides which types have a shape that confirms the role of their folder.
struct TypeShapes {
  let graph: Graph
  private let commands: WordList
  private let streams: WordList
  private let helpers: WordList
  let plainValues: WordList
  let commonProtocols: WordList
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    commands = vocabulary[.commandNames]
    streams = vocabulary[.streamTypes]
    helpers = vocabulary[.helperProtocols]
    plainValues = vocabulary[.plainValues]
    commonProtocols = vocabulary[.commonProtocols]
  }

  func has(_ shape: TypeShape, _ type: TypeID) -> Bool {
    switch shape {
    case .operations: return hasOperations(type)
    case .command: return isCommand(type)
    case .values: return groupsValues(type)
    case .namespace: return isNamespace(type)
    }
  }

  private func isNamespace(_ type: TypeID) -> Bool {
    graph.types[type.index].kind == .enum
      && !graph.children(of: graph.types[type.index].declaration).contains { graph[$0].kind == .enumCase }
  }

  private func hasOperations(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .protocol, !isHelper(type) else { return false }
    return graph.members(of: type).contains { member in
      let (fact, facts) = (graph[member], graph.files[member.file.index].facts)
      guard fact.kind == .function, !fact.isStatic else { return false }
      return fact.modifiers.contains(.async) || returnsStream(fact, facts) || takesClosure(fact, facts)
    }
  }

  /// Mappers, handlers, clients: their operations are no access to data by themselves.
  func isHelper(_ type: TypeID) -> Bool { helpers.matches(graph.types[type.index].simpleName) }

  private func returnsStream(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    guard let node = facts.nominalType(of: fact.type) else { return false }
    return facts.names.isOne(of: streams.names, facts.types[node].name)
  }

  /// `completion: @escaping (Result<[Photo], Error>) -> Void`, of a function that returns nothing itself.
  private func takesClosure(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    fact.type == noIndex
      && facts.parameters[fact.parameters.range].contains { parameter in
        parameter.type != noIndex
          && facts.types[facts.typeSubtree(of: Int(parameter.type))].contains { $0.kind == .function }
      }
  }

  private func isCommand(_ type: TypeID) -> Bool {
    let isProtocol = graph.types[type.index].kind == .protocol
    guard isProtocol || storesProtocol(type) else { return false }
    var operation: String?
    for member in graph.members(of: type) {
      let fact = graph[member]
      if isProtocol, fact.kind == .variable || fact.kind == .subscript { return false }
      guard fact.kind == .function, !fact.isStatic, fact.access != .private, fact.access != .fileprivate else {
        continue
      }
      let name = graph.text(fact.name, in: member.file)
      guard operation == nil || operation == name else { return false }
      operation = name
    }
    guard let operation else { return false }
    return commands.contains(operation) || isNamed(type, after: operation)
  }

  /// `FetchPets` is named after its function `fetch` or `fetchPets`.
  private func isNamed(_ type: TypeID, after function: String) -> Bool {
    let (name, function) = (graph.types[type.index].simpleName.utf8, function.utf8)
    let verb = function.prefix { !Self.capitals.contains($0) }
    guard verb.count > 1, name.count > verb.count else { return false }
    let end = name.index(name.startIndex, offsetBy: verb.count)
    return zip(name, verb).allSatisfy { $0 | 0x20 == $1 | 0x20 } && Self.capitals.contains(name[end])
  }

  private func storesProtocol(_ type: TypeID) -> Bool {
    storesConstrainedParameter(type)
      || graph.outgoing[type.index].contains { number in
        let reference = graph.references[Int(number)]
        guard reference.kind == .stores, let target = reference.target.typeID else { return false }
        return graph.types[target.index].kind == .protocol
      }
  }

  /// `struct LoadAny<S: PetStore> { let store: S }`
  private func storesConstrainedParameter(_ type: TypeID) -> Bool {
    let declaration = graph.types[type.index].declaration
    let facts = graph.files[declaration.file.index].facts
    let parameters = facts.genericParameters[graph[declaration].genericParameters.range]
    let constrained = parameters.filter { !$0.isRequirement && $0.constraint != noIndex }.map(\.name)
    if constrained.isEmpty { return false }
    return graph.children(of: declaration).contains { member in
      let fact = graph[member]
      guard fact.kind == .variable, let node = facts.nominalType(of: fact.type) else { return false }
      return constrained.contains(facts.types[node].name)
    }
  }
}
