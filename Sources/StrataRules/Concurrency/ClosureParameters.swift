import StrataClassification
import StrataDefinition
import StrataModel

/// Reads parameters that are closures.
struct ClosureParameters {
  private let graph: Graph
  private let vocabulary: Vocabulary

  init(_ context: RuleContext) {
    graph = context.project.graph
    vocabulary = context.vocabulary
  }

  func isCallback(_ function: DeclarationID) -> Bool {
    let fact = graph[function]
    guard !fact.parameters.isEmpty, fact.modifiers.isDisjoint(with: [.override, .async]),
      !graph.hasAttribute("objc", function)
    else { return false }
    let verb = Words.split(graph.name(of: function)).first ?? ""
    if vocabulary[.repeatingVerbs].contains(verb) || hasResult(function, fact) { return false }
    // `add(_:completion:)` ends once, `add(_ listener:)` does not.
    let mayRepeat = vocabulary[.observingVerbs].contains(verb)
    let range = fact.parameters.range
    let endsOnce = vocabulary[.oneShotVerbs].contains(verb)
    return range.contains { index in
      isCompletion(index, isLast: !mayRepeat && index == range.upperBound - 1, endsOnce: endsOnce, in: function.file)
    }
  }

  /// Whether a function returns more than what ends the work that it began, such as a task.
  private func hasResult(_ function: DeclarationID, _ fact: DeclarationFact) -> Bool {
    let facts = graph[function.file].facts
    guard fact.type != noIndex, !facts.isVoid(Int(fact.type)) else { return false }
    guard let type = facts.nominalType(of: fact.type) else { return true }
    let name = facts.names[facts.types[type].name]
    return !vocabulary[.workHandles].containsAny(of: Array(Words.split(name).suffix(1)))
  }

  private func isCompletion(_ index: Int, isLast: Bool, endsOnce: Bool, in file: FileID) -> Bool {
    let facts = graph[file].facts
    let parameter = facts.parameters[index]
    guard parameter.type != noIndex, let closure = graph.functionType(of: parameter.type, in: file), closure.isEscaping
    else { return false }
    let (home, function) = (closure.file, closure.node)
    let written = graph[home].facts
    let children = written.typeChildren(of: function)
    guard children.count > 1, let result = children.last, written.isVoid(result),
      !written.types[function].flags.contains(.async)
    else { return false }
    let words = Words.split(facts.names[parameter.name]) + Words.split(facts.names[parameter.label])
    if vocabulary[.completionWords].containsAny(of: words) { return true }
    guard isLast else { return false }
    if vocabulary[.eventWords].containsAny(of: words) { return endsOnce && isOutcome(facts.names[parameter.name]) }
    return endsOnce || children.dropLast().contains { isOutcome($0, in: home) }
  }

  /// `onSaved`: what the function has done, not what happens again.
  private func isOutcome(_ name: String) -> Bool {
    let words = Words.split(name)
    guard words.count == 2, let last = words.last else { return false }
    return Verbs(vocabulary).isParticiple(last) && !vocabulary[.eventWords].contains(last)
  }

  /// `Result<…>`, `Error?`, `NSError?` and the project's errors.
  private func isOutcome(_ type: Int, in file: FileID, depth: Int = 0) -> Bool {
    let facts = graph[file].facts
    guard let node = facts.nominalType(of: UInt32(type)), depth < Graph.aliasLimit else { return false }
    if let (home, root) = graph.aliasedType(of: node, in: file) { return isOutcome(root, in: home, depth: depth + 1) }
    let targets = graph.references(in: file, at: facts.types[node].offset).compactMap(\.target.typeID)
    let name = facts.names[facts.types[node].name]
    if let own = targets.first(where: { graph.types[$0.index].simpleName == name }) {
      return graph.types[own.index].isError(in: graph, vocabulary[.errorProtocols])
    }
    let lists: [Vocabulary.List] = [.resultTypes, .errorProtocols, .untypedErrors]
    return lists.contains { vocabulary[$0].contains(name) }
  }

  /// Whether a protocol or class outside the project may require a function: the type has such a supertype, and the
  /// function is in an extension for a conformance, or no other type of the project is known to call it.
  func mayBeRequired(_ function: DeclarationID, of type: TypeID) -> Bool {
    let hasForeign = ([type] + graph.allProjectSupertypes(of: type)).contains { supertype in
      graph.types[supertype.index].supertypes.contains {
        $0.typeID == nil && !vocabulary[.commonProtocols].contains(lastComponent(graph.name(of: $0)))
      }
    }
    guard hasForeign else { return false }
    return graph.isInConformanceExtension(function)
      || !graph.references(to: type).contains {
        $0.kind == .calls && $0.memberDeclaration == function && $0.source != type
          && !graph.files[$0.file.index].isTest
      }
  }
}
