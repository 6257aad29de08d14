import StrataDefinition

/// Words of names in camel case, compared as bytes.
enum CamelWords {
  /// Whether a name contains a word that begins with a capital: `App` is in `MyAppDelegate`, but not in
  /// `AppointmentList`.
  static func contains(_ word: [UInt8], in name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !word.isEmpty, name.count >= word.count else { return false }
    for start in 0...(name.count - word.count)
    where name[start] == word[0] && isEnd(start + word.count, of: name)
      && name[start..<(start + word.count)].elementsEqual(word)
    {
      return true
    }
    return false
  }

  /// Whether a name is a prefix or continues it with a word of its own: `NetRes` is in `NetResHive`, but not in
  /// `NetReserve`. A prefix that ends in a capital is one of whatever follows.
  static func starts(_ name: UnsafeBufferPointer<UInt8>, with prefix: [UInt8]) -> Bool {
    guard name.starts(with: prefix) else { return false }
    return prefix.last.map { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") } ?? true || isEnd(prefix.count, of: name)
  }

  static func begins(_ name: UnsafeBufferPointer<UInt8>, with word: [UInt8]) -> Bool {
    name.count > word.count && isEnd(word.count, of: name) && name.prefix(word.count).elementsEqual(word)
  }

  /// Whether a name ends with a word or its plural.
  static func ends(_ name: UnsafeBufferPointer<UInt8>, with word: [UInt8]) -> Bool {
    if hasWord(word, in: name, before: name.count) { return true }
    return name.last == UInt8(ascii: "s") && hasWord(word, in: name, before: name.count - 1)
  }

  /// Compares from the end, where most names differ.
  private static func hasWord(_ word: [UInt8], in name: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
    guard end >= word.count else { return false }
    var index = word.count
    while index > 0 {
      index -= 1
      if name[end - word.count + index] != word[index] { return false }
    }
    return true
  }

  /// Whether a word ends here: the next character is not a lowercase letter.
  private static func isEnd(_ index: Int, of name: UnsafeBufferPointer<UInt8>) -> Bool {
    index == name.count || name[index] < UInt8(ascii: "a") || name[index] > UInt8(ascii: "z")
  }
}

extension WordList {
  /// Whether a name begins or ends with an entry of a list of affixes, or ends with its plural.
  func isAtAnEnd(of name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayBeginOrEnd(name) else { return false }
    return parts.contains { CamelWords.begins(name, with: $0) || CamelWords.ends(name, with: $0) }
  }

  /// The same.
  package func isAtAnEnd(of name: String) -> Bool {
    name.withBytes { isAtAnEnd(of: $0) }
  }
}
