import StrataDefinition

extension String {
  /// The plural of a noun of a role: "repositories", "view models", "storages".
  var plural: String { hasSuffix("ry") ? dropLast() + "ies" : self + "s" }

  /// The text with a capital at its beginning: `GetOrder` of `getOrder`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A word without the ending of a plural; a heuristic.
  var singular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }
}

/// The words of an identifier: `maxOTPAmount` is `max`, `otp`, `amount`.
enum Words {
  static func split(_ identifier: String) -> [String] {
    identifier.withBytes { split($0) }
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var result: [String] = []
    result.reserveCapacity(4)
    _ = contains(bytes) { word in
      result.append(lowercased(word))
      return false
    }
    return result
  }

  /// The first word of an identifier.
  static func first(of identifier: String) -> String? {
    identifier.withBytes { bytes in
      var first: String?
      _ = contains(bytes) { word in
        first = lowercased(word)
        return true
      }
      return first
    }
  }

  /// Whether one of the words of an identifier is in a list.
  static func contains(_ identifier: String, in words: WordList) -> Bool {
    identifier.withBytes { contains($0) { isOne(of: words, $0) } }
  }

  /// Whether a word, in lower case, is in a list. Needs no string.
  private static func isOne(of words: WordList, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    if word.contains(where: { $0 >= 0x80 }) { return words.contains(lowercased(word)) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count) { text in
      for i in word.indices { text.initializeElement(at: i, to: isUpper(word[i]) ? word[i] | 0x20 : word[i]) }
      return words.contains(UnsafeBufferPointer(text))
    }
  }

  /// Whether one of the words satisfies a condition. Words are given as written, not in lower case.
  @inline(__always) private static func contains(
    _ bytes: UnsafeBufferPointer<UInt8>, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var start = 0
    for i in 0..<bytes.count {
      let byte = bytes[i]
      guard isLetter(byte) || byte >= 0x80 else {
        if i > start, isWanted(UnsafeBufferPointer(rebasing: bytes[start..<i])) { return true }
        start = i + 1
        continue
      }
      if i > start, isUpper(byte) {
        let startsWord = i + 1 < bytes.count && isLower(bytes[i + 1]) && !isPluralEnd(bytes, i)
        if !isUpper(bytes[i - 1]) || startsWord {
          if isWanted(UnsafeBufferPointer(rebasing: bytes[start..<i])) { return true }
          start = i
        }
      }
    }
    return start < bytes.count && isWanted(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  private static func lowercased(_ word: UnsafeBufferPointer<UInt8>) -> String {
    var all: UInt8 = 0
    for byte in word { all |= byte }
    if all >= 0x80 { return String(decoding: word, as: UTF8.self).lowercased() }
    return String(unsafeUninitializedCapacity: word.count) { text in
      for i in 0..<word.count { text.initializeElement(at: i, to: isUpper(word[i]) ? word[i] | 0x20 : word[i]) }
      return word.count
    }
  }

  /// `URLs`, `IDs`: the `s` belongs to the capitals before it.
  private static func isPluralEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
    bytes[i + 1] == UInt8(ascii: "s") && (i + 2 == bytes.count || isUpper(bytes[i + 2])) && i > 0
      && isUpper(bytes[i - 1])
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
}

extension Vocabulary {
  /// Whether the numbers of a type are those of a page, of a device or of what it transfers: `VideoPlayer`, but not
  /// `Player`.
  func isTechnicalType(_ name: String) -> Bool {
    Words.contains(name, in: self[.technicalTypes])
      || Words.contains(name, in: self[.playerTypes]) && Words.contains(name, in: self[.mediaWords])
  }
}
