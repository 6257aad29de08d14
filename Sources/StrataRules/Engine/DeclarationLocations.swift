import StrataModel

/// Adds to every finding the declarations of the types that it names.
struct DeclarationLocations {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  func fill(_ findings: inout [Finding]) {
    var slotOfName: [String: Int] = [:]
    var slots: [Int] = []
    for index in findings.indices {
      findings[index].forEachName { name in
        let new = slotOfName.count
        slots.append(slotOfName.value(of: name, orInsert: new))
      }
    }
    var locations: [[DeclarationLocation]] = Array(repeating: [], count: slotOfName.count)
    for type in graph.typeIDs {
      guard let slot = slotOfName[graph.types[type.index].name] else { continue }
      locations[slot].append(DeclarationLocation(name: graph[type].name, location: graph.location(of: type)))
    }
    var next = 0
    for index in findings.indices {
      var declarations: [DeclarationLocation] = []
      findings[index].forEachName { _ in
        declarations += locations[slots[next]]
        next += 1
      }
      findings[index].declarations += declarations
    }
  }
}

extension Finding {
  /// Symbol, target and chain, each name once.
  fileprivate func forEachName(_ body: (String) -> Void) {
    body(symbol)
    if target != symbol { body(target) }
    for (index, name) in chain.enumerated()
    where name != symbol && name != target && !chain[..<index].contains(name) { body(name) }
  }
}
