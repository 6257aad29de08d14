import StrataModel

/// Adds to every finding the declarations of the types that it names.
struct DeclarationLocations {
  private let graph: Graph
  private let names: ReportedNames

  /// - Parameter names: also those of the findings.
  init(_ graph: Graph, _ names: ReportedNames) {
    self.graph = graph
    self.names = names
  }

  func fill(_ finding: inout Finding) {
    var declarations: [DeclarationLocation] = []
    finding.forEachName { name in
      for type in names.types(named: name) {
        declarations.append(DeclarationLocation(name: graph.types[type.index].name, location: graph.location(of: type)))
      }
    }
    finding.declarations += declarations
  }
}
