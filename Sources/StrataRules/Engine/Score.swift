import StrataClassification
import StrataDefinition
import StrataModel

/// One number for a code base: the share, in per cent and rounded down, of the production types in layers that are
/// not the symbol of an error. 100 means no error; accepted findings of a baseline count against it.
enum Score {
  static func of(_ project: ClassifiedGraph, _ production: [TypeID], _ findings: [Finding]) -> Int {
    let placed = production.filter { project.layer(of: $0) != nil }
    guard !placed.isEmpty else { return 100 }
    let faulty = Set(findings.lazy.filter { $0.severity == .error }.map(\.symbol))
    let clean = placed.count { type in
      let entity = project.graph[type]
      return !faulty.contains(entity.name) && !faulty.contains(project.graph[entity.declaration.file].path)
    }
    return clean * 100 / placed.count
  }
}
