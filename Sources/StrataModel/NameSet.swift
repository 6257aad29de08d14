/// A set of strings in which the names of a file are looked up without creating strings: length and first bytes exclude
/// most names. A class, because rules pass it from function to function.
public final class NameSet: Sendable, ExpressibleByArrayLiteral {
  /// The strings, one after the other.
  private let bytes: [UInt8]
  /// The start of each string in `bytes`, and the end of the last one.
  private let starts: [UInt32]
  /// By the low bits of the key: the index of the first string with them; the last element is the number of strings.
  private let firsts: [UInt32]
  /// A bit for each key of a string. Most names have a key without a bit.
  private let keys: (UInt64, UInt64)

  private static let keyCount = 128

  public init(_ words: some Sequence<String>) {
    let texts = words.map { Array($0.utf8) }
    let keysOfTexts = texts.map { text in text.withUnsafeBufferPointer { Self.key($0) } }
    var firsts = [UInt32](repeating: 0, count: Self.keyCount + 1)
    for key in keysOfTexts { firsts[key + 1] += 1 }
    for key in 0..<Self.keyCount { firsts[key + 1] += firsts[key] }
    self.firsts = firsts
    var order = Array(repeating: 0, count: texts.count)
    for (index, key) in keysOfTexts.enumerated() {
      order[Int(firsts[key])] = index
      firsts[key] += 1
    }
    bytes = order.flatMap { texts[$0] }
    var starts: [UInt32] = [0]
    for index in order { starts.append((starts.last ?? 0) + UInt32(texts[index].count)) }
    self.starts = starts
    func bits(_ keys: Range<Int>) -> UInt64 {
      keysOfTexts.reduce(0) { keys.contains($1) ? $0 | 1 << UInt64($1 - keys.lowerBound) : $0 }
    }
    keys = (bits(0..<64), bits(64..<Self.keyCount))
  }

  public convenience init(arrayLiteral elements: String...) { self.init(elements) }

  /// Whether a name, given by its bytes, is in the set.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = Self.key(name)
    guard (key < 64 ? keys.0 : keys.1) & (1 &<< UInt64(truncatingIfNeeded: key)) != 0 else { return false }
    return contains(name, key)
  }

  public func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { contains($0) }
  }

  private func contains(_ name: UnsafeBufferPointer<UInt8>, _ key: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in Int(firsts[key])..<Int(firsts[key + 1]) {
        let range = Int(starts[index])..<Int(starts[index + 1])
        if range.count == name.count, name.elementsEqual(bytes[range]) { return true }
      }
      return false
    }
  }

  @inline(__always) private static func key(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first, let last = text.last else { return 0 }
    let middle = text[text.count / 2]
    return (text.count &* 37 &+ Int(first) &* 5 &+ Int(last) &* 17 &+ Int(middle)) & (keyCount - 1)
  }
}

extension NameTable {
  /// Whether any name of the file satisfies a condition. If none does, the code of the file need not be searched.
  @inlinable public func contains(where isWanted: (NameID) -> Bool) -> Bool {
    (0..<UInt32(count)).contains { isWanted(NameID($0)) }
  }

  /// Whether the file contains a name. Compares bytes, without creating a string.
  package func mentions(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return contains { $0.count == wanted.count && $0.elementsEqual(wanted) }
  }

  /// Whether a name is one of a set.
  public func isOne(of set: NameSet, _ name: NameID) -> Bool {
    let range = range(of: name)
    return bytes.withUnsafeBufferPointer { set.contains(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether a file contains a name of a set.
  package func mentions(oneOf set: NameSet) -> Bool { contains { set.contains($0) } }

  /// Whether the bytes of any name satisfy a condition.
  @inline(__always) private func contains(_ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        if isWanted(UnsafeBufferPointer(rebasing: bytes[start..<Int(end)])) { return true }
        start = Int(end)
      }
      return false
    }
  }
}
