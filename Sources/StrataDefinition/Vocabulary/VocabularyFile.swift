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

  private let bytes: [UInt8]

  /// A list that is being read.
  private struct Reading {
    var name: String
    var fields: [(key: String, words: [Range<Int>])] = []
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var found = [VocabularySource?](repeating: nil, count: Vocabulary.List.allCases.count)
    var reading: Reading?
    var end = 0
    while end < bytes.count {
      let start = end
      end = bytes.endOfLine(from: start)
      let line = start..<end
      end += 1
      guard let first = word(in: line), bytes[start] != UInt8(ascii: "#") else { continue }
      switch first.lowerBound - start {
      case 0:
        finish(reading, &found)
        reading = Reading(name: key(first))
      case 2:
        reading?.fields.append((key(first), []))
        addWords(in: first.upperBound..<line.upperBound, to: &reading)
      default: addWords(in: line, to: &reading)
      }
    }
    finish(reading, &found)
    for list in Vocabulary.List.allCases where found[list.rawValue] == nil {
      problems.append("list '\(list.name)' is missing")
    }
    sources = found.compactMap { $0 }
  }

  /// The first word of a part of a line.
  private func word(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < range.upperBound, bytes[end] != UInt8(ascii: " ") { end += 1 }
    return start < end ? start..<end : nil
  }

  private func addWords(in range: Range<Int>, to reading: inout Reading?) {
    guard let field = reading?.fields.indices.last else { return }
    if reading?.fields[field].key == "summary" { return extendSummary(field, to: range, in: &reading) }
    var start = range.lowerBound
    while let word = word(in: start..<range.upperBound) {
      reading?.fields[field].words.append(word)
      start = word.upperBound
    }
  }

  /// A summary is kept as it is written, as one part of the file: few runs need it.
  private func extendSummary(_ field: Int, to range: Range<Int>, in reading: inout Reading?) {
    guard let first = word(in: range) else { return }
    let start = reading?.fields[field].words.first?.lowerBound ?? first.lowerBound
    reading?.fields[field].words = [start..<range.upperBound]
  }

  private func key(_ word: Range<Int>) -> String {
    text(bytes[word.upperBound - 1] == UInt8(ascii: ":") ? word.lowerBound..<(word.upperBound - 1) : word)
  }

  private func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  private mutating func finish(_ reading: Reading?, _ found: inout [VocabularySource?]) {
    guard let reading else { return }
    guard let list = Vocabulary.List(name: reading.name), found[list.rawValue] == nil else {
      problems.append("'\(reading.name)' is not a list of the vocabulary, or there are two of that name")
      return
    }
    var kind: WordList.Kind?
    var source = VocabularySource(kind: .word, writtenSummary: "", entries: [])
    for (key, words) in reading.fields {
      switch key {
      case "matches": kind = words.first.flatMap { WordList.Kind(rawValue: text($0)) }
      case "summary": source.writtenSummary = words.first.map(text) ?? ""
      case "entries":
        let isFolded = words.first.map { bytes[$0].elementsEqual(">-".utf8) } ?? false
        source.entries = words.dropFirst(isFolded ? 1 : 0).map(text)
      case "includes":
        source.includes = words.compactMap { Vocabulary.List(name: text($0)) }
        if source.includes.count < words.count { problems.append("'\(list.name)' includes unknown lists") }
      default: problems.append("'\(list.name)' has the unknown key '\(key)'")
      }
    }
    if let kind { source.kind = kind }
    if kind == nil || source.writtenSummary.isEmpty || source.entries.isEmpty && source.includes.isEmpty {
      problems.append("'\(list.name)' needs 'matches', 'summary', and 'entries' or 'includes'")
    }
    found[list.rawValue] = source
  }
}
