import StrataModel
import StrataSyntax

/// The files in which a feature is looked for, and what they declare.
package struct FeatureFiles: Sendable {
  let sources: [String: SwiftSource]
  let project: ProjectNames
  /// By path, what a file declares.
  let declarations: [String: [DeclaredName]]
  /// By name of a type, the files that declare it outside of other types.
  let types: [String: [String]]
  /// By name of a type, the files that use it.
  let users: [String: Set<String>]
  /// The words of statements in SQL.
  let tables: Set<String>
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
  /// The words of each folder's name.
  let folders: [Substring: GrownName]
  /// String Catalogs, by path.
  let catalogs: [String: StringCatalog]
  /// Those in another layout than Xcode's, which stay as they are.
  let unreadableCatalogs: [String]
  /// By path, the modules that a file imports.
  let imports: [String: Set<String>]

  /// - Parameters:
  ///   - files: Swift files, by path.
  ///   - jobs: how many threads read them.
  package init(
    _ files: [String: [UInt8]], roots: Set<String> = [], tests: Set<String> = [], single: Set<String> = [],
    screens: Set<String> = [],
    modules: FeatureModules = .none,
    catalogs: [String: [UInt8]] = [:], jobs: Int = 1
  ) {
    self.roots = roots
    self.tests = tests
    self.single = single
    self.screens = screens
    self.modules = modules
    let readable = catalogs.compactMapValues(StringCatalog.init)
    self.catalogs = readable
    unreadableCatalogs = catalogs.keys.filter { readable[$0] == nil }.sorted()
    let start = WordSearch(["@main", "@UIApplicationMain", "@NSApplicationMain"])
    starts = Set(files.filter { start.isFound(in: $0.value) }.keys)
    let names = FileNames.of(files, jobs: jobs)
    sources = names.mapValues(\.source)
    declarations = names.mapValues(\.declarations)
    imports = names.mapValues(\.imports)
    // Modules are declared in manifests.
    var (declared, used) = (Set(modules.ofFile.values), Set<String>())
    var functions: [String: Int] = [:]
    var types: [String: [String]] = [:]
    var (untypedCalls, tables): (Set<String>, Set<String>) = ([], [])
    for (path, file) in names {
      declared.formUnion(file.declared)
      used.formUnion(file.used)
      untypedCalls.formUnion(file.untypedCalls)
      tables.formUnion(file.tables)
      for declaration in file.declarations {
        if file.source.kind(declaration.node) == .functionDeclaration { functions[declaration.name, default: 0] += 1 }
        if declaration.owner == nil, file.source.isType(declaration.node) {
          types[declaration.name, default: []].append(path)
        }
      }
    }
    self.types = types
    var users: [String: Set<String>] = [:]
    for (path, file) in names {
      for use in file.uses where types[use] != nil { users[use, default: []].insert(path) }
    }
    self.users = users
    self.tables = tables
    var folders: [Substring: GrownName] = [:]
    for path in files.keys {
      for folder in path.pathComponents.dropLast() where folders[folder] == nil {
        folders[folder] = GrownName(String(folder))
      }
    }
    self.folders = folders
    // The storage of a property wrapper has the property's name behind an underscore.
    let foreign = used.filter { !declared.contains($0) && !declared.contains(String($0.drop { "_$".contains($0) })) }
    project = ProjectNames(
      foreign: foreign, untypedCalls: untypedCalls,
      overloaded: Set(functions.filter { $1 > 1 }.keys))
  }

  /// The names of a feature as names of another one, without those that the project does not declare.
  /// - Parameter protected: further identifiers that keep their names.
  package func renaming(
    from old: GrownName, to name: GrownName, protecting protected: Set<String> = []
  ) -> Renaming {
    // `users` beside `UserList`: of a name that is its own plural, both would be called `SeriesList`.
    let lists = WordSearch([old.text(.upperCamel) + "List", old.text(.lowerCamel) + "List"])
    let hasLists = name.isItsOwnPlural && sources.values.contains { lists.isFound(in: $0.bytes) }
    return Renaming(
      from: old, to: name, protecting: project.foreign.union(protected), ending: hasLists ? "Collection" : "List")
  }

  /// Whether a feature has a module of its own.
  package func hasModules(_ name: GrownName) -> Bool { FeaturePlaces(name, in: self).hasModules }

  /// Refuses a new file that declares a type which one of these files declares already.
  func requireNewTypes(_ source: SwiftSource) throws(GrowthProblem) {
    for declaration in source.declarations where declaration.owner == nil && source.isType(declaration.node) {
      if let other = types[declaration.name]?.sorted().first { throw .declared(declaration.name, other) }
    }
  }
}
