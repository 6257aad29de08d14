import StrataModel
import StrataSyntax

/// The files in which a feature is looked for, and what they declare.
package struct FeatureFiles: Sendable {
  let sources: [String: SwiftSource]
  let project: ProjectNames
  /// By name of a type, the files that declare it outside of other types.
  let types: [String: [String]]
  /// By name of a type, the files that use it.
  let users: [String: Set<String>]
  /// The words of statements in SQL.
  let tables: Set<String>
  /// Files with composition roots, which wire all features.
  let roots: Set<String>
  let tests: Set<String>
  /// Files with use cases, repositories or models alone: each is about one thing, and lists none.
  let single: Set<String>
  /// Files with view models.
  let screens: Set<String>
  let modules: FeatureModules
  /// String Catalogs, by path.
  let catalogs: [String: StringCatalog]
  /// Those in another layout than Xcode's, which stay as they are.
  let unreadableCatalogs: [String]
  /// By path, the modules that a file imports.
  let imports: [String: Set<String>]

  /// - Parameter files: Swift files, by path.
  package init(
    _ files: [String: [UInt8]], roots: Set<String> = [], tests: Set<String> = [], single: Set<String> = [],
    screens: Set<String> = [],
    modules: FeatureModules = .none,
    catalogs: [String: [UInt8]] = [:]
  ) {
    self.roots = roots
    self.tests = tests
    self.single = single
    self.screens = screens
    self.modules = modules
    let readable = catalogs.compactMapValues(StringCatalog.init)
    self.catalogs = readable
    unreadableCatalogs = catalogs.keys.filter { readable[$0] == nil }.sorted()
    sources = files.mapValues(SwiftSource.init)
    var (declared, used): (Set<String>, Set<String>) = ([], [])
    var functions: [String: Int] = [:]
    var types: [String: [String]] = [:]
    for (path, source) in sources {
      for declaration in source.declarations {
        declared.insert(declaration.name)
        if source.kind(declaration.node) == .functionDeclaration { functions[declaration.name, default: 0] += 1 }
        if declaration.owner == nil, source.isType(declaration.node) {
          types[declaration.name, default: []].append(path)
        }
      }
      for node in source.tree.nodes.indices {
        switch source.kind(node) {
        case .name, .identifierPattern, .closureParameterName:
          if source.isUse(node) { used.insert(source.text(node)) } else { declared.insert(source.text(node)) }
        case .identifierExpression: used.insert(source.text(node))
        default: break
        }
      }
    }
    // Modules are declared in manifests.
    declared.formUnion(modules.ofFile.values)
    // The storage of a property wrapper has the property's name behind an underscore.
    let foreign = used.filter { !declared.contains($0) && !declared.contains(String($0.drop { "_$".contains($0) })) }
    self.types = types
    var users: [String: Set<String>] = [:]
    for (path, source) in sources {
      for use in source.uses where types[use.name] != nil { users[use.name, default: []].insert(path) }
    }
    self.users = users
    var tables: Set<String> = []
    for source in sources.values {
      for node in source.tree.nodes.indices
      where source.kind(node) == .stringSegment && source.isSQL(source.parents[node]) {
        let words = source.text(node).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        tables.formUnion(words.map(String.init))
      }
    }
    self.tables = tables
    imports = sources.mapValues(\.imports)
    project = ProjectNames(
      foreign: foreign, untypedCalls: Set(sources.values.flatMap(\.untypedCalls)),
      overloaded: Set(functions.filter { $1 > 1 }.keys))
  }

  /// Refuses the text of a new file that declares a type which one of these files declares already.
  func requireNewTypes(_ bytes: [UInt8]) throws(GrowthProblem) {
    let source = SwiftSource(bytes)
    for declaration in source.declarations where declaration.owner == nil && source.isType(declaration.node) {
      if let other = types[declaration.name]?.sorted().first { throw .declared(declaration.name, other) }
    }
  }
}
