import StrataDefinition
import StrataModel

/// What a selector of a contract selects: types, with those that are nested in them, and files, whose functions and
/// variables outside types count.
public struct Selection: Sendable {
  public private(set) var types: Set<TypeID> = []
  public private(set) var files: Set<FileID> = []

  public var isEmpty: Bool { types.isEmpty && files.isEmpty }

  /// One for each selector; of production code only. `layer` means the layer by which rules judge a type.
  /// - Parameter withNested: whether types that are nested in selected ones are selected with them.
  public static func all(
    _ selectors: [Selector], in project: ClassifiedGraph, withNested: Bool = true
  ) -> [Selection] {
    let graph = project.graph
    var program = SelectorProgram(layers: project.definition.layers.map(\.name))
    let nodes = selectors.map { program.add($0) }
    var evaluator = SelectorEvaluator(graph: graph, program: program, project.definition.vocabulary)
    var result = selectors.map { _ in Selection() }
    for type in graph.typeIDs where project.isProduction(type) {
      var outer: [TypeID] = []
      while let next = graph.types[(outer.last ?? type).index].outer { outer.append(next) }
      let position = SelectorEvaluator.TypePosition(
        layer: project.definition.layerID(named: project.layer(of: type)),
        outerRoles: outer.compactMap { project.role(of: $0) })
      for (index, node) in nodes.enumerated() {
        let isPart = withNested && outer.contains { result[index].types.contains($0) }
        if isPart || evaluator.matches(node, type: type.index, position) { result[index].types.insert(type) }
      }
    }
    for (index, selector) in selectors.enumerated() {
      result[index].files = Set(
        graph.files.indices.filter { !graph.files[$0].isTest }.map { FileID(UInt32($0)) }.filter {
          selects(selector, $0, in: project) == true
        })
    }
    return result
  }

  /// Nil where a condition is about types.
  private static func selects(_ selector: Selector, _ file: FileID, in project: ClassifiedGraph) -> Bool? {
    let graph = project.graph
    switch selector {
    case .path(let glob): return glob.matches(graph[file].path)
    case .module(let glob): return glob.matches(graph[graph[file].module].name)
    case .layer(let name): return project.layerOfFile[file.index] == name
    case .imports(let glob): return graph[file].facts.imports(glob)
    case .folderImports(let glob): return graph.folderImports(glob, beside: file)
    case .written(_, let part): return selects(part, file, in: project)
    case .not(let part): return selects(part, file, in: project).map { !$0 }
    case .any(let parts): return parts.contains { selects($0, file, in: project) == true }
    case .all(let parts):
      let answers = parts.map { selects($0, file, in: project) }
      return answers.contains(nil) ? nil : answers.allSatisfy { $0 == true }
    default: return nil
    }
  }
}
