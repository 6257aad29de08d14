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
    reduce(into: []) { names, file in
      for fact in file.facts.imports { names.insert(file.facts.names[fact.module]) }
    }
  }
}
