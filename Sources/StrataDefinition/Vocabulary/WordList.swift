import StrataModel

/// One list of the vocabulary. Prepared once, so that a comparison allocates no memory.
public final class WordList: Sendable {
  /// How entries are compared with a name.
  public enum Kind: String, Sendable, CaseIterable {
    /// A word of an identifier, in lower case: `amount` of `maxAmount`.
    case word
    /// A whole identifier.
    case name
    case prefix, suffix
    /// A word at the beginning or the end of the name of a type, also in the plural: `Mock` of `LoginMocks`.
    case affix
    /// An identifier, with `*` and `?` as wildcards.
    case glob
  }

  public let kind: Kind
  /// In the order of the list, those of included lists first.
  public let entries: [String]
  @usableFromInline let nameSet: NameSet
  /// Prefixes, suffixes and affixes as UTF-8, the longest first.
  public let parts: [[UInt8]]
  private let globs: [Glob]
  /// The bytes with which the parts begin and those with which they end, as bits.
  private let firstBytes: ByteSet
  private let lastBytes: ByteSet

  init(_ kind: Kind, _ entries: [String]) {
    self.kind = kind
    self.entries = entries
    switch kind {
    case .word, .name: (nameSet, parts, globs) = (NameSet(entries), [], [])
    case .prefix, .suffix, .affix:
      parts = entries.map { Array($0.utf8) }.sorted { $0.count > $1.count }
      (nameSet, globs) = (NameSet(entries), [])
    case .glob:
      (nameSet, parts) = (NameSet(entries.filter { !WordList.isPattern($0) }), [])
      globs = entries.map { Glob($0) }
    }
    firstBytes = ByteSet(parts.compactMap(\.first))
    lastBytes = ByteSet(parts.compactMap(\.last))
  }

  private static let wildcards = ByteSet("*?[{".utf8)

  static func isPattern(_ entry: String) -> Bool { entry.utf8.contains { wildcards.contains($0) } }

  /// A list of another kind would answer as if it were empty, or compare whole names with parts of names.
  @inlinable func assertKind(_ one: Kind, _ other: Kind) {
    assert(kind == one || kind == other, "\(kind) list: \(entries)")
  }

  /// The entries of a list of names, and those of a list of globs that contain no wildcard: for `CodeTree.isNamed`.
  @inlinable public var names: NameSet {
    assertKind(.name, .glob)
    return nameSet
  }

  /// Whether a word or a name is an entry of a list of words or names.
  public func contains(_ name: String) -> Bool {
    assertKind(.word, .name)
    return nameSet.contains(name)
  }

  /// The same of a word that is given by its bytes.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    assertKind(.word, .name)
    return nameSet.contains(name)
  }

  /// Whether any of the words is an entry of a list of words or names.
  public func containsAny(of words: [String]) -> Bool {
    assertKind(.word, .name)
    return words.contains { nameSet.contains($0) }
  }

  /// Whether all words are entries of a list of words or names.
  public func containsAll(_ words: [String]) -> Bool {
    assertKind(.word, .name)
    return words.allSatisfy { nameSet.contains($0) }
  }

  /// Whether a glob matches, or the name begins or ends with an entry.
  public func matches(_ name: String) -> Bool {
    name.withBytes { matches($0) }
  }

  /// The same of a part of a string.
  public func matches(_ name: Substring) -> Bool {
    name.withBytes { matches($0) }
  }

  private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    // By index: to copy a glob costs as much as to compare it.
    case .glob: globs.indices.contains { globs[$0].matches(name) }
    case .prefix: beginsWithPart(name)
    case .suffix: endsWithPart(name)
    case .word, .name, .affix: nameSet.contains(name)
    }
  }

  private func beginsWithPart(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, firstBytes.contains(first) else { return false }
    return parts.contains { name.starts(with: $0) }
  }

  private func endsWithPart(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = name.last, lastBytes.contains(last) else { return false }
    return parts.contains { $0.count <= name.count && name[(name.count - $0.count)...].elementsEqual($0) }
  }

  /// Whether the name contains a prefix, suffix or affix of the list anywhere.
  public func occurs(in name: String) -> Bool {
    name.withBytes { name in
      parts.contains { part in
        name.indices.contains { name.count - $0 >= part.count && name[$0...].starts(with: part) }
      }
    }
  }

  /// Whether any name of a file matches: if none does, the code of the file need not be searched.
  public func matchesAny(of table: NameTable) -> Bool {
    switch kind {
    case .name: return table.mentions(oneOf: nameSet)
    case .prefix:
      return table.bytes.withUnsafeBufferPointer { bytes in
        table.contains { name in
          let utf8 = bytes[table.range(of: name)]
          guard let first = utf8.first, firstBytes.contains(first) else { return false }
          return parts.contains { utf8.starts(with: $0) }
        }
      }
    case .word, .suffix, .affix, .glob: return table.contains { matches(table[$0]) }
    }
  }

  /// False for most names: by the first and the last byte, the name neither begins nor ends with an entry or its plural.
  public func mayBeginOrEnd(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    return firstBytes.contains(first) || lastBytes.contains(last) || last == UInt8(ascii: "s")
  }

  /// The name without the longest entry with which it begins, for a list of prefixes, or ends, for one of suffixes; nil if
  /// nothing would remain.
  public func removed(from name: String) -> String? {
    assertKind(.prefix, .suffix)
    let isPrefix = kind == .prefix
    return name.withBytes { utf8 in
      guard let end = isPrefix ? utf8.first : utf8.last, (isPrefix ? firstBytes : lastBytes).contains(end) else {
        return nil
      }
      let part = parts.first { part in
        let rest = utf8.count - part.count
        return rest > 0 && (isPrefix ? utf8.starts(with: part) : utf8[rest...].elementsEqual(part))
      }
      guard let part else { return nil }
      let rest = isPrefix ? utf8.dropFirst(part.count) : utf8.dropLast(part.count)
      return String(decoding: UnsafeBufferPointer(rebasing: rest), as: UTF8.self)
    }
  }

  /// Whether the name begins with an entry that a capital letter follows: `NSView`, not `NSomething`.
  public func beginsWord(of name: String) -> Bool {
    let utf8 = name.utf8
    return parts.contains { part in
      guard utf8.count > part.count, utf8.starts(with: part) else { return false }
      let next = utf8[utf8.index(utf8.startIndex, offsetBy: part.count)]
      return next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z")
    }
  }
}
