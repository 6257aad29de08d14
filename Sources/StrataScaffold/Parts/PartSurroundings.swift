import StrataModel
import StrataSyntax

/// What is around a part that is added like another one, or removed: which files stay as they are, and which names are something
/// else although they are those of the exemplar.
struct PartSurroundings {
  let exemplar: PartList.Exemplar
  let files: FeatureFiles
  let types: [RoledType]
  /// Types without a role that have the name of a screen, and that have nothing to do with it.
  let strangers: Set<String>
  /// Files that stay as they are.
  let outside: Set<String>

  init(_ exemplar: PartList.Exemplar, in list: PartList) {
    self.exemplar = exemplar
    (files, types) = (list.files, list.types)
    let own = exemplar.kind == .screen ? ScreenTypes(of: exemplar, list.types, in: list.files) : nil
    strangers = own?.strangers ?? []
    outside =
      exemplar.kind == .endpoint
      ? Self.outsideOfMembers(exemplar, list) : Self.outsideOfTypes(exemplar, list, own)
  }

  private static func outsideOfTypes(
    _ exemplar: PartList.Exemplar, _ list: PartList, _ screen: ScreenTypes?
  ) -> Set<String> {
    let (files, types) = (list.files, list.types)
    let strangers = screen?.strangers ?? []
    let own = types.filter { exemplar.has($0) }
    let others = types.filter { !$0.isNeutral && ($0.role != nil || strangers.contains($0.name)) && !exemplar.has($0) }
    // A part needs no target of its own.
    let manifests = files.sources.paths.filter { $0.lastPathComponent == "Package.swift" }
    // Nor does a server in memory know of it.
    let packages = files.sources.paths.filter { $0.hasPrefix("Packages/") }
    return Set(others.map(\.path)).subtracting(own.map(\.path)).subtracting(files.roots).union(manifests)
      .union(packages).union(testFiles(of: Set(others.map(\.name)), except: exemplar, files))
      .union(screen?.testsOfOthers ?? [])
  }

  /// All files but those of the types, and those of tests that declare the member: they implement the same protocol.
  private static func outsideOfMembers(_ exemplar: PartList.Exemplar, _ list: PartList) -> Set<String> {
    let files = list.files
    let own = Set(list.types.filter { exemplar.types.contains($0.name) }.map(\.path))
    let named = Set(files.sources.containing([exemplar.base]))
    return Set(
      files.sources.paths.compactMap { path in
        if own.contains(path) { return nil }
        guard named.contains(path), let file = files.sources.names(of: path) else { return path }
        guard files.tests.contains(path) || files.roots.contains(path) == false else { return path }
        let declares = file.declarations.contains {
          $0.name == exemplar.base && !$0.isLocal && file.source.kind($0.node) == .functionDeclaration
        }
        return declares && implements(file.source, exemplar.types) ? nil : path
      })
  }

  /// Whether a file has a type that inherits from one of the types, or an extension of one.
  private static func implements(_ source: SwiftSource, _ types: Set<String>) -> Bool {
    source.tree.nodes.indices.contains { node in
      source.kind(node) == .inheritanceClause
        && source.descendants(of: node).contains { source.kind($0) == .name && types.contains(source.text($0)) }
    }
  }

  /// Files of tests whose suites have the names of types, and none that of the part.
  private static func testFiles(
    of types: Set<String>, except exemplar: PartList.Exemplar, _ files: FeatureFiles
  ) -> Set<String> {
    files.tests.filter { path in
      let suites = files.topLevelTypes(of: path)
      func isNamed(_ suite: String, _ names: Set<String>) -> Bool {
        ["Tests", "Test", "Spec", "Specs"].contains { ending in
          suite.hasSuffix(ending) && names.contains(String(suite.dropLast(ending.count)))
        }
      }
      let own = exemplar.types.union([exemplar.base])
      return suites.contains { isNamed($0, types) } && !suites.contains { isNamed($0, own) }
    }
  }

  /// Whether no file that stays as it is declares a member of this name.
  func isAlone(_ member: String) -> Bool {
    files.declarations(withWords: [member]).allSatisfy { path, declarations in
      !outside.contains(path) || !declarations.contains { $0.name == member && !$0.isLocal }
    }
  }

  /// Types in files that stay as they are, and that use the exemplar.
  var consumers: Set<String> {
    let users = Set(exemplar.types.flatMap(files.users)).intersection(outside)
    return Set(types.filter { users.contains($0.path) }.map(\.name))
  }
}

extension PartList.Exemplar {
  /// Whether a type is the part or belongs to it, or wires it.
  func has(_ type: RoledType) -> Bool {
    guard !type.isNeutral else { return false }
    if types.contains(type.name) { return true }
    guard kind == .screen, let role = type.role else { return false }
    return kind.wiringRoles.contains(role) || kind.roles.contains(role)
  }

  /// Words of which a text has one that has the name.
  var renaming: Renaming? {
    guard let name = GrownName(base), let other = GrownName("StrataExemplar") else { return nil }
    return Renaming(from: name, to: other)
  }
}
