import StrataClassification
import StrataDefinition
import StrataModel
import StrataReport
import StrataRules

/// The classified graph as the JSON of `strata map`, version 1: keys are added, never changed. Its edges are the usages
/// that rules judge; a declaration in a function is part of the enclosing type, as in findings.
struct MapBuilder {
  private let project: ClassifiedGraph
  private let context: RuleContext
  /// Only declarations in these paths; empty: everything.
  private let focus: [String]

  init(_ project: ClassifiedGraph, focus: [String]) {
    self.project = project
    context = RuleContext(project)
    self.focus = focus
  }

  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("types", of: types()) { write($0, &$1) }
      json.array("edges", of: edges()) { write($0, &$1) }
    }
    return json.bytes
  }

  private struct Edge: Hashable {
    var from: TypeID
    var to: TypeID
    var kind: Reference.Kind
    var file: FileID
    var line: Int
    /// The layer of the extension that declares the used member, if it is not that of the type.
    var layer: String?
  }

  /// By module, name and file.
  private func types() -> [TypeID] {
    let graph = project.graph
    return graph.typeIDs.filter { !graph[$0].isLocal && isInFocus(graph[$0].declaration.file) }.sorted { a, b in
      if graph[a].module != graph[b].module { return graph[a].module < graph[b].module }
      if graph[a].name != graph[b].name { return graph[a].name < graph[b].name }
      return a < b
    }
  }

  /// Each once, in the order of the source.
  private func edges() -> [Edge] {
    var seen: Set<Edge> = []
    return context.usages.compactMap { usage in
      let reference = usage.reference
      guard let from = usage.user, let to = usage.target, !project.graph[to].isLocal, isInFocus(reference.file)
      else { return nil }
      let layer = context.layerOfExtension(declaringMemberOf: reference)
      if reference.isOfOwnType, layer == nil { return nil }
      let line = project.graph[reference.file].facts.position(of: reference.offset).line
      let edge = Edge(from: from, to: to, kind: reference.kind, file: reference.file, line: line, layer: layer)
      return seen.insert(edge).inserted ? edge : nil
    }
  }

  private func write(_ type: TypeID, _ json: inout JSONWriter) {
    let graph = project.graph
    let entity = graph[type]
    let location = graph.location(of: type)
    json.object(inline: true) { json in
      json.member("name", entity.name)
      json.member("module", graph[entity.module].name)
      let others = graph[entity.declaration.file].otherModules
      if !others.isEmpty { json.member("modules", ([entity.module] + others).map { graph[$0].name }) }
      json.member("kind", String(describing: entity.kind))
      json.member("file", location.file)
      json.member("line", location.line)
      json.key("layer")
      if let layer = project.layer(of: type) { json.string(layer) } else { json.null() }
      json.key("role")
      if let role = project.role(of: type) { json.string(role.rawValue) } else { json.null() }
      if entity.isTest { json.member("test", true) }
      if project.isReplacement(type) { json.member("replacement", project.isPreviewCode(type) ? "previews" : "tests") }
    }
  }

  private func write(_ edge: Edge, _ json: inout JSONWriter) {
    let graph = project.graph
    json.object(inline: true) { json in
      json.member("from", graph[edge.from].name)
      json.member("to", graph[edge.to].name)
      json.member("kind", String(describing: edge.kind))
      json.member("file", graph[edge.file].path)
      json.member("line", edge.line)
      json.member("fromModule", graph[graph[edge.from].module].name)
      json.member("toModule", graph[graph[edge.to].module].name)
      // The code of an extension belongs to the module of its own file, as in `check`.
      let module = graph[edge.file].module
      if module != graph[edge.from].module { json.member("fileModule", graph[module].name) }
      if let layer = edge.layer { json.member("toLayer", layer) }
    }
  }

  private func isInFocus(_ file: FileID) -> Bool {
    let path = project.graph[file].path
    return focus.isEmpty || focus.contains { RelativePath.covers($0, path) }
  }
}
