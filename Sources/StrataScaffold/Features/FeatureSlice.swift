import StrataModel
import StrataSyntax

/// What belongs to a feature: files of its own, and parts of files that features share.
///
/// A heuristic: by names, by modules and folders, and by what uses what.
struct FeatureSlice: Sendable {
  let files: FeatureFiles
  let name: GrownName
  let scope: SliceScope
  /// What the feature's parts are called under another name.
  var names: FeatureNames
  /// Paths of files that belong to the feature alone.
  private(set) var own: Set<String> = []
  /// By path, the parts of each file that has the name.
  private(set) var units: [String: RepeatedUnits] = [:]
  /// Files of others that use the feature.
  private var otherUsers: Set<String> = []
  /// The parts of each file as long as no parameter is shared, and the names with which they were found.
  private var plainUnits: [String: RepeatedUnits] = [:]
  private var plainNames: Set<String> = []
  /// By path, the arguments of calls that would not compile (``MisfitArguments``).
  private(set) var misfits: [String: [Int]] = [:]
  /// Of a screen: members with its name that are something else.
  private var othersOfScreen: (members: Set<String>, names: Set<String>) = ([], [])

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
    (names.ambiguousNames, names.keptStrings) = (scope.ambiguousNames, scope.keptStrings)
    if scope.isMember {
      names.owners = scope.owners
      findUnits(in: changed(at: files.sources.containing(Array(scope.identifiers.keys))), places)
      misfits = MisfitArguments(self).all
      return
    }
    let named = changed(at: files.sources.containing(names.renaming.words)).merging(
      files.sources.names(of: places.own.sorted()).map { ($0.path, $0.names.source) }
    ) {
      $1
    }
    var sources = named
    // What uses one of them may be another one.
    for _ in 0..<10 {
      let known = names
      let further = names.others
      let more = Set(further.flatMap(files.sources.mentioning)).subtracting(named.keys)
      sources = named.merging(changed(at: more.sorted())) { $1 }
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
    // What used one of them may be something else, too.
    while !othersOfScreen.members.isSubset(of: names.keptMembers) {
      names.keptMembers.formUnion(othersOfScreen.members)
      names.keptNames.formUnion(othersOfScreen.names)
      plainUnits = [:]
      findUnits(in: sources, places)
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
    for path in users { plainUnits[path] = nil }
    return !users.isEmpty
  }

  /// Leaves statements that would pass a value of a new type to code that takes one of the exemplar's types.
  private mutating func leaveMisfits() {
    while true {
      misfits = MisfitArguments(self).all
      let shared = misfits.filter { !own.contains($0.key) }
      if shared.isEmpty { return }
      var hasLeft = false
      for (path, arguments) in shared where units[path]?.leaveStatements(around: arguments) == true { hasLeft = true }
      if !hasLeft { break }
    }
    misfits = MisfitArguments(self).all
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
        repeatsOverloads: !scope.isPart && !files.single.contains(path) && !files.screens.contains(path),
        repeatsStatements: !scope.isPart || !files.screens.contains(path))
    }
    names.sharedParameters = []
    // A name that was found last says nothing new of files without it.
    let added = WordSearch(Set(names.others).subtracting(plainNames))
    plainNames.formUnion(names.others)
    for (path, source) in sources where plainUnits[path] == nil || added.isFound(in: source.bytes) {
      plainUnits[path] = units(path, source)
    }
    self.units = plainUnits.filter { sources[$0.key] != nil }
    keepUnits(sources)
    let shared = Set(self.units.filter { !own.contains($0.key) }.flatMap(\.value.sharedParameters))
    guard !shared.isEmpty else { return }
    names.sharedParameters = shared
    let functions = WordSearch(shared.map { String($0.prefix { $0 != "(" }) })
    for (path, source) in sources {
      self.units[path] = functions.isFound(in: source.bytes) ? units(path, source) : plainUnits[path]
    }
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
    let declared = Set(own.flatMap { files.declarations(of: $0).map(\.name) })
    othersOfScreen = (screen.membersOfOthers, screen.namesOfOthers(than: declared))
  }
}
