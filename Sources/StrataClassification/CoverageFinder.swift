import StrataDefinition
import StrataModel

extension ClassificationRun {
  /// The parts of the definition that matched nothing, and the types that no layer covers. Call it after all types are
  /// assigned.
  func coverage() -> Coverage {
    var unused: [UnusedSelector] = []
    for (index, layer) in definition.layers.enumerated() {
      let line = SelectorLine(origin: layer.origin, isOwn: layer.isOwn)
      if !usedLayers[index] { unused.append(unusedSelector("layer '\(layer.name)'", at: line)) }
      for selector in [layer.selector, layer.fallback].compactMap({ $0 }) {
        unused += unusedPaths(in: selector, of: "layer '\(layer.name)'", at: line)
      }
    }
    for (index, role) in definition.roles.enumerated() {
      let line = SelectorLine(origin: role.origin, isOwn: role.isOwn)
      if !usedRoles[index] { unused.append(unusedSelector("role '\(role.id.rawValue)'", at: line)) }
      unused += unusedPaths(in: role.selector, of: "role '\(role.id.rawValue)'", at: line)
    }
    var emptyModules: Set<String> = []
    for module in definition.modules
    where !graph.modules.contains(where: { $0.name == module.name && $0.origin == .definition }) {
      emptyModules.insert("module '\(module.name)'")
      unused.append(
        unusedSelector("module '\(module.name)'", at: SelectorLine(origin: module.origin, isOwn: true)))
    }
    for path in definition.ownPaths
    where !emptyModules.contains(path.owner) && !graph.files.contains(where: { path.glob.matches($0.path) }) {
      let line = SelectorLine(origin: path.origin, isOwn: true)
      unused.append(unusedSelector("path '\(path.glob.pattern)' of \(path.owner)", at: line))
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
        && definition.nestedDefinition(of: graph[entity.declaration.file].path) == nil
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
        && definition.nestedDefinition(of: graph.files[file].path) == nil
    }.map { FileID(UInt32($0)) }
  }

  /// Globs of a project's own definition that match no file. Those of a style are meant for many layouts, and are not
  /// listed.
  private func unusedPaths(in selector: Selector, of owner: String, at line: SelectorLine) -> [UnusedSelector] {
    switch selector {
    case .written(let line, let part):
      return line.isOwn ? unusedPaths(in: part, of: owner, at: line) : []
    case .all(let parts), .any(let parts):
      return parts.flatMap { unusedPaths(in: $0, of: owner, at: line) }
    case .path(let glob):
      if graph.files.contains(where: { glob.matches($0.path) }) { return [] }
      return [unusedSelector("path '\(glob.pattern)' of \(owner)", at: line)]
    case .module(let glob):
      if graph.modules.contains(where: { glob.matches($0.name) }) { return [] }
      return [unusedSelector("module '\(glob.pattern)' of \(owner)", at: line)]
    default: return []
    }
  }

  private func unusedSelector(_ what: String, at line: SelectorLine) -> UnusedSelector {
    UnusedSelector(what: what, origin: line.origin, isBuiltIn: !line.isOwn)
  }
}
