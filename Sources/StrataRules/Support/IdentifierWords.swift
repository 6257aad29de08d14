import StrataDefinition

/// The words of an identifier: `maxOTPAmount` is `max`, `otp`, `amount`.
enum Words {
  static func split(_ identifier: String) -> [String] {
    var result: [String] = []
    var word: [UInt8] = []
    let bytes = Array(identifier.utf8)
    for (i, byte) in bytes.enumerated() {
      guard isLetter(byte) || byte >= 0x80 else {
        flush(&word, into: &result)
        continue
      }
      if isUpper(byte) {
        let followsLower = i > 0 && !isUpper(bytes[i - 1])
        let startsWord = i > 0 && i + 1 < bytes.count && isLower(bytes[i + 1]) && !isPluralEnd(bytes, i)
        if followsLower || startsWord { flush(&word, into: &result) }
      }
      word.append(isUpper(byte) ? byte | 0x20 : byte)
    }
    flush(&word, into: &result)
    return result
  }

  /// Whether one of the words of an identifier is in a list.
  static func contains(_ identifier: String, in words: WordList) -> Bool {
    split(identifier).contains { words.contains($0) }
  }

  private static func flush(_ word: inout [UInt8], into result: inout [String]) {
    guard !word.isEmpty else { return }
    let text = String(decoding: word, as: UTF8.self)
    result.append(word.contains { $0 >= 0x80 } ? text.lowercased() : text)
    word.removeAll(keepingCapacity: true)
  }

  /// `URLs`, `IDs`: the `s` belongs to the capitals before it.
  private static func isPluralEnd(_ bytes: [UInt8], _ i: Int) -> Bool {
    bytes[i + 1] == UInt8(ascii: "s") && (i + 2 == bytes.count || isUpper(bytes[i + 2])) && i > 0
      && isUpper(bytes[i - 1])
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
}
