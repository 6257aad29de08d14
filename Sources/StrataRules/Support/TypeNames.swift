import StrataModel

/// The types of a project by name: a search through all of them for each name would cost more.
struct TypeNames: Sendable {
  /// By simple name: the first type that has it.
  let bySimpleName: [TextKey: TypeID]
  /// By type: the next one with the same simple name.
  private let next: [TypeID?]

  init(_ graph: Graph) {
    var first: [TextKey: TypeID] = [:]
    first.reserveCapacity(graph.types.count)
    var next = [TypeID?](repeating: nil, count: graph.types.count)
    // By the first type of a name: the last one so far.
    var last = graph.typeIDs.map { $0 }
    for type in graph.typeIDs {
      let start = first.value(of: TextKey(graph.types[type.index].simpleName), orInsert: type)
      if start == type { continue }
      next[last[start.index].index] = type
      last[start.index] = type
    }
    (bySimpleName, self.next) = (first, next)
  }

  /// The types with the simple name of a type, in the order of the graph.
  func namesakes(of type: TypeID, in graph: Graph) -> some Sequence<TypeID> {
    sequence(first: bySimpleName[TextKey(graph.types[type.index].simpleName)] ?? type) { next[$0.index] }
  }
}

extension RuleContext {
  /// Created once, for the first rule that needs it.
  var typeNames: TypeNames {
    knownTypeNames.withLock { known in
      let names = known ?? kept("names of types") { TypeNames(project.graph) }
      known = names
      return names
    }
  }
}
