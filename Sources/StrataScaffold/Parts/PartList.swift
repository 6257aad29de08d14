import StrataModel
import StrataSyntax

/// The parts of a project that can be exemplars: use cases, screens, repositories, gateways, endpoints and data sources.
package struct PartList: Sendable {
  package struct Exemplar: Sendable, Hashable {
    package let kind: FeaturePartKind
    /// As a command takes it: `GetUser`.
    package let name: String
    /// With the words for its role: `GetUserUseCase`.
    let base: String
    /// Its types, or those whose member it is.
    let types: Set<String>

    /// Of the names of features, the one with the most words that its own name has.
    package func feature(of names: [String]) -> GrownName? {
      let own = Self.words(base)
      let found = names.filter { name in
        let words = Self.words(name)
        return words.count <= own.count && (0...own.count - words.count).contains { own[$0...].starts(with: words) }
      }
      return found.max { Self.words($0).count < Self.words($1).count }.flatMap(GrownName.init)
    }

    private static func words(_ name: String) -> [String] {
      GrownName.spelledWords(of: name).map { Plural.singular($0.lowercased()) }
    }
  }

  private let types: [RoledType]
  /// By kind, sorted by name.
  package let exemplars: [FeaturePartKind: [Exemplar]]
  private let files: FeatureFiles

  package init(_ files: FeatureFiles, types: [RoledType]) {
    self.files = files
    self.types = types
    var exemplars: [FeaturePartKind: [Exemplar]] = [:]
    for kind in FeaturePartKind.allCases {
      let found = kind == .endpoint ? Self.endpoints(types, files) : Self.parts(kind, types)
      if !found.isEmpty { exemplars[kind] = found }
    }
    self.exemplars = exemplars
  }

  private static func parts(_ kind: FeaturePartKind, _ types: [RoledType]) -> [Exemplar] {
    // A view alone is a screen only where there are no view models.
    let role = kind.roles.first { role in types.contains { $0.role == role && !$0.isNeutral } }
    guard let role else { return [] }
    var found: [String: (name: String, types: Set<String>)] = [:]
    for type in types where type.role == role && !type.isNeutral {
      guard let name = PartName(of: type.name, role: role) else { continue }
      let base = kind == .screen ? name.stem : name.base
      found[base, default: (name.stem, [])].types.insert(type.name)
    }
    return found.map { Exemplar(kind: kind, name: $1.name, base: $0, types: $1.types) }.sorted { $0.name < $1.name }
  }

  /// Members of the types that know the routes.
  private static func endpoints(_ types: [RoledType], _ files: FeatureFiles) -> [Exemplar] {
    let role = FeaturePartKind.endpoint.roles.first { role in types.contains { $0.role == role && !$0.isNeutral } }
    guard let role else { return [] }
    var found: [String: Set<String>] = [:]
    let all = types.filter { $0.role == role && !$0.isNeutral }
    // Of data sources, those that ask a server.
    let remote = all.filter { type in ["Remote", "Api", "API", "Network"].contains { type.name.contains($0) } }
    for type in remote.isEmpty ? all : remote {
      guard let source = files.sources[type.path] else { continue }
      for declaration in source.declarations
      where declaration.owner == type.name && !declaration.isLocal && !declaration.isPrivate {
        guard [.functionDeclaration, .enumCaseElement].contains(source.kind(declaration.node)) else { continue }
        found[declaration.name, default: []].insert(type.name)
      }
    }
    return found.map { Exemplar(kind: .endpoint, name: $0, base: $0, types: $1) }.sorted { $0.name < $1.name }
  }

  /// The exemplar with a name, with or without the word for its role.
  package func exemplar(_ kind: FeaturePartKind, named text: String) -> Exemplar? {
    let name = GrownName(text)
    let all = exemplars[kind] ?? []
    if let same = all.first(where: { $0.name == text || $0.base == text }) { return same }
    if let same = all.first(where: { name != nil && [GrownName($0.name), GrownName($0.base)].contains(name) }) {
      return same
    }
    // A data source may be named without where its data is.
    let found = all.filter {
      kind == .datasource && PartGrowth.withoutPlace(GrownName.spelledWords(of: $0.name)).joined() == text
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The exemplar whose name has the most words of a new one; of several, the one with the most types.
  package func best(_ kind: FeaturePartKind, for name: GrownName) -> Exemplar? {
    let words = Set(name.words.map { $0.lowercased() })
    func shared(_ exemplar: Exemplar) -> Int {
      Set((GrownName(exemplar.name)?.words ?? []).map { $0.lowercased() }).intersection(words).count
    }
    return exemplars[kind]?.max { a, b in
      (shared(a), a.types.count, b.name) < (shared(b), b.types.count, a.name)
    }
  }

  /// Files that stay as they are when a part is added or removed.
  func outside(of exemplar: Exemplar) -> Set<String> {
    exemplar.kind == .endpoint ? outsideOfMembers(exemplar) : outsideOfTypes(exemplar)
  }

  private func outsideOfTypes(_ exemplar: Exemplar) -> Set<String> {
    let own = types.filter { isInside($0, exemplar) }
    let others = types.filter { !$0.isNeutral && $0.role != nil && !isInside($0, exemplar) }
    // A part needs no target of its own.
    let manifests = files.sources.paths.filter { $0.lastPathComponent == "Package.swift" }
    // Nor does a server in memory know of it.
    let packages = files.sources.paths.filter { $0.hasPrefix("Packages/") }
    return Set(others.map(\.path)).subtracting(own.map(\.path)).subtracting(files.roots).union(manifests).union(
      packages
    )
    .union(testFiles(of: Set(others.map(\.name)), except: exemplar))
  }

  /// Whether a type is the part or belongs to it, or wires it.
  private func isInside(_ type: RoledType, _ exemplar: Exemplar) -> Bool {
    guard !type.isNeutral else { return false }
    if exemplar.types.contains(type.name) { return true }
    guard exemplar.kind == .screen, let role = type.role else { return false }
    return exemplar.kind.wiringRoles.contains(role) || exemplar.kind.roles.contains(role)
  }

  /// Types and members that keep their names although these have that of a screen: what is behind it, and what wires it.
  func protected(of exemplar: Exemplar) -> Set<String> {
    guard exemplar.kind == .screen else { return [] }
    let inside = Set(types.filter { isInside($0, exemplar) }.map(\.name))
    return Set(types.filter { $0.role != nil || $0.isNeutral }.map(\.name)).subtracting(inside)
      .union(membersOfOthers(than: exemplar))
  }

  /// Names with that of the exemplar which only files declare that stay as they are, and what implements them, such as fakes:
  /// `avatarURL` of a user, beside a screen `Avatar`.
  private func membersOfOthers(than exemplar: Exemplar) -> Set<String> {
    guard let name = GrownName(exemplar.base), let other = GrownName("StrataExemplar") else { return [] }
    let (outside, kept) = (outside(of: exemplar), keptMembers(of: exemplar))
    var (others, own): (Set<String>, Set<String>) = ([], [])
    for (path, declarations) in files.declarations(withWords: Renaming(from: name, to: other).words) {
      let members = declarations.filter { !$0.isLocal }
      if outside.contains(path) {
        others.formUnion(members.map(\.name))
        continue
      }
      let source = files.sources[path]
      own.formUnion(
        members.filter { member in
          source?.typesWithMember(member.node).contains { kept.contains("\($0).\(member.name)") } != true
        }.map(\.name))
    }
    return others.subtracting(own)
  }

  /// Members of other types that have the name of a screen, such as the operations of use cases, as `Type.member`.
  func keptMembers(of exemplar: Exemplar) -> Set<String> {
    let others = otherTypes(than: exemplar)
    return Set(
      namedMembers(of: exemplar).compactMap { _, member in
        member.owner.flatMap { others.contains($0) ? "\($0).\(member.name)" : nil }
      })
  }

  /// The names of these: those that no other type has for a member which code elsewhere may use of a value, and the others.
  func keptNames(of exemplar: Exemplar) -> (kept: Set<String>, ambiguous: Set<String>) {
    let members = keptMembers(of: exemplar)
    var (kept, used): (Set<String>, Set<String>) = ([], [])
    for (path, member) in namedMembers(of: exemplar) {
      guard let source = files.sources[path] else { continue }
      if source.typesWithMember(member.node).contains(where: { members.contains("\($0).\(member.name)") }) {
        kept.insert(member.name)
      } else if !files.tests.contains(path), !member.isPrivate, source.isOfValue(member.node) {
        used.insert(member.name)
      }
    }
    return (kept.subtracting(used), kept.intersection(used))
  }

  /// Types with a role that are no part of the exemplar.
  private func otherTypes(than exemplar: Exemplar) -> Set<String> {
    Set(types.filter { $0.role != nil && !$0.isNeutral && !isInside($0, exemplar) }.map(\.name))
  }

  /// The members with the name of a screen.
  private func namedMembers(of exemplar: Exemplar) -> [(path: String, member: DeclaredName)] {
    guard exemplar.kind == .screen, let name = GrownName(exemplar.base), let other = GrownName("StrataExemplar") else {
      return []
    }
    return files.declarations(withWords: Renaming(from: name, to: other).words).flatMap { path, declarations in
      declarations.filter { !$0.isLocal && $0.owner != nil }.map { (path, $0) }
    }
  }

  /// Whether no file that stays as it is declares a member of this name.
  func isAlone(_ member: String, in exemplar: Exemplar) -> Bool {
    let outside = outside(of: exemplar)
    return files.declarations(withWords: [member]).allSatisfy { path, declarations in
      !outside.contains(path) || !declarations.contains { $0.name == member && !$0.isLocal }
    }
  }

  /// Types in files that stay as they are, and that use the exemplar.
  func consumers(of exemplar: Exemplar) -> Set<String> {
    let outside = outside(of: exemplar)
    let users = Set(exemplar.types.flatMap(files.users)).intersection(outside)
    return Set(types.filter { users.contains($0.path) }.map(\.name))
  }

  /// All files but those of the types, and those of tests that declare the member: they implement the same protocol.
  private func outsideOfMembers(_ exemplar: Exemplar) -> Set<String> {
    let own = Set(types.filter { exemplar.types.contains($0.name) }.map(\.path))
    let named = Set(files.sources.containing([exemplar.base]))
    return Set(
      files.sources.paths.compactMap { path in
        if own.contains(path) { return nil }
        guard named.contains(path), let source = files.sources[path] else { return path }
        guard files.tests.contains(path) || files.roots.contains(path) == false else { return path }
        let declares = source.declarations.contains {
          $0.name == exemplar.base && !$0.isLocal && source.kind($0.node) == .functionDeclaration
        }
        return declares && implements(source, exemplar.types) ? nil : path
      })
  }

  /// Whether a file has a type that inherits from one of the types, or an extension of one.
  private func implements(_ source: SwiftSource, _ types: Set<String>) -> Bool {
    source.tree.nodes.indices.contains { node in
      source.kind(node) == .inheritanceClause
        && source.descendants(of: node).contains { source.kind($0) == .name && types.contains(source.text($0)) }
    }
  }

  /// Files of tests whose suites have the names of types, and none that of the part.
  private func testFiles(of types: Set<String>, except exemplar: Exemplar) -> Set<String> {
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
}
