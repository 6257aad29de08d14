import StrataClassification
import StrataDefinition
import StrataModel

/// One number for a code base: the share, in per cent and rounded down, of the production types in layers that are not
/// the symbol of an error. Whatever else is the symbol of an error, such as a function at file level or a cycle of layers, counts
/// like a type with one. 100 means no error; accepted findings of a baseline count as errors.
package enum Score {
  package static func of(_ project: ClassifiedGraph, _ findings: [Finding]) -> Int {
    of(project, project.graph.typeIDs.filter(project.isProduction), findings)
  }

  static func of(_ project: ClassifiedGraph, _ production: [TypeID], _ findings: [Finding]) -> Int {
    let placed = production.filter { project.layer(of: $0) != nil }
    let faulty = Set(findings.lazy.filter { $0.severity == .error }.map(\.symbol))
    if faulty.isEmpty { return 100 }
    // Findings about scripts, comments and definitions have a file as their symbol.
    let hasFiles = faulty.contains { $0.hasSuffix(".swift") }
    let isFaulty = hasFiles ? project.graph.files.map { faulty.contains($0.path) } : []
    var others = faulty
    let clean = placed.count { type in
      let file = project.graph.types[type.index].declaration.file.index
      let name = project.graph.types[type.index].name
      if faulty.contains(name) {
        others.remove(name)
        return false
      }
      if isFaulty.isEmpty || !isFaulty[file] { return true }
      others.remove(project.graph.files[file].path)
      return false
    }
    return clean * 100 / (placed.count + others.count)
  }
}
