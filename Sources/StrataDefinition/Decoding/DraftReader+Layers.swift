import StrataYAML

/// `layers:`, `roles:`, `frameworks:` and `modules:`.
extension DraftReader {
  static let layerKeys = [
    "match", "fallback", "uses", "uses-roles", "forbids", "imports", "because", "composition-root", "neutral",
  ]
  static let familyLists = ["modules", "types", "members", "functions", "macros"]
  static let roleKeys = [
    "match", "layer", "interface-layer", "also-in", "uses", "uses-roles", "skips", "through", "dependency",
    "decides-layer",
    "composition-root",
  ]

  mutating func layers(_ node: YAMLNode) -> [LayerDraft] {
    var result: [LayerDraft] = []
    for entry in entries(of: node, in: "'layers'") ?? [] {
      var layer = LayerDraft(name: Located(value: entry.key, mark: keyMark(entry)))
      layer.isRemoved = isOff(entry.value)
      let issuesBefore = issues.count
      let lists = ["match", "fallback", "uses", "uses-roles", "forbids"]
      if !layer.isRemoved, !entry.value.isNull,
        let fields = fields(of: entry.value, in: "a layer", keys: DraftReader.layerKeys, lists: lists)
      {
        layer.selector = selectors(in: fields, "match", inLayer: true)
        layer.fallback = selectors(in: fields, "fallback", inLayer: true)
        layer.uses = names(in: fields, "uses")
        layer.usesRoles = names(in: fields, "uses-roles")
        layer.forbids = names(in: fields, "forbids")
        if !isBuiltIn {
          layer.ownUses = layer.uses.elements.first?.mark
          layer.ownForbids = layer.forbids.elements.first?.mark
        }
        if let entry = fields.entry("imports") { imports(entry, of: &layer) }
        layer.because = fields["because"].flatMap { text($0, "because") }?.value
        layer.isCompositionRoot = fields["composition-root"].flatMap { flag($0, "composition-root") }
        layer.isNeutral = fields["neutral"].flatMap { flag($0, "neutral") }
      }
      layer.isBroken = issues.count > issuesBefore
      result.append(layer)
    }
    return result
  }

  /// `imports: {only: […]}`
  private mutating func imports(_ entry: YAMLEntry, of layer: inout LayerDraft) {
    guard case .mapping = entry.value.content else {
      return report(
        mark(entry.value),
        "'imports' must be a mapping with 'only', as in 'imports: {only: [Foundation]}'\(shown(entry.value))")
    }
    guard let fields = fields(of: entry.value, in: "'imports'", keys: ["only"], lists: ["only"]) else { return }
    layer.imports = globs(in: fields, "only")
    if layer.imports.isGiven {
      layer.importsMark = keyMark(entry)
    } else if fields["only"] == nil, fields["only+"] == nil {
      report(fields.mark, "'imports' has no 'only'; list the modules that the layer may import")
    }
  }

  mutating func roles(_ node: YAMLNode) -> [RoleDraft] {
    var result: [RoleDraft] = []
    for entry in entries(of: node, in: "'roles'") ?? [] {
      var role = RoleDraft(id: Located(value: entry.key, mark: keyMark(entry)))
      role.isRemoved = isOff(entry.value)
      let issuesBefore = issues.count
      if !role.isRemoved,
        let fields = fields(
          of: entry.value, in: "a role", keys: DraftReader.roleKeys,
          lists: ["match", "also-in", "uses", "uses-roles", "skips"])
      {
        role.selector = selectors(in: fields, "match", inLayer: false)
        role.layer = fields["layer"].flatMap { text($0, "layer") }
        role.interfaceLayer = fields["interface-layer"].flatMap { text($0, "interface-layer") }
        role.alsoIn = names(in: fields, "also-in")
        role.uses = names(in: fields, "uses")
        role.usesRoles = names(in: fields, "uses-roles")
        role.skips = names(in: fields, "skips")
        role.through = fields["through"].flatMap { text($0, "through") }
        role.isDependency = fields["dependency"].flatMap { flag($0, "dependency") }
        role.decidesLayer = fields["decides-layer"].flatMap { flag($0, "decides-layer") }
        if let node = fields["composition-root"] {
          if case .scalar("wires", _) = node.content { role.rootsNeedWiring = true }
          role.isCompositionRoot = role.rootsNeedWiring ? true : flag(node, "composition-root")
        }
      }
      role.isBroken = issues.count > issuesBefore
      result.append(role)
    }
    return result
  }

  mutating func frameworks(_ node: YAMLNode) -> [FrameworkDraft] {
    var result: [FrameworkDraft] = []
    for entry in entries(of: node, in: "'frameworks'") ?? [] {
      var family = FrameworkDraft(name: Located(value: entry.key, mark: keyMark(entry)))
      if case .mapping = entry.value.content {
        let lists = DraftReader.familyLists
        if let fields = fields(
          of: entry.value, in: "a family of frameworks", keys: lists + ["because"], lists: lists)
        {
          family.modules = globs(in: fields, "modules")
          family.types = globs(in: fields, "types")
          family.members = globs(in: fields, "members")
          family.functions = globs(in: fields, "functions")
          family.macros = globs(in: fields, "macros")
          family.because = fields["because"].flatMap { text($0, "because") }?.value
          checkNames(fields)
        }
      } else {
        family.modules.replacement = texts(entry.value, entry.key).compactMap { glob($0) }
      }
      family.isOwn = !isBuiltIn
      result.append(family)
    }
    return result
  }

  /// Members are `Type.member`, functions a name alone.
  private mutating func checkNames(_ fields: Fields) {
    for key in ["members", "members+"] {
      for name in fields[key].map({ located($0) }) ?? [] where !isMember(name.value) {
        report(
          name.mark, "'\(name.value)' is not a static member; write its type and its name, as in 'DispatchQueue.main'")
      }
    }
    for (key, what, example) in [("functions", "function", "print"), ("macros", "macro", "Preview")] {
      for name in [key, key + "+"].flatMap({ fields[$0].map { located($0) } ?? [] })
      where name.value.contains(where: { ".()#@ ".contains($0) }) {
        report(
          name.mark, "'\(name.value)' is not the name of a \(what); write the name alone, as in '\(example)'")
      }
    }
  }

  private func isMember(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && !$0.contains("(") }
  }

  /// The strings of a list; mistakes in it are reported elsewhere.
  private func located(_ node: YAMLNode) -> [Located<String>] {
    var nodes = [node]
    if case .sequence(let items) = node.content { nodes = items }
    return nodes.compactMap { node in
      guard case .scalar(let text, _) = node.content, !node.isNull, !text.isEmpty else { return nil }
      return Located(value: text, mark: mark(node))
    }
  }

  /// `Name: path`, `Name: [paths]` or `Name: {paths: …, test: true}`.
  /// - Parameter own: the paths of each module, with their locations.
  mutating func modules(_ node: YAMLNode, _ own: inout [String: [OwnPath]]) -> [ModuleDefinition] {
    var result: [ModuleDefinition] = []
    for entry in entries(of: node, in: "'modules'") ?? [] {
      var module = ModuleDefinition(name: entry.key, paths: [], origin: keyMark(entry).origin)
      if case .mapping = entry.value.content {
        guard let fields = fields(of: entry.value, in: "a module", keys: ["paths", "test"]) else { continue }
        own[entry.key] = (fields["paths"].map { texts($0, "paths") } ?? []).compactMap {
          ownPath($0, of: "module '\(entry.key)'")
        }
        module.isTest = fields["test"].flatMap { flag($0, "test") } ?? false
        if fields["paths"] == nil { report(keyMark(entry), "module '\(entry.key)' has no 'paths'") }
      } else {
        own[entry.key] = texts(entry.value, entry.key).compactMap { ownPath($0, of: "module '\(entry.key)'") }
      }
      module.paths = (own[entry.key] ?? []).map(\.glob)
      result.append(module)
    }
    return result
  }

  /// `name: off` removes an element that an extended file declares.
  func isOff(_ node: YAMLNode) -> Bool { node.content == .scalar("off", isPlain: true) }
}
