import StrataDefinition
import StrataModel
import StrataStyles

extension ClassificationRun {
  /// The parts of the definition that matched nothing, and the types that no layer covers. Call it after all types are
  /// assigned.
  func coverage() -> Coverage {
    var unused: [UnusedSelector] = []
    for (index, layer) in definition.layers.enumerated() {
      if !usedLayers[index] { unused.append(unusedSelector("layer '\(layer.name)'", layer.origin)) }
      for selector in [layer.selector, layer.fallback].compactMap({ $0 }) {
        unused += unusedPaths(in: selector, of: "layer '\(layer.name)'", origin: layer.origin)
      }
    }
    for (index, role) in definition.roles.enumerated() {
      if !usedRoles[index] { unused.append(unusedSelector("role '\(role.id.rawValue)'", role.origin)) }
      unused += unusedPaths(in: role.selector, of: "role '\(role.id.rawValue)'", origin: role.origin)
    }
    var emptyModules: Set<String> = []
    for module in definition.modules
    where !graph.modules.contains(where: { $0.name == module.name && $0.origin == .definition }) {
      emptyModules.insert("module '\(module.name)'")
      unused.append(unusedSelector("module '\(module.name)'", module.origin))
    }
    for path in definition.ownPaths
    where !emptyModules.contains(path.owner) && !graph.files.contains(where: { path.glob.matches($0.path) }) {
      unused.append(unusedSelector("path '\(path.glob.pattern)' of \(path.owner)", path.origin))
    }
    let withoutLayer = typesWithoutLayer
    return Coverage(
      unusedSelectors: unused, unassigned: withoutLayer.filter { assignments[$0.index]?.role == nil },
      withoutLayer: withoutLayer, filesWithoutLayer: filesWithoutLayer)
  }

  private var typesWithoutLayer: [TypeID] {
    let generated = PathFilter(definition.generated)
    return graph.types.indices.filter { type in
      if let assignment = assignments[type],
        assignment.layer != nil || assignment.isCompositionRoot || assignment.replacement == .previewCode
      {
        return false
      }
      let entity = graph.types[type]
      return !entity.isTest && entity.marks.isEmpty && !entity.isLocal && entity.kind != .typealias
        && !generated.matches(graph[entity.declaration.file].path)
    }.map { TypeID(UInt32($0)) }
  }

  private var filesWithoutLayer: [FileID] {
    var isCovered = placement.layers.map { $0 != nil }
    for (type, assignment) in assignments.enumerated() {
      guard let assignment, assignment.layer != nil || assignment.isCompositionRoot else { continue }
      isCovered[graph.types[type].declaration.file.index] = true
    }
    let generated = PathFilter(definition.generated)
    return graph.files.indices.filter { file in
      !isCovered[file] && !graph.files[file].isTest && !graph.files[file].facts.declarations.isEmpty
        && !generated.matches(graph.files[file].path)
    }.map { FileID(UInt32($0)) }
  }

  /// Globs of a project's own definition that match no file. Those of a style are meant for many layouts, and are not
  /// listed.
  private func unusedPaths(in selector: Selector, of owner: String, origin: String) -> [UnusedSelector] {
    switch selector {
    case .written(let place, let part):
      return ClassificationRun.isBuiltIn(place) ? [] : unusedPaths(in: part, of: owner, origin: place)
    case .all(let parts), .any(let parts):
      return parts.flatMap { unusedPaths(in: $0, of: owner, origin: origin) }
    case .path(let glob):
      if graph.files.contains(where: { glob.matches($0.path) }) { return [] }
      return [unusedSelector("path '\(glob.pattern)' of \(owner)", origin)]
    case .module(let glob):
      if graph.modules.contains(where: { glob.matches($0.name) }) { return [] }
      return [unusedSelector("module '\(glob.pattern)' of \(owner)", origin)]
    default: return []
    }
  }

  private func unusedSelector(_ what: String, _ origin: String) -> UnusedSelector {
    UnusedSelector(what: what, origin: origin, isBuiltIn: ClassificationRun.isBuiltIn(origin))
  }

  private static func isBuiltIn(_ origin: String) -> Bool {
    (BuiltInStyles.names + ["common"]).contains { origin.hasPrefix("\($0).yml:") }
  }
}
