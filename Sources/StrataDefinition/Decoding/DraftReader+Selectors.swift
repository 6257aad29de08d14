import StrataModel
import StrataYAML

/// `match:` and `fallback:`.
extension DraftReader {
  static let layerSelectorKeys = [
    "path", "module", "name", "prefix", "suffix", "word", "kind", "conforms", "conforms-outside", "inherits",
    "attribute", "takes", "stores", "member",
    "imports", "folder-imports", "public", "top-level", "all", "any", "not",
  ]
  static let roleSelectorKeys = layerSelectorKeys + ["layer", "inside", "shape", "wires"]

  /// `match` and `match+`, each with its location.
  mutating func selectors(in fields: Fields, _ key: String, inLayer: Bool) -> ListEdit<Selector> {
    var edit = ListEdit<Selector>()
    for (name, isAddition) in [(key, false), (key + "+", true)] {
      guard let entry = fields.entry(name) else { continue }
      guard let selector = selector(entry.value, name, inLayer: inLayer) else { continue }
      let mark = keyMark(entry)
      let written = Selector.written(at: SelectorLine(origin: mark.origin, isOwn: mark.isOwn), selector)
      if isAddition { edit.additions = [written] } else { edit.replacement = [written] }
    }
    return edit
  }

  /// A mapping matches if all its conditions do. A list matches if one of its selectors does.
  mutating func selector(_ node: YAMLNode, _ what: String, inLayer: Bool) -> Selector? {
    if case .sequence(let items) = node.content {
      return Selector.joined(items.compactMap { selector($0, what, inLayer: inLayer) }, by: Selector.any)
    }
    guard case .mapping(let entries) = node.content else {
      report(
        mark(node),
        "'\(what)' must be a mapping of conditions ('suffix: View') or a list of such mappings, this is \(node.shape)")
      return nil
    }
    let keys = inLayer ? DraftReader.layerSelectorKeys : DraftReader.roleSelectorKeys
    var conditions: [Selector] = []
    for entry in entries {
      guard keys.contains(entry.key) else {
        reportUnknown(entry, keys: keys, inLayer: inLayer)
        continue
      }
      if let condition = condition(entry, inLayer: inLayer) { conditions.append(condition) }
    }
    if entries.isEmpty { report(mark(node), "'\(what)' has no condition") }
    return Selector.joined(conditions, by: Selector.all)
  }

  private mutating func reportUnknown(_ entry: YAMLEntry, keys: [String], inLayer: Bool) {
    if inLayer, ["layer", "inside", "shape", "wires"].contains(entry.key) {
      return report(keyMark(entry), "'\(entry.key)' is allowed only in roles; layers are decided before roles")
    }
    let known = "; conditions are \(keys.joined(separator: ", "))"
    report(
      keyMark(entry),
      "unknown condition '\(entry.key)'" + Suggestion.suffix(for: entry.key, among: keys, otherwise: known))
  }

  mutating func condition(_ entry: YAMLEntry, inLayer: Bool) -> Selector? {
    let node = entry.value
    switch entry.key {
    case "path": return any(texts(node, "path").compactMap { path($0) }.map { .path($0) })
    case "module": return any(texts(node, "module").compactMap { glob($0) }.map { .module($0) })
    case "name": return any(texts(node, "name").compactMap { glob($0) }.map { .name($0) })
    case "prefix": return any(texts(node, "prefix").map { .prefix($0.value) })
    case "suffix": return any(texts(node, "suffix").map { .suffix($0.value) })
    case "word": return any(texts(node, "word").map { .word($0.value) })
    case "conforms": return any(texts(node, "conforms").compactMap { glob($0) }.map { .conforms($0) })
    case "conforms-outside":
      return any(texts(node, "conforms-outside").compactMap { glob($0) }.map { .conformsOutside($0) })
    case "inherits": return any(texts(node, "inherits").compactMap { glob($0) }.map { .inherits($0) })
    case "attribute": return any(texts(node, "attribute").compactMap { glob($0) }.map { .attribute($0) })
    case "takes": return any(texts(node, "takes").compactMap { glob($0) }.map { .takes($0) })
    case "stores": return any(texts(node, "stores").compactMap { glob($0) }.map { .stores($0) })
    case "member": return any(texts(node, "member").compactMap { glob($0) }.map { .member($0) })
    case "shape": return any(texts(node, "shape").compactMap { shape($0) }.map { .shape($0) })
    case "wires": return flag(node, "wires").map { $0 ? .wires : .not(.wires) }
    case "imports": return any(texts(node, "imports").compactMap { glob($0) }.map { .imports($0) })
    case "folder-imports":
      return any(texts(node, "folder-imports").compactMap { glob($0) }.map { .folderImports($0) })
    case "kind": return kinds(texts(node, "kind"))
    case "public": return flag(node, "public").map { $0 ? .isPublic : .not(.isPublic) }
    case "top-level": return flag(node, "top-level").map { $0 ? .isTopLevel : .not(.isTopLevel) }
    case "layer":
      let names = texts(node, "layer")
      layersInSelectors += names
      return any(names.map { .layer($0.value) })
    case "inside":
      let names = texts(node, "inside")
      rolesInSelectors += names
      return any(names.map { .inside(RoleID(rawValue: $0.value)) })
    case "not": return selector(node, "not", inLayer: inLayer).map { .not($0) }
    default:
      guard case .sequence(let items) = node.content else {
        report(mark(node), "'\(entry.key)' must be a list of selectors, this is \(node.shape)")
        return nil
      }
      let selectors = items.compactMap { selector($0, entry.key, inLayer: inLayer) }
      return Selector.joined(selectors, by: entry.key == "all" ? Selector.all : Selector.any)
    }
  }

  private mutating func shape(_ name: Located<String>) -> TypeShape? {
    if let shape = TypeShape(rawValue: name.value) { return shape }
    let all = TypeShape.allCases.map(\.rawValue)
    let known = "; shapes are \(all.joined(separator: ", "))"
    report(
      name.mark, "unknown shape '\(name.value)'" + Suggestion.suffix(for: name.value, among: all, otherwise: known))
    return nil
  }

  private func any(_ selectors: [Selector]) -> Selector? { Selector.joined(selectors, by: Selector.any) }

  static let kindNames: [(String, DeclarationKind)] = [
    ("class", .class), ("struct", .struct), ("enum", .enum), ("actor", .actor), ("protocol", .protocol),
    ("typealias", .typealias),
  ]

  private mutating func kinds(_ names: [Located<String>]) -> Selector? {
    var kinds: Set<DeclarationKind> = []
    for name in names {
      if let known = DraftReader.kindNames.first(where: { $0.0 == name.value }) {
        kinds.insert(known.1)
      } else {
        let all = DraftReader.kindNames.map(\.0)
        let known = "; kinds are \(all.joined(separator: ", "))"
        report(
          name.mark, "unknown kind '\(name.value)'" + Suggestion.suffix(for: name.value, among: all, otherwise: known))
      }
    }
    return kinds.isEmpty ? nil : .kind(kinds)
  }
}

extension Selector {
  /// Several selectors joined into one; nil if there is none.
  static func joined(_ selectors: [Selector], by join: ([Selector]) -> Selector) -> Selector? {
    selectors.count > 1 ? join(selectors) : selectors.first
  }
}
