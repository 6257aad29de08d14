import StrataModel

/// Adds to every finding the declarations of the types that it names.
struct DeclarationPlaces {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  func fill(_ findings: inout [Finding]) {
    let wanted = Set(findings.lazy.flatMap { [$0.symbol, $0.target] + $0.chain })
    var byName: [String: [TypeID]] = [:]
    for type in graph.typeIDs where wanted.contains(graph[type].name) {
      byName[graph[type].name, default: []].append(type)
    }
    for index in findings.indices {
      var seen: Set<String> = []
      for name in [findings[index].symbol, findings[index].target] + findings[index].chain
      where seen.insert(name).inserted {
        findings[index].declarations += byName[name, default: []].map {
          DeclarationPlace(name: name, location: graph.location(of: $0))
        }
      }
    }
  }
}
