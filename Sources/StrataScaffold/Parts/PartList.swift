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

  let types: [RoledType]
  /// By kind, sorted by name.
  package let exemplars: [FeaturePartKind: [Exemplar]]
  let files: FeatureFiles

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
}
