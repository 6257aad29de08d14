import StrataClassification
import StrataDefinition
import StrataModel

/// One number for a code base: the share, in per cent and rounded down, of the production types in layers that are not
/// the symbol of an error. 100 means no error; accepted findings of a baseline count as errors.
package enum Score {
  package static func of(_ project: ClassifiedGraph, _ findings: [Finding]) -> Int {
    of(project, project.graph.typeIDs.filter(project.isProduction), findings)
  }

  static func of(_ project: ClassifiedGraph, _ production: [TypeID], _ findings: [Finding]) -> Int {
    let placed = production.filter { project.layer(of: $0) != nil }
    guard !placed.isEmpty else { return 100 }
    let faulty = Set(findings.lazy.filter { $0.severity == .error }.map(\.symbol))
    // Only findings about comments and definitions have a file as their symbol.
    let hasFiles = faulty.contains { $0.hasSuffix(".swift") }
    let isFaulty = hasFiles ? project.graph.files.map { faulty.contains($0.path) } : []
    let clean = placed.count { type in
      let file = project.graph.types[type.index].declaration.file.index
      return !faulty.contains(project.graph.types[type.index].name) && (isFaulty.isEmpty || !isFaulty[file])
    }
    return clean * 100 / placed.count
  }
}
