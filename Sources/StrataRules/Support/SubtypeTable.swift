import StrataDefinition
import StrataModel

/// The types of the project that inherit, directly or indirectly, from a supertype with one of some names. Computed for
/// all types at once, in time linear in their supertypes: for rules that need this for the target of every reference.
struct SubtypeTable {
  private let isSubtype: [Bool]

  /// - Parameter names: last components, such as `Error` of `Swift.Error`.
  init(of names: WordList, in graph: Graph) {
    let isWantedExternal = graph.externals.map { names.contains(lastComponent($0.name)) }
    let isWantedType = graph.types.map { names.contains($0.simpleName) }
    var isSubtype = Array(repeating: false, count: graph.types.count)
    var subtypes = Array(repeating: [Int](), count: graph.types.count)
    var queue: [Int] = []
    for (type, entity) in graph.types.enumerated() {
      for target in entity.supertypes {
        let isWanted: Bool
        switch target {
        case .external(let id): isWanted = isWantedExternal[id.index]
        case .type(let id):
          isWanted = isWantedType[id.index]
          subtypes[id.index].append(type)
        case .declaration: continue
        }
        if isWanted, !isSubtype[type] {
          isSubtype[type] = true
          queue.append(type)
        }
      }
    }
    while let next = queue.popLast() {
      for type in subtypes[next] where !isSubtype[type] {
        isSubtype[type] = true
        queue.append(type)
      }
    }
    self.isSubtype = isSubtype
  }

  func contains(_ type: TypeID) -> Bool { isSubtype[type.index] }
}
