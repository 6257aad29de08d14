/// A file that was read, before its module is known.
public struct ReadFile: Sendable {
  /// Relative to the project's root, with `/`.
  public var path: String
  public var facts: FileFacts

  public init(path: String, facts: FileFacts) {
    self.path = path
    self.facts = facts
  }
}

extension Sequence<ReadFile> {
  /// Names of the modules that the files import.
  package var importedModules: Set<String> {
    var names: Set<String> = []
    // Most files import the same few modules: a string is created only for a name that was not seen yet, or lately.
    var known: NameSet = []
    var recent = 0
    for file in self {
      for fact in file.facts.imports where !file.facts.names.isOne(of: known, fact.module) {
        names.insert(file.facts.names[fact.module])
        recent += 1
        if recent == 64 { (known, recent) = (NameSet(names), 0) }
      }
    }
    return names
  }
}
