import StrataModel
import StrataYAML

/// `vocabulary.yml`, read.
struct VocabularyFile {
  /// By list.
  private(set) var sources: [VocabularySource] = []
  /// What is wrong with the file; empty for one that can be used.
  private(set) var problems: [String] = []

  init(bytes: [UInt8]) {
    var found = [VocabularySource?](repeating: nil, count: Vocabulary.List.allCases.count)
    do throws(YAMLErrors) {
      guard case .mapping(let entries) = try YAMLParser.parse(bytes)?.content else {
        problems.append("no mapping")
        return
      }
      for entry in entries {
        guard let list = Vocabulary.List(name: entry.key) else {
          problems.append("line \(entry.keyLine): unknown list '\(entry.key)'")
          continue
        }
        found[list.rawValue] = source(entry)
      }
    } catch {
      problems += error.issues.map { "line \($0.line): \($0.message)" }
    }
    for list in Vocabulary.List.allCases where found[list.rawValue] == nil {
      problems.append("list '\(list.name)' is missing")
    }
    sources = found.compactMap { $0 }
  }

  private mutating func source(_ entry: YAMLEntry) -> VocabularySource? {
    guard case .mapping(let fields) = entry.value.content else {
      problems.append("line \(entry.keyLine): '\(entry.key)' is no mapping")
      return nil
    }
    var texts: [String: String] = [:]
    for field in fields {
      if case .scalar(let text, _) = field.value.content { texts[field.key] = text }
    }
    guard let kind = texts.removeValue(forKey: "matches").flatMap({ WordList.Kind(rawValue: $0) }),
      let summary = texts.removeValue(forKey: "summary"), let entries = texts.removeValue(forKey: "entries")
    else {
      problems.append("line \(entry.keyLine): '\(entry.key)' needs 'matches', 'summary' and 'entries'")
      return nil
    }
    var source = VocabularySource(kind: kind, summary: summary, entries: Self.words(of: entries))
    for name in Self.words(of: texts.removeValue(forKey: "includes") ?? "") {
      if let list = Vocabulary.List(name: name) {
        source.includes.append(list)
      } else {
        problems.append("line \(entry.keyLine): '\(entry.key)' includes unknown list '\(name)'")
      }
    }
    for key in texts.keys.sorted() { problems.append("line \(entry.keyLine): unknown key '\(key)'") }
    return source
  }

  private static func words(of text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }
}
