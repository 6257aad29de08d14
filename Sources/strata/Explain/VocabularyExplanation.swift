import StrataDefinition
import StrataModel

/// `strata explain vocabulary` and `strata explain vocabulary.LIST`: the word lists, with the changes of the present
/// definition.
struct VocabularyExplanation {
  let vocabulary: Vocabulary
  /// `strata.yml` or `style gateway`; nil without a definition.
  let source: String?
  let width: Int

  /// The list that an argument names; nil if the argument names something else.
  static func list(named word: String) -> (isOne: Bool, name: String)? {
    if word == "vocabulary" { return (false, "") }
    guard word.hasPrefix("vocabulary.") else { return nil }
    return (true, String(word.dropFirst("vocabulary.".count)))
  }

  /// All lists.
  func overview() -> String {
    var lines = ["Words that rules compare names with\(source.map { " (\($0))" } ?? "")", ""]
    let names = Vocabulary.List.allCases.map(\.name)
    let column = (names.map(\.count).max() ?? 0) + 2
    for list in Vocabulary.List.allCases {
      let summary = wrap(vocabulary.summary(of: list), width: max(width - column - 2, 30))
      for (index, line) in summary.enumerated() {
        let name = index == 0 ? list.name : ""
        lines.append("  " + name + String(repeating: " ", count: column - name.count) + line)
      }
    }
    lines += ["", "'strata explain vocabulary.\(names.first ?? "")' lists the entries."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One list with its entries.
  func text(of list: Vocabulary.List) -> String {
    let words = vocabulary[list]
    var lines = [
      "\(list.name) · \(counted(words.entries.count, "entry")), \(Self.phrase(words.kind))"
    ]
    lines += wrap(vocabulary.summary(of: list), width: width)
    let included = vocabulary.included(in: list).map(\.name)
    if !included.isEmpty { lines.append("Includes: \(included.joined(separator: ", "))") }
    let changed = Set(words.entries).symmetricDifference(Vocabulary.shipped[list].entries)
    if let source, !changed.isEmpty { lines.append("Changed by: \(source)") }
    lines.append("")
    lines += wrap(words.entries.joined(separator: " "), width: width - 2).map { "  " + $0 }
    lines += ["", "In a definition: vocabulary: { \(list.name)+: [...] } adds, without '+' it replaces."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func phrase(_ kind: WordList.Kind) -> String {
    switch kind {
    case .word: return "compared with each word of an identifier, in lower case"
    case .name: return "compared with whole identifiers"
    case .prefix: return "compared with the beginning of identifiers"
    case .suffix: return "compared with the end of identifiers"
    case .affix: return "compared with the words at the beginning and the end of names of types"
    case .glob: return "compared with whole identifiers; '*' and '?' are wildcards"
    }
  }
}
