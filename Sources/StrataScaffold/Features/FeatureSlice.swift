import StrataModel
import StrataSyntax

/// What belongs to a feature: files of its own, and parts of files that features share.
///
/// A heuristic: by names, by modules and folders, and by what uses what.
struct FeatureSlice: Sendable {
  let files: FeatureFiles
  private let name: GrownName
  private let scope: SliceScope
  /// What the feature's parts are called under another name.
  private(set) var names: FeatureNames
  /// Paths of files that belong to the feature alone.
  private(set) var own: Set<String> = []
  /// By path, the parts of each file that has the name.
  private(set) var units: [String: RepeatedUnits] = [:]
  /// Files of others that use the feature.
  private var otherUsers: Set<String> = []

  init(of old: GrownName, as name: GrownName, in files: FeatureFiles, _ scope: SliceScope = .feature) {
    self.files = files
    self.name = name
    self.scope = scope
    let places = FeaturePlaces(old, in: files, scope)
    let renaming =
      scope.isMember
      ? .none : files.renaming(from: old, to: name, protecting: places.protected.union(scope.protected))
    names = FeatureNames(
      renaming: renaming, identifiers: scope.identifiers, tables: files.project.tables(with: renaming.words))
    (names.keptMembers, names.keptNames) = (scope.keptMembers, scope.keptNames)
    names.ambiguousNames = scope.ambiguousNames
    if scope.isMember {
      names.owners = scope.owners
      findUnits(in: changed(at: files.sources.containing(Array(scope.identifiers.keys))), places)
      return
    }
    let named = changed(at: files.sources.containing(names.renaming.words)).merging(
      files.sources.names(of: places.own.sorted()).map { ($0.path, $0.names.source) }
    ) {
      $1
    }
    // What uses one of them may be another one.
    for _ in 0..<10 {
      let known = names
      let further = names.others
      let more = Set(further.flatMap(files.sources.mentioning)).subtracting(named.keys)
      let sources = named.merging(changed(at: more.sorted())) { $1 }
      own = Set(
        sources.filter { path, source in Self.isOwn(path, source, names, places) }.keys)
      findUnits(in: sources, places)
      addNames(places)
      if names.identifiers == known.identifiers, names.members == known.members,
        names.sharedParameters == known.sharedParameters, !leaveUsers()
      {
        break
      }
    }
    leaveMisfits()
  }

  /// The files that have other names.
  private func changed(at paths: [String]) -> [String: SwiftSource] {
    let sources = files.sources.names(of: paths).lazy.map { ($0.path, $0.names.source) }
    return Dictionary(uniqueKeysWithValues: sources.filter { RenamedSource($0.1, names).changesFile })
  }

  /// Leaves files as they are that are about one thing and that would take a value for each feature, where there is none.
  /// - Returns: whether there are such files.
  private mutating func leaveUsers() -> Bool {
    let users = Set(fixedArguments.flatMap { files.types(named: $0.function) })
      .intersection(files.single).subtracting(own).subtracting(otherUsers)
    otherUsers.formUnion(users)
    return !users.isEmpty
  }

  /// Leaves statements that would pass a value of a new type to code that takes one of the exemplar's types.
  private mutating func leaveMisfits() {
    while true {
      var hasLeft = false
      for (path, arguments) in MisfitArguments(self).all where !own.contains(path) {
        if units[path]?.leaveStatements(around: arguments) == true { hasLeft = true }
      }
      if !hasLeft { return }
    }
  }

  /// What the files and the units declare, and nothing else does. A word of the name may mean something else in other code.
  var declaredNames: Set<String> {
    var names: [String: Set<String>] = [:]
    var nodes: [String: Set<Int>] = [:]
    for (path, units) in units {
      guard let source = files.sources[path] else { continue }
      let isOwn = own.contains(path)
      for declaration in files.declarations(of: path) where !declaration.isLocal {
        let node = declaration.node
        if isOwn || units.nodes.contains(node) || source.ancestors(of: node).contains(where: units.nodes.contains) {
          names[declaration.name, default: []].insert(declaration.owner ?? "")
          nodes[path, default: []].insert(node)
        }
      }
    }
    return Set(names.keys).subtracting(others(named: names, except: nodes))
  }

  /// Arguments that cannot be passed for both features.
  var fixedArguments: [(function: String, path: String, node: Int)] {
    units.sorted { $0.key < $1.key }.flatMap { path, units in
      units.fixedArguments.map { ($0.function, path, $0.node) }
    }
  }

  /// Where the copy of a file of the feature stands: beside it under a name of its own if its path does not have the name.
  func path(_ path: String) -> String {
    let copy = Self.path(path, names)
    guard copy == path else { return copy }
    let folder = path.parentPath
    return (folder.isEmpty ? "" : folder + "/") + name.text(.upperCamel) + path.lastPathComponent
  }

  static func path(_ path: String, _ names: FeatureNames) -> String {
    names.renaming.apply(path, as: .path).replacingIdentifiers(names.identifiers)
  }

  private mutating func findUnits(in sources: [String: SwiftSource], _ places: FeaturePlaces) {
    func units(_ path: String, _ source: SwiftSource) -> RepeatedUnits {
      RepeatedUnits(
        source, names, in: files.project, readsStrings: path.pathComponents.last == "Package.swift",
        isRoot: files.roots.contains(path),
        isOfAnotherFeature: places.isOfAnotherFeature(path) || otherUsers.contains(path),
        repeatsOverloads: !scope.isPart && !files.single.contains(path) && !files.screens.contains(path))
    }
    names.sharedParameters = []
    self.units = [:]
    for (path, source) in sources { self.units[path] = units(path, source) }
    keepUnits(sources)
    let shared = Set(self.units.filter { !own.contains($0.key) }.flatMap(\.value.sharedParameters))
    guard !shared.isEmpty else { return }
    names.sharedParameters = shared
    for (path, source) in sources { self.units[path] = units(path, source) }
    keepUnits(sources)
  }

  /// Leaves out the units of others that have the name of a member or a screen.
  private mutating func keepUnits(_ sources: [String: SwiftSource]) {
    if scope.isMember {
      for (path, source) in sources {
        units[path]?.keep { !scope.owners.isDisjoint(with: source.typesWithMember($0)) }
      }
    }
    guard scope.isScreen else { return }
    let screen = ScreenUnits(units, own: own, in: files, names)
    for path in units.keys where !own.contains(path) { units[path]?.keep { screen.isKept($0, in: path) } }
  }

  /// Names for what belongs to the exemplar without having its name: static members such as `Samples.ada`, properties of
  /// composition roots, suites of tests that keep parts of it, functions that only differ in their types, and types that only
  /// the exemplar uses or that stand in its folder.
  private mutating func addNames(_ places: FeaturePlaces) {
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
  private func others(named names: [String: Set<String>], except nodes: [String: Set<Int>]) -> Set<String> {
    if names.isEmpty { return [] }
    var others: Set<String> = []
    for (path, declarations) in files.declarations(at: names.keys.flatMap(files.sources.mentioning))
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
    let renamed = RenamedSource(source, names)
    guard source.uses.contains(where: { renamed.changes(source.range($0.node)) }) else { return false }
    let users = files.users(of: name).subtracting(files.roots).subtracting(files.tests).subtracting([path])
    return (!users.isEmpty || fixed.contains(name)) && users.allSatisfy(own.contains)
  }
}
