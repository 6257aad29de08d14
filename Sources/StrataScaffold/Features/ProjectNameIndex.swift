import StrataModel
import StrataThreads

/// Answers what the names of a project's code tell about it as a whole. What all files are needed for is read when it is asked
/// for, and once.
final class ProjectNameIndex: ProjectNames {
  private struct Index {
    var declared: Set<String>
    /// By name, how many functions have it.
    var functions: [String: Int] = [:]
  }

  private let sources: SourceFiles
  private let modules: Set<String>
  private let index = Guarded<Index?>(nil)

  init(_ sources: SourceFiles, modules: Set<String>) {
    self.sources = sources
    self.modules = modules
  }

  func isForeign(_ name: String) -> Bool { withIndex { !$0.declared.contains(name) } }

  func isOverloaded(_ name: String) -> Bool { withIndex { $0.functions[name, default: 0] > 1 } }

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

  private func withIndex<Result: Sendable>(_ body: (Index) -> Result) -> Result {
    if let result = index.withLock({ $0.map(body) }) { return result }
    let new = newIndex()
    index.withLock { $0 = new }
    return body(new)
  }

  private func newIndex() -> Index {
    var index = Index(declared: modules)
    var parsed: [String] = []
    for path in sources.paths {
      guard let facts = sources.facts[path] else {
        parsed.append(path)
        continue
      }
      for declaration in facts.declarations where !declaration.name.isNone && declaration.kind != .extension {
        let name = facts.names[declaration.name]
        index.declared.insert(name)
        if declaration.kind == .function { index.functions[name, default: 0] += 1 }
      }
    }
    for (_, file) in sources.names(of: parsed) {
      index.declared.formUnion(file.declared)
      for declaration in file.declarations where file.source.kind(declaration.node) == .functionDeclaration {
        index.functions[declaration.name, default: 0] += 1
      }
    }
    return index
  }
}
