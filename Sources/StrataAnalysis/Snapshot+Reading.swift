import StrataDefinition
import StrataModel
import StrataRules

extension Snapshot {
  /// Whether its definition needs nothing of the code base that another snapshot does not have: the same files and tests, and
  /// no names that were not noted.
  func reads(like other: Snapshot) -> Bool {
    let (own, others) = (definition, other.definition)
    let lists = [\Definition.sources, \.excluded, \.tests, \.ownTests]
    return lists.allSatisfy { own[keyPath: $0].map(\.pattern) == others[keyPath: $0].map(\.pattern) }
      && own.modules.isEmpty && others.modules.isEmpty
      && Set(own.namesToNote.map(\.pattern)).isSubset(of: others.namesToNote.map(\.pattern))
  }
}
