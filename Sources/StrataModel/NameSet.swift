/// A set of strings in which the names of a file are looked up without creating strings: length and first bytes exclude
/// most names. A class, because rules pass it from function to function.
public final class NameSet: Sendable, ExpressibleByArrayLiteral {
  /// The strings, one after the other.
  private let bytes: [UInt8]
  /// The start of each string in `bytes`, and the end of the last one.
  private let starts: [UInt32]
  /// By the low bits of the key: the index of the first string with them; the last element is the number of strings.
  private let firsts: [UInt32]
  /// Those of the strings. Most names have another one.
  @usableFromInline let keys: ByteSet

  public convenience init(_ words: some Sequence<String>) { self.init(list: Array(words)) }

  private init(list words: [String]) {
    var firsts = [UInt32](repeating: 0, count: NameKey.count + 1)
    var keys = ByteSet([])
    var size = 0
    let keyOfWord = words.map { word in
      word.withBytes { bytes in
        let key = NameKey.of(bytes)
        firsts[Int(key) + 1] += 1
        keys.insert(key)
        size += bytes.count
        return key
      }
    }
    for key in 0..<NameKey.count { firsts[key + 1] += firsts[key] }
    self.firsts = firsts
    var order = Array(repeating: 0, count: words.count)
    for (word, key) in keyOfWord.enumerated() {
      order[Int(firsts[Int(key)])] = word
      firsts[Int(key)] += 1
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(words.count + 1)
    for word in order {
      words[word].withBytes { bytes.append(contentsOf: $0) }
      starts.append(UInt32(bytes.count))
    }
    self.bytes = bytes
    self.starts = starts
    self.keys = keys
  }

  public convenience init(arrayLiteral elements: String...) { self.init(elements) }

  /// Whether a name, given by its bytes, is in the set.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = NameKey.of(name)
    return keys.contains(key) && contains(name, key)
  }

  public func contains(_ name: String) -> Bool {
    name.withBytes { contains($0) }
  }

  fileprivate func contains(_ name: UnsafeBufferPointer<UInt8>, _ key: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in Int(firsts[Int(key)])..<Int(firsts[Int(key) + 1]) {
        let range = Int(starts[index])..<Int(starts[index + 1])
        if range.count == name.count, name.elementsEqual(bytes[range]) { return true }
      }
      return false
    }
  }
}

extension NameTable {
  func key(of name: NameID) -> UInt8 { keys[Int(name.rawValue)] }

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
  @inlinable public func isOne(of set: NameSet, _ name: NameID) -> Bool {
    set.keys.contains(keys[Int(name.rawValue)]) && isIn(set, name)
  }

  @usableFromInline func isIn(_ set: NameSet, _ name: NameID) -> Bool {
    let range = range(of: name)
    return bytes.withUnsafeBufferPointer {
      set.contains(UnsafeBufferPointer(rebasing: $0[range]), key(of: name))
    }
  }

  /// Whether a file contains a name of a set.
  package func mentions(oneOf set: NameSet) -> Bool {
    !set.keys.isDisjoint(with: allKeys)
      && keys.indices.contains { set.keys.contains(keys[$0]) && isIn(set, NameID(UInt32($0))) }
  }

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
