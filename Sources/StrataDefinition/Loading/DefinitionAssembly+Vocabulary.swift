extension DefinitionAssembly {
  /// The word lists with the changes of the definition; nil if there are none. Entries that can never match are
  /// reported.
  mutating func vocabulary() -> Vocabulary? {
    guard !draft.vocabulary.isEmpty else { return nil }
    var sources = Vocabulary.shipped.sources
    for edit in draft.vocabulary {
      let index = edit.list.rawValue
      if edit.entries.replacement != nil { sources[index].entries = [] }
      var known = Vocabulary.entries(of: index, in: sources)
      for entry in edit.entries.elements {
        if let problem = EntryProblem.find(in: entry.value, of: sources[index].kind, others: known) {
          issues.append(
            entry.mark.issue("'\(entry.value)' in word list '\(edit.list.name)' can never match: \(problem)"))
        }
        known.append(entry.value)
        sources[index].entries.append(entry.value)
      }
    }
    return Vocabulary(sources)
  }
}
