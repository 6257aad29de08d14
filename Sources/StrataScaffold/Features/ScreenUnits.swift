import StrataSyntax

/// Of the parts of shared files that have the name of a screen, those that are there for the screen: they have its types. A
/// gateway's operation of the same name has nothing to do with it.
struct ScreenUnits {
  private struct Unit: Hashable {
    let path: String
    let node: Int
  }

  private let sources: [String: SwiftSource]
  private let names: FeatureNames
  /// What files of the screen alone declare.
  private let own: Set<String>
  /// By part, the names that it uses and that it declares.
  private var used: [Unit: Set<String>] = [:]
  private var declared: [Unit: Set<String>] = [:]
  private var kept: Set<Unit> = []

  /// - Parameters:
  ///   - own: the paths of files that belong to the screen alone.
  ///   - units: by path, the parts that have its name.
  init(_ units: [String: RepeatedUnits], own paths: Set<String>, in files: FeatureFiles, _ names: FeatureNames) {
    sources = files.sources
    self.names = names
    var (own, core, wanted): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for path in paths {
      guard let source = sources[path] else { continue }
      let renamed = RenamedSource(source, names)
      for declaration in files.declarations[path] ?? [] where !declaration.isLocal {
        own.insert(declaration.name)
        if source.isType(declaration.node), Self.changes(declaration.name, names) { core.insert(declaration.name) }
      }
      wanted.formUnion(Self.changedNames(source, 0, renamed))
    }
    self.own = own
    for (path, units) in units where !paths.contains(path) {
      guard let source = sources[path] else { continue }
      let renamed = RenamedSource(source, names)
      for node in units.nodes.union(units.calls) {
        let whole = units.calls.contains(node) ? source.parents[node] : node
        used[Unit(path: path, node: node)] = Self.changedNames(source, whole, renamed)
        let all = (files.declarations[path] ?? []).filter { $0.node == node }.map(\.name)
        declared[Unit(path: path, node: node)] = Set(all)
      }
    }
    keep(core, wanted.subtracting(own))
  }

  /// - Parameters:
  ///   - core: names that tell that a part is the screen's.
  ///   - wanted: names that are used under the new name, and that a part declares.
  private mutating func keep(_ core: Set<String>, _ wanted: Set<String>) {
    var (core, wanted) = (core, wanted)
    while true {
      let new = used.keys.filter { unit in
        !kept.contains(unit)
          && (used[unit]?.isDisjoint(with: core) == false || declared[unit]?.isDisjoint(with: wanted) == false)
      }
      if new.isEmpty { return }
      kept.formUnion(new)
      for unit in new {
        core.formUnion((declared[unit] ?? []).subtracting(own))
        wanted.formUnion((used[unit] ?? []).subtracting(own))
      }
    }
  }

  func isKept(_ node: Int, in path: String) -> Bool { kept.contains(Unit(path: path, node: node)) }

  private static func changes(_ name: String, _ names: FeatureNames) -> Bool {
    names.renaming.apply(name, as: .code).replacingIdentifiers(names.identifiers) != name
  }

  /// The names below a node, and those that it declares, that change.
  private static func changedNames(_ source: SwiftSource, _ node: Int, _ renamed: RenamedSource) -> Set<String> {
    Set(
      source.descendants(of: node).filter { child in
        [.name, .identifierExpression, .identifierPattern].contains(source.kind(child))
          && renamed.changes(source.range(child))
      }.map(source.text))
  }
}
