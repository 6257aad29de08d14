import StrataStyles

/// The word lists with which rules compare names: those of `vocabulary.yml`, with the changes of the definition.
public final class Vocabulary: Sendable {
  /// By list.
  @usableFromInline let lists: [WordList]
  /// By list, as in the file.
  let sources: [VocabularySource]

  @inlinable public subscript(list: List) -> WordList { lists[list.rawValue] }

  /// The purpose of a list.
  public func summary(of list: List) -> String { sources[list.rawValue].summary }

  /// The lists whose entries also belong to a list.
  public func included(in list: List) -> [List] { sources[list.rawValue].includes }

  init(_ sources: [VocabularySource]) {
    self.sources = sources
    lists = sources.indices.map { WordList(sources[$0].kind, Self.entries(of: $0, in: sources)) }
  }

  /// The lists of the tool. Read when a rule first needs one, so that a run with a cached result does not read them.
  public static let shipped: Vocabulary = {
    let file = VocabularyFile(bytes: BuiltInStyles.vocabulary)
    // The file is part of the tool, and a test reads it.
    precondition(file.problems.isEmpty, "vocabulary.yml: \(file.problems)")
    return Vocabulary(file.sources)
  }()

  /// The entries of a list, those of included lists first, each once. A word in a list of globs means every name that
  /// ends with it: `container` is `*Container`.
  static func entries(of index: Int, in sources: [VocabularySource]) -> [String] {
    let source = sources[index]
    guard !source.includes.isEmpty else { return source.entries }
    var seen: Set<String> = []
    let included = source.includes.flatMap { list in
      let entries = entries(of: list.rawValue, in: sources)
      let isEnding = source.kind == .glob && sources[list.rawValue].kind == .word
      return isEnding ? entries.map { "*" + $0.prefix(1).uppercased() + $0.dropFirst() } : entries
    }
    return (included + source.entries).filter { seen.insert($0).inserted }
  }
}

/// One list of a file.
struct VocabularySource: Sendable {
  var kind: WordList.Kind
  /// The purpose of the list as the file has it: with quotes, on several lines.
  var writtenSummary: String
  var includes: [Vocabulary.List] = []
  var entries: [String]

  var summary: String {
    let text = writtenSummary.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    return text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }
}
