/// Texts that names of a file are looked up in without making a string of the name: most names are told apart by their
/// length and first bytes.
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  /// Texts by the low bits of their key, one after the other.
  private let texts: [[UInt8]]
  /// Where the texts of each key begin in `texts`, and after the last where they end.
  private let starts: [UInt16]

  private static let keyCount = 128

  public init(_ words: some Sequence<String>) {
    var buckets = [[[UInt8]]](repeating: [], count: Self.keyCount)
    for word in Set(words).sorted() {
      let text = Array(word.utf8)
      buckets[text.withUnsafeBufferPointer { Self.key($0) }].append(text)
    }
    var starts: [UInt16] = [0]
    for bucket in buckets { starts.append((starts.last ?? 0) + UInt16(bucket.count)) }
    self.starts = starts
    texts = buckets.flatMap { $0 }
  }

  public init(arrayLiteral elements: String...) { self.init(elements) }

  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = Self.key(name)
    for index in Int(starts[key])..<Int(starts[key + 1]) where texts[index].count == name.count {
      if texts[index].withUnsafeBufferPointer({ name.elementsEqual($0) }) { return true }
    }
    return false
  }

  private static func key(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first, let last = text.last else { return 0 }
    let middle = text[text.count / 2]
    return (text.count &* 37 &+ Int(first) &* 5 &+ Int(last) &* 17 &+ Int(middle)) & (keyCount - 1)
  }
}

extension NameTable {
  /// Whether any name satisfies a condition: what a file does not name at all need not be looked for in its code.
  @inlinable public func contains(where isWanted: (NameID) -> Bool) -> Bool {
    (0..<UInt32(count)).contains { isWanted(NameID($0)) }
  }

  /// Whether a name is one of a set.
  public func isOne(of set: NameSet, _ name: NameID) -> Bool {
    let range = range(of: name)
    return bytes.withUnsafeBufferPointer { set.contains(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
