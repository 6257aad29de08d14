import StrataDefinition

package enum ProtocolNames {
  /// The names that protocols for a type have, the best one first: `UserRepository` for `UserRepositoryImpl`, then the
  /// name with suffixes such as `Protocol`.
  package static func candidates(for name: String, _ vocabulary: Vocabulary) -> [String] {
    let stems = [Vocabulary.List.implementationSuffixes, .implementationPrefixes].compactMap {
      vocabulary[$0].removed(from: name)
    }
    return stems + vocabulary[.protocolSuffixes].entries.map { name + $0 }
  }
}
