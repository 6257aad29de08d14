import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Makes the map of a code base. Its usages are those that rules judge and `--statistics` counts; a declaration in a
/// function is part of the type around it, as in findings.
struct CodeMapBuilder {
  private let project: ClassifiedGraph
  private let verdicts: UsageVerdicts
  /// Only usages and declarations in these paths; empty: everything.
  private let focus: [String]
  private var map = CodeMap()
  private var partOfType: [Int]
  private var partOfFile: [FileID: Int] = [:]

  private var graph: Graph { project.graph }

  init(_ project: ClassifiedGraph, _ verdicts: UsageVerdicts, focus: [String]) {
    self.project = project
    self.verdicts = verdicts
    self.focus = focus
    partOfType = Array(repeating: -1, count: project.graph.types.count)
  }

  mutating func build() -> CodeMap {
    addLayers()
    addFiles()
    addTypes()
    addUsages()
    return map
  }

  private mutating func addLayers() {
    let definition = project.definition
    map.layers = definition.layers.enumerated().map { index, layer in
      let uses = definition.layers.indices.filter { $0 != index && layer.uses.contains(definition.layers[$0].name) }
      var result = CodeMap.Layer(
        name: layer.name, uses: uses, isNeutral: layer.isNeutral, isCompositionRoot: layer.isCompositionRoot)
      result.usesRoles = layer.usesRoles.map(\.rawValue).sorted()
      return result
    }
    for role in definition.roles where !role.usesRoles.isEmpty {
      map.usesRoles[role.id.rawValue] = role.usesRoles.map(\.rawValue).sorted()
    }
    map.decidingRoles = definition.roles.filter { $0.decidesLayer && $0.layer != nil }.map(\.id.rawValue).sorted()
    map.checksDependencies = definition.isOn(RuleIDs.dependencyRule)
  }

  private mutating func addFiles() {
    let features = verdicts.features
    map.modules = graph.modules.map(\.name)
    map.features = features.names
    map.files = graph.files.enumerated().map { index, file in
      CodeMap.File(
        path: file.path, module: file.module.index, feature: features.ofFile[index] < 0 ? nil : features.ofFile[index],
        isTest: file.isTest)
    }
  }

  /// By module, name and file.
  private mutating func addTypes() {
    let types = graph.typeIDs.filter { !graph[$0].isLocal }.sorted { a, b in
      if graph[a].module != graph[b].module { return graph[a].module < graph[b].module }
      if graph[a].name != graph[b].name { return graph[a].name < graph[b].name }
      return a < b
    }
    for type in types {
      let entity = graph[type]
      partOfType[type.index] = map.parts.count
      var part = CodeMap.Part(
        name: entity.name, module: entity.module.index, kind: String(describing: entity.kind),
        file: entity.declaration.file.index, line: graph.location(of: type).line,
        layer: index(of: project.layer(of: type)),
        role: project.role(of: type)?.rawValue, isTest: entity.isTest)
      let others = graph[entity.declaration.file].otherModules
      if !others.isEmpty { part.modules = ([entity.module] + others).map(\.index) }
      part.isInFocus = isInFocus(entity.declaration.file)
      if project.isReplacement(type) { part.replacement = project.isPreviewCode(type) ? "previews" : "tests" }
      map.parts.append(part)
    }
  }

  private mutating func addUsages() {
    var members: [String: Int] = ["": 0]
    var known: [UsageVerdict: Int] = [:]
    var names = MemberNames(graph)
    for usage in verdicts.usages where isInFocus(usage.reference.file) {
      guard let verdict = verdicts.verdict(of: usage) else { continue }
      let reference = usage.reference
      let file = reference.file
      let target = usage.target
      let position = graph[file].facts.position(of: reference.offset)
      let layers = verdicts.layers(of: usage)
      let member = names.name(at: reference.offset, of: file)
      let from = usage.user.map { partOfType[$0.index] } ?? part(of: file)
      let to = target.flatMap { part(of: $0) } ?? part(of: reference.target.declaringFile ?? file)
      map.usages.append(
        CodeMap.Usage(
          from: from, to: to, kind: reference.kind, file: file.index, line: position.line, column: position.column,
          fromLayer: layers.from?.index, toLayer: layers.to?.index,
          isThroughExtension: verdicts.isThroughExtension(usage), isOfOwnType: reference.isOfOwnType,
          isOfLocalType: target.map { graph[$0].isLocal } ?? false, isTest: graph[file].isTest,
          verdict: known.index(of: verdict, in: &map.verdicts), member: members.index(of: member, in: &map.members)))
    }
  }

  private func part(of type: TypeID) -> Int? {
    if partOfType[type.index] >= 0 { return partOfType[type.index] }
    return verdicts.outerType(of: type).map { partOfType[$0.index] }
  }

  /// The code of a file outside types.
  private mutating func part(of file: FileID) -> Int {
    if let part = partOfFile[file] { return part }
    let source = graph[file]
    var part = CodeMap.Part(
      name: String(source.path.lastPathComponent), module: source.module.index, kind: CodeMap.Part.fileKind,
      file: file.index, line: 1, layer: index(of: project.layerOfFile[file.index]), isTest: source.isTest)
    part.isInFocus = isInFocus(file)
    partOfFile[file] = map.parts.count
    map.parts.append(part)
    return map.parts.count - 1
  }

  private func index(of layer: String?) -> Int? { project.definition.layerID(named: layer)?.index }

  private func isInFocus(_ file: FileID) -> Bool {
    let path = graph[file].path
    return focus.isEmpty || focus.contains { RelativePath.covers($0, path) }
  }
}

extension Dictionary where Value == Int {
  /// The index of a value in a list without repetitions, to which it is added if it is new.
  fileprivate mutating func index(of key: Key, in list: inout [Key]) -> Int {
    if let known = self[key] { return known }
    list.append(key)
    self[key] = list.count - 1
    return list.count - 1
  }
}
