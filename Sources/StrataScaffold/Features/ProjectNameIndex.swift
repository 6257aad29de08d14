import StrataModel
import StrataThreads

/// Answers what the names of a project's code tell about it as a whole. A name is looked up in the files that have it, and once.
final class ProjectNameIndex: ProjectNames {
  private struct Declared {
    var isDeclared: Bool
    /// How many functions have the name.
    var functions = 0
  }

  private let sources: SourceFiles
  private let modules: Set<String>
  private let declared = Guarded<[String: Declared]>([:])

  init(_ sources: SourceFiles, modules: Set<String>) {
    self.sources = sources
    self.modules = modules
  }

  func isForeign(_ name: String) -> Bool { !declarations(of: name).isDeclared }

  func isOverloaded(_ name: String) -> Bool { declarations(of: name).functions > 1 }

  func hasUntypedCalls(_ name: String) -> Bool {
    sources.names(of: sources.mentioning(name)).contains { $0.names.untypedCalls.contains(name) }
  }

  /// The identifiers with one of several words in them that the project uses and does not declare.
  func foreign(with words: [String]) -> Set<String> {
    // Modules are declared in manifests.
    var (declared, used) = (modules, Set<String>())
    let search = WordSearch(words)
    for (_, file) in sources.names(of: sources.containing(words)) {
      declared.formUnion(file.declared)
      used.formUnion(file.used.filter { search.isFound(in: Array($0.utf8)) })
    }
    // The storage of a property wrapper has the property's name behind an underscore.
    return used.filter { !declared.contains($0) && !declared.contains(String($0.drop { "_$".contains($0) })) }
  }

  /// The words of statements in SQL, of files with one of several words.
  func tables(with words: [String]) -> Set<String> {
    sources.names(of: sources.containing(words)).reduce(into: []) { $0.formUnion($1.names.tables) }
  }

  private func declarations(of name: String) -> Declared {
    if let result = declared.withLock({ $0[name] }) { return result }
    var result = Declared(isDeclared: modules.contains(name))
    let set = NameSet([name])
    for path in sources.mentioning(name) {
      if let facts = sources.facts[path] {
        for declaration in facts.declarations
        where declaration.kind != .extension && facts.names.isOne(of: set, declaration.name) {
          result.isDeclared = true
          if declaration.kind == .function { result.functions += 1 }
        }
      } else if let file = sources.names(of: path) {
        if file.declared.contains(name) { result.isDeclared = true }
        result.functions += file.declarations.count {
          $0.name == name && file.source.kind($0.node) == .functionDeclaration
        }
      }
    }
    declared.withLock { $0[name] = result }
    return result
  }
}
