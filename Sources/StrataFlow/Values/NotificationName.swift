import StrataDefinition
import StrataModel
import StrataRules

/// What the code that posts a notification and the code that observes it have in common.
enum NotificationName: Hashable {
  case text(String)
  /// Constants whose text is not known: `AppEvent.saved.name`.
  case constant([DeclarationID])
  /// `UIApplication.didEnterBackgroundNotification`
  case outside(String)
}

/// Finds the names of notifications that expressions stand for.
struct NotificationNames {
  let regions: CodeRegions
  /// Constants in extensions of `Notification.Name`, by their names: where it is not known what `.saved` is.
  private let constants: [String: [DeclarationID]]

  private var graph: Graph { regions.graph }

  init(_ regions: CodeRegions, types: WordList) {
    self.regions = regions
    var found: [String: [DeclarationID]] = [:]
    for (index, file) in regions.graph.files.enumerated() where !file.isTest {
      let (facts, id) = (file.facts, FileID(UInt32(index)))
      for (position, fact) in facts.declarations.enumerated() where fact.kind == .variable && fact.parent != noIndex {
        let parent = facts.declarations[Int(fact.parent)]
        guard parent.kind == .extension, parent.type != noIndex,
          types.matches(facts.typeText(of: Int(parent.type)))
        else { continue }
        found[facts.names[fact.name], default: []].append(DeclarationID(id, UInt32(position)))
      }
    }
    constants = found
  }

  private static let maximumDepth = 8

  /// The name for which an expression stands; nil if it is not known, as that of a parameter.
  func name(at value: Int, in region: CodeRegion, depth: Int = 0) -> NotificationName? {
    guard depth < Self.maximumDepth else { return nil }
    let tree = region.tree
    let node = tree.unwrapped(value)
    switch tree[node].kind {
    case .stringLiteral: return tree.firstChild(of: node) == nil ? .text(tree.name(node)) : nil
    case .identifier, .implicitMember: return name(ofMembers: [node], in: region, depth)
    case .chain:
      let parts = ([tree.base(of: node)] + Array(tree.suffixes(of: node))).filter { part in
        switch tree[part].kind {
        case .forceUnwrap, .optionalChaining: false
        default: true
        }
      }
      // `Notification.Name("saved")`, `.init("saved")`, `Notification(name: .saved)`
      if let last = parts.last, tree[last].kind == .call {
        let argument = tree.argument("name", of: last) ?? tree.arguments(of: last).first { _ in true }.map(tree.value)
        return argument.flatMap { name(at: $0, in: region, depth: depth + 1) }
      }
      return name(ofMembers: parts, in: region, depth)
    default: return nil
    }
  }

  /// `saved`, `.saved`, `Notification.Name.saved`, `AppEvent.saved.rawValue`
  private func name(ofMembers parts: [Int], in region: CodeRegion, _ depth: Int) -> NotificationName? {
    let tree = region.tree
    if parts.count == 1, tree[parts[0]].kind == .identifier {
      let text = tree.name(parts[0])
      if let local = region.locals.variable(named: text, at: parts[0]) {
        return local.value.flatMap { name(at: $0, in: region, depth: depth + 1) }
      }
    }
    let members = parts.compactMap { part -> DeclarationID? in
      let found = graph.meaning(of: part, tree, in: region.file)?.memberDeclaration ?? constant(part, tree)
      return found.flatMap { graph[$0].kind == .variable || graph[$0].kind == .enumCase ? $0 : nil }
    }
    if members.count == 1, let text = text(of: members[0], depth) { return text }
    if !members.isEmpty { return .constant(members) }
    let names = parts.map { tree.name($0) }
    // A name without a type, which is no member, is a parameter.
    if parts.count == 1, tree[parts[0]].kind == .identifier, names[0].first?.isLowercase != false { return nil }
    return .outside(names.suffix(2).joined(separator: "."))
  }

  private func constant(_ node: Int, _ tree: CodeTree) -> DeclarationID? {
    guard tree[node].kind == .implicitMember || tree[node].kind == .member else { return nil }
    let found = constants[tree.name(node)] ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// The text of a constant: `static let saved = Notification.Name("saved")`.
  private func text(of constant: DeclarationID, _ depth: Int) -> NotificationName? {
    guard let region = regions.initialValue(of: constant) ?? regions.body(of: constant) else { return nil }
    var value: Int?
    for root in region.tree.roots(in: region.range) {
      if value != nil { return nil }
      value = region.tree[root].kind == .return ? region.tree.firstChild(of: root) : root
    }
    return value.flatMap { name(at: $0, in: region, depth: depth + 1) }
  }
}
