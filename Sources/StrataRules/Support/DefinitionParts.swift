import StrataClassification
import StrataDefinition
import StrataModel

/// Which files the definition rules itself, and which those below it rule (`definitions:`). Of the latter it judges only
/// what runs between them and the rest.
struct DefinitionParts {
  private let graph: Graph
  /// By file: 0 for the root, otherwise the number of the nested definition; empty if there is none.
  private let partOfFile: [Int]
  /// By the name in `import` declarations: the parts with files of the module.
  private let partsOfModule: [String: Set<Int>]

  init(_ graph: Graph, _ definition: Definition) {
    self.graph = graph
    guard !definition.nested.isEmpty else {
      (partOfFile, partsOfModule) = ([], [:])
      return
    }
    let folders = definition.nested.map(\.folder)
    let parts = graph.files.map { file in
      folders.firstIndex { RelativePath.contains($0, file.path) }.map { $0 + 1 } ?? 0
    }
    var modules: [String: Set<Int>] = [:]
    for (file, part) in zip(graph.files, parts) { modules[graph[file.module].importedName, default: []].insert(part) }
    (partOfFile, partsOfModule) = (parts, modules)
  }

  /// Whether the definition rules a file itself.
  func isOwn(_ file: FileID) -> Bool { partOfFile.isEmpty || partOfFile[file.index] == 0 }

  /// The production types in the files that the definition rules itself.
  func productionTypes(of project: ClassifiedGraph) -> [TypeID] {
    graph.typeIDs.filter { project.isProduction($0) && isOwn(graph.types[$0.index].declaration.file) }
  }

  /// Whether a violation is the definition's own business: it is in a file that it rules itself, or what is used there
  /// is in another part.
  func contains(_ violation: Violation) -> Bool {
    if isOwn(violation.file) { return true }
    let (file, part) = (violation.file, partOfFile[violation.file.index])
    if violation.links?.manifestLocation != nil { return false }
    func isElsewhere(_ file: FileID) -> Bool { partOfFile[file.index] != part }
    if let type = violation.targetType, isElsewhere(graph.types[type.index].declaration.file) { return true }
    if let declaration = violation.links?.declaration, isElsewhere(declaration.file) { return true }
    let isCrossed = graph.references(in: file, at: violation.offset).contains { reference in
      switch reference.target {
      case .type(let type): isElsewhere(graph.types[type.index].declaration.file)
      case .declaration(let declaring): isElsewhere(declaring)
      case .external: reference.memberDeclaration.map { isElsewhere($0.file) } ?? false
      }
    }
    if isCrossed { return true }
    let facts = graph[file].facts
    guard let fact = facts.imports.first(where: { $0.offset == violation.offset }) else { return false }
    guard let parts = partsOfModule[facts.names[fact.module]] else { return false }
    return !parts.contains(part)
  }
}
