/// The content of `vocabulary.yml`.
///
/// The file is YAML of one form: keys without indentation, fields indented by two spaces, values on the line of their
/// field or folded and indented by four spaces. It is read line by line, which costs much less than the general parser;
/// a test compares the two.
struct VocabularyFile {
  /// By list.
  private(set) var sources: [VocabularySource] = []
  /// Mistakes in the file; empty if it can be used.
  private(set) var problems: [String] = []

  /// A list that is being read.
  private struct Reading {
    var name: String
    var fields: [(key: String, words: [ArraySlice<UInt8>])] = []
  }

  init(bytes: [UInt8]) {
    var found = [VocabularySource?](repeating: nil, count: Vocabulary.List.allCases.count)
    var reading: Reading?
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      let words = line.split(separator: UInt8(ascii: " "))
      guard let first = words.first else { continue }
      switch indent {
      case 0:
        finish(reading, &found)
        reading = Reading(name: Self.key(first))
      case 2: reading?.fields.append((Self.key(first), Array(words.dropFirst())))
      default:
        guard let last = reading?.fields.indices.last else { continue }
        reading?.fields[last].words += words
      }
    }
    finish(reading, &found)
    for list in Vocabulary.List.allCases where found[list.rawValue] == nil {
      problems.append("list '\(list.name)' is missing")
    }
    sources = found.compactMap { $0 }
  }

  private static func key(_ word: ArraySlice<UInt8>) -> String {
    text(word.last == UInt8(ascii: ":") ? word.dropLast() : word)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private mutating func finish(_ reading: Reading?, _ found: inout [VocabularySource?]) {
    guard let reading else { return }
    guard let list = Vocabulary.List(name: reading.name), found[list.rawValue] == nil else {
      problems.append("'\(reading.name)' is not a list of the vocabulary, or there are two of that name")
      return
    }
    var kind: WordList.Kind?
    var source = VocabularySource(kind: .word, summary: "", entries: [])
    for (key, words) in reading.fields {
      switch key {
      case "matches": kind = words.first.flatMap { WordList.Kind(rawValue: Self.text($0)) }
      case "summary":
        source.summary = Self.unquoted(Self.text(Array(words.joined(separator: [UInt8(ascii: " ")]))[...]))
      case "entries":
        let isFolded = words.first?.elementsEqual(">-".utf8) ?? false
        source.entries = words.dropFirst(isFolded ? 1 : 0).map(Self.text)
      case "includes":
        source.includes = words.compactMap { Vocabulary.List(name: Self.text($0)) }
        if source.includes.count < words.count { problems.append("'\(list.name)' includes unknown lists") }
      default: problems.append("'\(list.name)' has the unknown key '\(key)'")
      }
    }
    if let kind { source.kind = kind }
    if kind == nil || source.summary.isEmpty || source.entries.isEmpty && source.includes.isEmpty {
      problems.append("'\(list.name)' needs 'matches', 'summary', and 'entries' or 'includes'")
    }
    found[list.rawValue] = source
  }

  private static func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }
}
