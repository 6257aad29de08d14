import StrataClassification
import StrataModel

/// Adds to every finding the declarations of the types that it names, and the layer and the role of its symbol.
struct DeclarationLocations {
  /// What declares the types of one name.
  private struct Declared {
    var locations: [DeclarationLocation] = []
    /// Sorted.
    var extensionFiles: [String] = []
  }

  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }
  private let names: ReportedNames
  /// By number of a name; nil until a finding has the name.
  private var known: [Declared?]

  /// - Parameter names: also those of the findings.
  init(_ project: ClassifiedGraph, _ names: ReportedNames) {
    self.project = project
    self.names = names
    known = Array(repeating: nil, count: names.names.count)
  }

  mutating func fill(_ finding: inout Finding) {
    var locations = finding.declarations
    var files: [String] = []
    finding.forEachName { name in
      guard let number = names.number(of: name), !names.types[number].isEmpty else { return }
      let declared = declared(number)
      if locations.isEmpty { locations = declared.locations } else { locations += declared.locations }
      if files.isEmpty {
        files = declared.extensionFiles
      } else if !declared.extensionFiles.isEmpty {
        files = Set(files + declared.extensionFiles).sorted()
      }
    }
    finding.declarations = locations
    finding.extensionFiles = files
    guard let type = type(of: finding) else { return }
    finding.layer = project.layer(of: type) ?? ""
    finding.role = project.role(of: type)?.rawValue ?? ""
  }

  private mutating func declared(_ number: Int) -> Declared {
    if let declared = known[number] { return declared }
    var declared = Declared()
    var files: Set<FileID> = []
    for type in names.types[number] {
      let home = graph.types[type.index].declaration.file
      declared.locations.append(
        DeclarationLocation(name: graph.types[type.index].name, location: graph.location(of: type)))
      for part in graph.types[type.index].extensions where part.file != home { files.insert(part.file) }
    }
    declared.extensionFiles = files.map { graph[$0].path }.sorted()
    known[number] = declared
    return declared
  }

  /// The type of the symbol; of several with one name, the one in the module of the finding.
  private func type(of finding: Finding) -> TypeID? {
    guard let types = names.number(of: finding.symbol).map({ names.types[$0] }) else { return nil }
    if types.count < 2 { return types.first }
    return types.first { finding.module.hasPrefix(graph[graph.types[$0.index].module].name) } ?? types.first
  }
}
