import StrataModel
import StrataStyles

/// The word lists that rules compare names with: those of `vocabulary.yml`, as the definition changes them.
public final class Vocabulary: Sendable {
  /// By list.
  private let lists: [WordList]
  /// By list, as written.
  let sources: [VocabularySource]

  public subscript(list: List) -> WordList { lists[list.rawValue] }

  /// What a list is for.
  public func summary(of list: List) -> String { sources[list.rawValue].summary }

  /// The lists whose entries count in a list, too.
  public func included(in list: List) -> [List] { sources[list.rawValue].includes }

  init(_ sources: [VocabularySource]) {
    self.sources = sources
    lists = sources.indices.map { WordList(sources[$0].kind, Self.entries(of: $0, in: sources)) }
  }

  /// The lists of the tool. Read when a rule first needs one; runs whose result is known do not pay for it.
  public static let shipped: Vocabulary = {
    let file = VocabularyFile(bytes: BuiltInStyles.vocabulary)
    // The file is part of the tool, and a test reads it.
    precondition(file.problems.isEmpty, "vocabulary.yml: \(file.problems)")
    return Vocabulary(file.sources)
  }()

  /// The entries of a list, those of included lists first, each once.
  static func entries(of index: Int, in sources: [VocabularySource]) -> [String] {
    let source = sources[index]
    guard !source.includes.isEmpty else { return source.entries }
    var seen: Set<String> = []
    let included = source.includes.flatMap { entries(of: $0.rawValue, in: sources) }
    return (included + source.entries).filter { seen.insert($0).inserted }
  }
}

/// One list as a file writes it.
struct VocabularySource: Sendable {
  var kind: WordList.Kind
  var summary: String
  var includes: [Vocabulary.List] = []
  var entries: [String]
}
