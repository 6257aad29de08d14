import StrataModel
import StrataSyntax

/// What belongs to a feature without having its name.
extension FeatureSlice {
  /// Names for what belongs to the exemplar without having its name: static members such as `Samples.ada`, properties of
  /// composition roots, suites of tests that keep parts of it, functions that only differ in their types, and types that only
  /// the exemplar uses or that stand in its folder.
  mutating func addNames(_ places: FeaturePlaces) {
    let fixed = Set(fixedArguments.map(\.function))
    var found: [String: Set<String>] = [:]
    var functions: Set<String> = []
    var unnamed: [String: Set<Int>] = [:]
    for path in own.union(units.keys) {
      guard let source = files.sources[path] else { continue }
      let nodes = self.unnamed(path, source, fixed, places)
      if nodes.isEmpty { continue }
      unnamed[path] = nodes
      for declaration in files.declarations(of: path)
      where !declaration.isLocal && nodes.contains(declaration.node) {
        found[declaration.name, default: []].insert(declaration.owner ?? "")
        if source.kind(declaration.node) == .functionDeclaration, !source.isTest(declaration.node) {
          functions.insert(declaration.name)
        }
      }
    }
    let others = others(named: found, except: unnamed)
    var (identifiers, members): ([String: String], [String: String]) = ([:], [:])
    for (old, owners) in found {
      let new = newName(of: old, isFunction: functions.contains(old))
      if !others.contains(old) {
        identifiers[old] = new
      } else {
        for owner in owners where !owner.isEmpty { members["\(owner).\(old)"] = new }
      }
    }
    names.add(identifiers: identifiers, members: members)
  }

  /// Which of some names files of others declare, too.
  func others(named names: [String: Set<String>], except nodes: [String: Set<Int>]) -> Set<String> {
    if names.isEmpty { return [] }
    var others: Set<String> = []
    let mentions = Set(names.keys.flatMap(files.sources.mentioning)).subtracting(own).sorted()
    for (path, declarations) in files.declarations(at: files.sources.declaring(Set(names.keys), in: mentions))
    where !own.contains(path) {
      for declaration in declarations
      where !declaration.isLocal && names[declaration.name] != nil && nodes[path]?.contains(declaration.node) != true {
        others.insert(declaration.name)
      }
    }
    return others
  }

  private func newName(of old: String, isFunction: Bool) -> String {
    guard let stem = scope.stem else {
      return isFunction ? old + name.text(.upperCamel) : name.combined(with: old)
    }
    let renamed = Renaming(from: stem.old, to: stem.new).apply(old, as: .code)
    return renamed == old ? stem.new.combined(with: old) : renamed
  }

  /// The declarations of a file that belong to the feature and need another name.
  private func unnamed(_ path: String, _ source: SwiftSource, _ fixed: Set<String>, _ places: FeaturePlaces) -> Set<Int>
  {
    if own.contains(path) { return places.has(path) ? unnamedTypes(source) : [] }
    guard let units = units[path], !scope.outside.contains(path) else { return [] }
    if scope.isPart { return Set(units.unnamed.filter { isOfPart($0, source) }) }
    var unnamed = Set(units.unnamed + units.suites.filter { !testsAnother($0, source) })
    if let type = Self.onlyType(of: source), belongs(type, path, fixed) { unnamed.insert(type) }
    return unnamed
  }

  /// Whether a declaration without the name of the part belongs to it: no test of code that uses the part, and no property that
  /// holds something else, which gets the part.
  private func isOfPart(_ node: Int, _ source: SwiftSource) -> Bool {
    if source.isTest(node) { return !source.names(scope.consumers, in: node) }
    guard source.kind(node) == .variableDeclaration else { return true }
    let renamed = RenamedSource(source, names)
    return source.descendants(of: node).contains {
      source.kind($0) == .typeAnnotation && renamed.changes(source.range($0))
    }
  }

  /// Types of a file in the feature's folder or module without its name, which would be declared twice.
  private func unnamedTypes(_ source: SwiftSource) -> Set<Int> {
    let renamed = RenamedSource(source, names)
    return Set(
      source.children(of: 0).filter { node in
        guard source.isType(node) || source.kind(node) == .typealiasDeclaration,
          let name = source.name(of: node)
        else { return false }
        return names.identifiers[source.text(name)] != nil || !renamed.changes(source.range(name))
      })
  }

  /// Whether a suite has the name of a type, so that it is about that one: `AvatarRepositoryTests`.
  private func testsAnother(_ suite: Int, _ source: SwiftSource) -> Bool {
    guard let name = source.name(of: suite).map(source.text) else { return false }
    return ["Tests", "Test", "Specs", "Spec"].contains { ending in
      name.hasSuffix(ending) && !files.types(named: String(name.dropLast(ending.count))).isEmpty
    }
  }

  /// The type that a file declares alone, apart from extensions.
  private static func onlyType(of source: SwiftSource) -> Int? {
    let types = source.children(of: 0).filter(source.isType)
    return types.count == 1 ? types.first : nil
  }

  /// Whether a type uses the exemplar, and only files of the exemplar use it, apart from composition roots and tests. One that only
  /// those use belongs to the exemplar if it cannot serve both.
  private func belongs(_ type: Int, _ path: String, _ fixed: Set<String>) -> Bool {
    guard let source = files.sources[path], !files.roots.contains(path), !files.tests.contains(path),
      let name = source.name(of: type).map(source.text)
    else { return false }
    // Most types are used by a file of something else, so that nothing more is asked.
    let mentions = Set(files.sources.mentioning(name)).subtracting(files.roots).subtracting(files.tests)
      .subtracting([path])
    let elsewhere = mentions.subtracting(own).sorted()
    guard !elsewhere.contains(where: { files.uses(name, at: $0) }),
      fixed.contains(name) || mentions.intersection(own).contains(where: { files.uses(name, at: $0) })
    else { return false }
    let renamed = RenamedSource(source, names)
    return source.uses.contains { renamed.changes(source.range($0.node)) }
  }
}
