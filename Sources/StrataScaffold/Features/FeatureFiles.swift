import StrataModel
import StrataSyntax

/// The files in which a feature is looked for, and what they declare.
package struct FeatureFiles: Sendable {
  let sources: SourceFiles
  let project: ProjectNameIndex
  /// Files with composition roots, which wire all features.
  let roots: Set<String>
  let tests: Set<String>
  /// Files that start a program, of which a feature has none.
  let starts: Set<String>
  /// Files with use cases, repositories or models alone: each is about one thing, and lists none.
  let single: Set<String>
  /// Files with view models.
  let screens: Set<String>
  let modules: FeatureModules
  /// Nil where nothing was analysed.
  let links: FileLinks?
  /// The words of each folder's name.
  let folders: [Substring: GrownName]
  /// String Catalogs, by path.
  let catalogs: [String: StringCatalog]
  /// Those in another layout than Xcode's, which stay as they are.
  let unreadableCatalogs: [String]

  /// - Parameters:
  ///   - files: Swift files, by path.
  ///   - facts: what an analysis read of them, or of some of them; the others are parsed where it is asked for.
  ///   - graph: what an analysis found, to tell members of one name apart.
  ///   - jobs: how many threads read them.
  package init(
    _ files: [String: [UInt8]], facts: [String: FileFacts] = [:], graph: Graph? = nil,
    roots: Set<String> = [], tests: Set<String> = [], single: Set<String> = [],
    screens: Set<String> = [], modules: FeatureModules = .none,
    catalogs: [String: [UInt8]] = [:], jobs: Int = 1
  ) {
    self.roots = roots
    self.tests = tests
    self.single = single
    self.screens = screens
    self.modules = modules
    links = graph.map(FileLinks.init)
    let readable = catalogs.compactMapValues(StringCatalog.init)
    self.catalogs = readable
    unreadableCatalogs = catalogs.keys.filter { readable[$0] == nil }.sorted()
    sources = SourceFiles(files, facts: facts, memberUses: graph.map(MemberUseIndex.init), tests: tests, jobs: jobs)
    project = ProjectNameIndex(sources, modules: Set(modules.ofFile.values))
    let attributes = ["main", "UIApplicationMain", "NSApplicationMain"]
    let start = WordSearch(attributes.map { "@" + $0 })
    starts = Set(
      attributes.flatMap(sources.mentioning).filter { files[$0].map { start.isFound(in: $0) } == true })
    var folders: [Substring: GrownName] = [:]
    for path in Set(files.keys.map(\.parentPath)) {
      for folder in path.pathComponents where folders[folder] == nil {
        folders[folder] = GrownName(String(folder))
      }
    }
    self.folders = folders
  }

  /// What a file declares.
  func declarations(of path: String) -> [DeclaredName] { sources.names(of: path)?.declarations ?? [] }

  /// What the files declare whose text has one of several words.
  func declarations(withWords words: [String]) -> [(path: String, declarations: [DeclaredName])] {
    declarations(at: sources.containing(words))
  }

  func declarations(at paths: [String]) -> [(path: String, declarations: [DeclaredName])] {
    sources.names(of: Set(paths).sorted()).map { ($0.path, $0.names.declarations) }
  }

  /// The files that declare a type outside of other types, sorted.
  func types(named name: String) -> [String] {
    sources.mentioning(name).filter { topLevelTypes(of: $0).contains(name) }
  }

  /// The files that use a type.
  func users(of type: String) -> Set<String> {
    Set(sources.names(of: sources.mentioning(type)).filter { $0.names.uses.contains(type) }.map(\.path))
  }

  /// Whether a file uses a type.
  func uses(_ type: String, at path: String) -> Bool { sources.names(of: path)?.uses.contains(type) ?? false }

  /// The types that a file declares outside of other types.
  func topLevelTypes(of path: String) -> [String] {
    if let facts = sources.facts[path] {
      return facts.topLevelDeclarations.compactMap { index in
        let declaration = facts.declarations[index]
        return declaration.kind.isNominalType ? facts.names[declaration.name] : nil
      }
    }
    guard let file = sources.names(of: path) else { return [] }
    return file.declarations.filter { $0.owner == nil && file.source.isType($0.node) }.map(\.name)
  }

  /// The modules that a file imports.
  func imports(of path: String) -> Set<String> {
    if let facts = sources.facts[path] { return Set(facts.imports.map { facts.names[$0.module] }) }
    return sources.names(of: path)?.imports ?? []
  }

  /// The names of a feature as names of another one, without those that the project does not declare.
  /// - Parameter protected: further identifiers that keep their names.
  package func renaming(
    from old: GrownName, to name: GrownName, protecting protected: Set<String> = []
  ) -> Renaming {
    // `users` beside `UserList`: of a name that is its own plural, both would be called `SeriesList`.
    let lists = WordSearch([old.text(.upperCamel) + "List", old.text(.lowerCamel) + "List"])
    let hasLists = name.isItsOwnPlural && sources.bytes.values.contains { lists.isFound(in: $0) }
    let foreign = project.foreign(with: Renaming(from: old, to: name).words)
    return Renaming(
      from: old, to: name, protecting: foreign.union(protected), ending: hasLists ? "Collection" : "List")
  }

  /// Whether a feature has a module of its own.
  package func hasModules(_ name: GrownName) -> Bool { FeaturePlaces(name, in: self).hasModules }

  /// Refuses a new file that declares a type which one of these files declares already.
  func requireNewTypes(_ source: SwiftSource) throws(GrowthProblem) {
    for declaration in source.declarations
    where declaration.owner == nil && !declaration.isPrivate && source.isType(declaration.node) {
      if let other = types(named: declaration.name).first { throw .declared(declaration.name, other) }
    }
  }
}
