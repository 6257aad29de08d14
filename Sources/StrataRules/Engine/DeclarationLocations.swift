import StrataClassification
import StrataModel

/// Adds to every finding the declarations of the types that it names, and the layer and the role of its symbol.
struct DeclarationLocations {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }
  private let names: ReportedNames

  /// - Parameter names: also those of the findings.
  init(_ project: ClassifiedGraph, _ names: ReportedNames) {
    self.project = project
    self.names = names
  }

  func fill(_ finding: inout Finding) {
    var declarations: [DeclarationLocation] = []
    var further: Set<FileID> = []
    finding.forEachName { name in
      for type in names.types(named: name) {
        declarations.append(DeclarationLocation(name: graph.types[type.index].name, location: graph.location(of: type)))
        for part in graph.types[type.index].extensions where part.file != graph.types[type.index].declaration.file {
          further.insert(part.file)
        }
      }
    }
    finding.declarations += declarations
    if !further.isEmpty { finding.extensionFiles = further.map { graph[$0].path }.sorted() }
    guard let type = type(of: finding) else { return }
    finding.layer = project.layer(of: type) ?? ""
    finding.role = project.role(of: type)?.rawValue ?? ""
  }

  /// The type of the symbol; of several with one name, the one in the module of the finding.
  private func type(of finding: Finding) -> TypeID? {
    let types = names.types(named: finding.symbol)
    if types.count < 2 { return types.first }
    return types.first { finding.module.hasPrefix(graph[graph.types[$0.index].module].name) } ?? types.first
  }
}
