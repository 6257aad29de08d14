import StrataModel
import StrataSyntax

/// What belongs to a feature: files of its own, and parts of files that features share.
///
/// A heuristic: by names, and by what uses what.
enum FeatureSlice {
  /// What the feature's parts are called under another name.
  static func names(from old: GrownName, to name: GrownName, in files: FeatureFiles) -> FeatureNames {
    var names = FeatureNames(renaming: Renaming(from: old, to: name, protecting: files.foreign), tables: files.tables)
    // What uses one of them may be another one.
    for _ in 0..<10 {
      let known = names
      names.sharedParameters = []
      for source in files.sources.values where !isOwn(source, names) {
        names.sharedParameters.formUnion(RepeatedUnits(source, names).sharedParameters)
      }
      let fixed = Set(fixedArguments(in: files, names).map(\.function))
      addNames(name, in: files, fixed, to: &names)
      if names.identifiers == known.identifiers, names.members == known.members,
        names.sharedParameters == known.sharedParameters
      {
        break
      }
    }
    return names
  }

  /// Arguments that cannot be passed for both features.
  static func fixedArguments(
    in files: FeatureFiles, _ names: FeatureNames
  ) -> [(function: String, path: String, node: Int)] {
    files.sources.sorted { $0.key < $1.key }.flatMap { path, source in
      RepeatedUnits(source, names).fixedArguments.map { ($0.function, path, $0.node) }
    }
  }

  /// The parts of a shared file.
  static func units(
    of path: String, _ source: SwiftSource, in files: FeatureFiles, _ names: FeatureNames
  ) -> RepeatedUnits {
    RepeatedUnits(
      source, names, readsStrings: path.pathComponents.last == "Package.swift", isRoot: files.roots.contains(path))
  }

  static func path(_ path: String, _ names: FeatureNames) -> String {
    names.renaming.apply(path, as: .path).replacingIdentifiers(names.identifiers)
  }

  /// Whether all that a file declares belongs to the feature.
  static func isOwn(_ source: SwiftSource, _ names: FeatureNames) -> Bool {
    let renamed = RenamedSource(source, names)
    var isOwn = false
    for node in source.children(of: 0) {
      switch source.kind(node) {
      case .importDeclaration: continue
      case .conditional:
        for branch in source.children(of: node) where source.kind(branch) == .conditionalBranch {
          for inner in source.children(of: branch)
          where ![.conditionText, .importDeclaration].contains(source.kind(inner)) {
            guard declares(inner, source, renamed) else { return false }
            isOwn = true
          }
        }
      default:
        guard declares(node, source, renamed) else { return false }
        isOwn = true
      }
    }
    return isOwn
  }

  /// Whether the name of a declaration, or the type that it extends, has the name of the feature.
  private static func declares(_ node: Int, _ source: SwiftSource, _ renamed: RenamedSource) -> Bool {
    let children = source.children(of: node)
    switch source.kind(node) {
    case .extensionDeclaration:
      // `extension Date { init(_ user: UserDTO) }` is the feature's, too, if the clause has its name.
      return children.prefix { source.kind($0) != .memberBlock }.contains { renamed.changes(source.range($0)) }
    case .macroExpansionDeclaration: return renamed.changes(source.range(node))
    case .variableDeclaration:
      return source.descendants(of: node).first { source.kind($0) == .identifierPattern }
        .map { renamed.changes(source.range($0)) } ?? false
    default: return children.first { source.kind($0) == .name }.map { renamed.changes(source.range($0)) } ?? false
    }
  }

  /// Names for what belongs to the exemplar without having its name: static members such as `Samples.ada`, properties of
  /// composition roots, suites of tests that keep parts of it, and types that only the exemplar uses.
  private static func addNames(
    _ name: GrownName, in files: FeatureFiles, _ fixed: Set<String>, to names: inout FeatureNames
  ) {
    var found: [String: Set<String>] = [:]
    var others: Set<String> = []
    for (path, source) in files.sources where !isOwn(source, names) {
      let units = RepeatedUnits(source, names, isRoot: files.roots.contains(path))
      var unnamed = Set(units.unnamed + units.suites.filter { !testsAnother($0, source, files) })
      if let type = onlyType(of: source), belongs(type, path, files, names, fixed) { unnamed.insert(type) }
      for declaration in source.declarations where !declaration.isLocal {
        if unnamed.contains(declaration.node) {
          found[declaration.name, default: []].insert(declaration.owner ?? "")
        } else {
          others.insert(declaration.name)
        }
      }
    }
    for (old, owners) in found {
      if !others.contains(old) {
        names.identifiers[old] = name.combined(with: old)
      } else {
        for owner in owners where !owner.isEmpty { names.members["\(owner).\(old)"] = name.combined(with: old) }
      }
    }
  }

  /// Whether a suite has the name of a type, so that it is about that one: `AvatarRepositoryTests`.
  private static func testsAnother(_ suite: Int, _ source: SwiftSource, _ files: FeatureFiles) -> Bool {
    guard let name = source.children(of: suite).first(where: { source.kind($0) == .name }).map(source.text) else {
      return false
    }
    return ["Tests", "Test", "Specs", "Spec"].contains { ending in
      name.hasSuffix(ending) && files.types[String(name.dropLast(ending.count))] != nil
    }
  }

  /// The type that a file declares alone, apart from extensions.
  private static func onlyType(of source: SwiftSource) -> Int? {
    let types = source.children(of: 0).filter(source.isType)
    return types.count == 1 ? types.first : nil
  }

  /// Whether a type uses the exemplar, and only files of the exemplar use it, apart from composition roots and tests. One that only
  /// those use belongs to the exemplar if it cannot serve both.
  private static func belongs(
    _ type: Int, _ path: String, _ files: FeatureFiles, _ names: FeatureNames, _ fixed: Set<String>
  ) -> Bool {
    guard let source = files.sources[path], !files.roots.contains(path), !files.tests.contains(path),
      let name = source.children(of: type).first(where: { source.kind($0) == .name }).map(source.text)
    else { return false }
    let renamed = RenamedSource(source, names)
    guard source.uses.contains(where: { renamed.changes(source.range($0.node)) }) else { return false }
    let users = (files.users[name] ?? []).subtracting(files.roots).subtracting(files.tests).subtracting([path])
    return (!users.isEmpty || fixed.contains(name))
      && users.allSatisfy { files.sources[$0].map { isOwn($0, names) } == true }
  }
}
