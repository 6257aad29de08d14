import StrataModel

/// Adds to every finding the declarations of the types that it names.
struct DeclarationLocations {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  func fill(_ findings: inout [Finding]) {
    var places: [String: [DeclarationLocation]] = [:]
    for index in findings.indices { findings[index].forEachName { places[$0] = [] } }
    for type in graph.typeIDs {
      guard let slot = places.index(forKey: graph[type].name) else { continue }
      places.values[slot].append(DeclarationLocation(name: graph[type].name, location: graph.location(of: type)))
    }
    for index in findings.indices {
      var declarations: [DeclarationLocation] = []
      findings[index].forEachName { declarations += places[$0, default: []] }
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
