import StrataDefinition
import StrataFrameworks
import StrataIndex
import StrataModel

/// The modules outside the project that declare the types in some signatures, as the imports of their files show.
struct SignatureImports {
  /// The names of the modules, sorted.
  var modules: [String] { found.sorted() }
  /// What the imports leave open, as sentences without a subject.
  private(set) var doubts: [String] = []

  private let graph: Graph
  private let definition: Definition
  private let ownModules: Set<String>
  private var found: Set<String> = []

  init(_ graph: Graph, _ definition: Definition) {
    self.graph = graph
    self.definition = definition
    ownModules = Set(graph.modules.map(\.importedName))
  }

  /// - Parameter ranges: the ranges of the signatures in the file.
  mutating func add(_ ranges: [Range<Int>], of file: FileID) {
    let facts = graph[file].facts
    var imported: [String] = []
    for fact in facts.imports {
      let name = facts.names[fact.module]
      if !ownModules.contains(name), name != "Swift", !imported.contains(name) { imported.append(name) }
    }
    for reference in graph.references(in: file) where !reference.context.contains(.throughAlias) {
      guard let external = reference.target.externalID, !graph[external].isObjectiveC,
        ranges.contains(where: { $0.contains(Int(reference.offset)) })
      else { continue }
      let name = graph[external].name
      let chosen = choose(for: name, imported)
      found.formUnion(chosen)
      let doubt = "imports \(quotedNames(chosen)), one of which declares `\(name)`"
      if chosen.count > 1, !doubts.contains(doubt) { doubts.append(doubt) }
    }
  }

  /// The import of the module that declares a type; several if any of them may declare it.
  private func choose(for name: String, _ imported: [String]) -> [String] {
    let outer = String(name.prefix { $0 != "." })
    if outer != name, imported.contains(outer) { return [outer] }
    let known = KnownTypes.modules(declaring: outer)
    if known.contains("Swift") { return [] }
    for module in known {
      if imported.contains(module) || module == "Foundation" { return [module] }
      let bringing = ImpliedImports.all.filter { $0.brought.contains(module) }.map(\.module)
      if let other = imported.first(where: bringing.contains) { return [other] }
    }
    let families = definition.frameworks.filter { family in
      family.types.contains { $0.matches(name) || $0.matches(outer) }
    }
    let ofFamily = imported.filter { module in
      families.contains { $0.modules.contains { $0.matches(module) } }
    }
    if !ofFamily.isEmpty { return ofFamily }
    let others = imported.filter { $0 != "Foundation" }
    return others.isEmpty ? imported : others
  }
}
