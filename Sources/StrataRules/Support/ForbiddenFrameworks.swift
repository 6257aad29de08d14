import StrataDefinition
import StrataModel

/// Finds the frameworks that a layer forbids among those that a declaration uses. Each answer is computed once.
final class ForbiddenFrameworks {
  private let graph: Graph
  private let definition: Definition
  /// By layer, for external types that were asked for: whether a family that the layer forbids has the type.
  private var externals: [[ExternalID: Bool]]
  /// By layer: the first module that a file imports and the layer forbids, for files that were asked for.
  private var imports: [[FileID: String?]]

  init(_ context: RuleContext) {
    graph = context.project.graph
    definition = context.project.definition
    externals = Array(repeating: [:], count: definition.layers.count)
    imports = Array(repeating: [:], count: definition.layers.count)
  }

  /// A framework that the layer forbids and a declaration, or its file, uses.
  /// - Parameter file: the file whose imports count; nil if they may be those of other declarations.
  func first(of used: Set<ExternalID>, in file: FileID?, _ layer: LayerID) -> String? {
    if definition[layer].forbiddenFrameworks.isEmpty { return nil }
    if let module = file.flatMap({ forbiddenImport(of: $0, layer) }) { return module }
    return used.lazy.filter { self.forbids(layer, $0) }.min().map { graph[$0].name }
  }

  private func forbids(_ layer: LayerID, _ external: ExternalID) -> Bool {
    if let known = externals[layer.index][external] { return known }
    let name = graph[external].name
    let isForbidden = families(of: layer).contains { $0.types.contains { $0.matches(name) } }
    externals[layer.index][external] = isForbidden
    return isForbidden
  }

  private func families(of layer: LayerID) -> [FrameworkFamily] {
    definition[layer].forbiddenFrameworks.compactMap { definition.family($0) }
  }

  /// The first module that a file imports and a layer forbids.
  private func forbiddenImport(of file: FileID, _ layer: LayerID) -> String? {
    if let known = imports[layer.index][file] { return known }
    let (facts, families) = (graph[file].facts, families(of: layer))
    let module = facts.imports.lazy.map { facts.names[$0.module] }.first { module in
      families.contains { $0.modules.contains { $0.matches(module) } }
    }
    imports[layer.index][file] = .some(module)
    return module
  }
}
