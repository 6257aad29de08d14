import StrataDefinition
import StrataModel

/// The types of the project that inherit, directly or indirectly, from a supertype with one of some names. Computed for
/// all types at once, in time linear in their supertypes: for rules that need this for the target of every reference.
struct SubtypeTable {
  private let isSubtype: [Bool]

  /// - Parameter names: last components, such as `Error` of `Swift.Error`.
  init(of names: WordList, in graph: Graph) {
    let isWantedExternal = graph.externals.map { names.contains(lastComponent($0.name)) }
    var isSubtype = Array(repeating: false, count: graph.types.count)
    var subtypes = Array(repeating: [Int](), count: graph.types.count)
    var queue: [Int] = []
    func add(_ type: Int) {
      guard !isSubtype[type] else { return }
      isSubtype[type] = true
      queue.append(type)
    }
    // By index, since iterating would copy each type.
    for type in graph.types.indices {
      for target in graph.types[type].supertypes {
        switch target {
        case .external(let id): if isWantedExternal[id.index] { add(type) }
        case .type(let id): subtypes[id.index].append(type)
        case .declaration: continue
        }
      }
    }
    for type in graph.types.indices where !subtypes[type].isEmpty && names.contains(graph.types[type].simpleName) {
      subtypes[type].forEach(add)
    }
    while let next = queue.popLast() {
      subtypes[next].forEach(add)
    }
    self.isSubtype = isSubtype
  }

  func contains(_ type: TypeID) -> Bool { isSubtype[type.index] }
}
