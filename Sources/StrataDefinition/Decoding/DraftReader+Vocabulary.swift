import StrataModel
import StrataYAML

/// `vocabulary:`.
extension DraftReader {
  mutating func vocabulary(_ node: YAMLNode) -> [VocabularyDraft] {
    guard let entries = entries(of: node, in: "'vocabulary'") else { return [] }
    var drafts: [Vocabulary.List: VocabularyDraft] = [:]
    for entry in entries {
      let isAddition = entry.key.hasSuffix("+")
      let name = isAddition ? String(entry.key.dropLast()) : entry.key
      guard let list = Vocabulary.List(name: name) else {
        let suggestion = Suggestion.suffix(
          for: name, among: Vocabulary.List.allCases.map(\.name), otherwise: "; 'strata explain vocabulary' shows them")
        report(keyMark(entry), "unknown word list '\(name)'\(suggestion)")
        continue
      }
      let words = entry.value.isNull ? [] : texts(entry.value, entry.key)
      if isAddition {
        drafts[list, default: VocabularyDraft(list: list)].entries.additions = words
      } else {
        drafts[list, default: VocabularyDraft(list: list)].entries.replacement = words
      }
    }
    return drafts.values.sorted { $0.list.rawValue < $1.list.rawValue }
  }
}
