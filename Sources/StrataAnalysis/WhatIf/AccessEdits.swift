import StrataModel

/// Edits of access levels.
enum AccessEdits {
  private static let levels = ["private", "fileprivate", "internal"]
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "func", "var", "let", "typealias", "init", "subscript",
  ]

  /// The access modifier of a declaration, if it hides the declaration from other modules.
  static func word(of fact: DeclarationFact, in bytes: [UInt8]) -> (text: String, range: Range<Int>)? {
    for (text, range) in words(in: Int(fact.start)..<Int(fact.nameOffset), bytes) where levels.contains(text) {
      return (text, range)
    }
    return nil
  }

  /// The edit that makes a declaration public; nil if its keyword is not directly before its name.
  static func makePublic(_ fact: DeclarationFact, in bytes: [UInt8]) -> TextEdit? {
    if let word = word(of: fact, in: bytes) { return TextEdit(word.range, "public") }
    if fact.kind == .initializer || fact.kind == .subscript { return .insert("public ", at: Int(fact.nameOffset)) }
    let before = words(in: Int(fact.start)..<Int(fact.nameOffset), bytes)
    guard let last = before.last, keywords.contains(last.text) else { return nil }
    return .insert("public ", at: last.range.lowerBound)
  }

  private static func words(in range: Range<Int>, _ bytes: [UInt8]) -> [(text: String, range: Range<Int>)] {
    var result: [(String, Range<Int>)] = []
    var position = range.lowerBound
    while position < min(range.upperBound, bytes.count) {
      guard isLetter(bytes[position]) else {
        position += 1
        continue
      }
      let end = bytes[position..<range.upperBound].firstIndex { !isLetter($0) } ?? range.upperBound
      // `private(set)` is the access of the setter alone.
      if end >= bytes.count || bytes[end] != UInt8(ascii: "(") {
        result.append((String(decoding: bytes[position..<end], as: UTF8.self), position..<end))
      }
      position = end
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 97 && byte | 0x20 <= 122 }
}
