import StrataModel

/// Keeps the names of one file distinct: an open-addressed hash table over the bytes of a ``NameTable``.
struct NameInterner {
  private(set) var table = NameTable()
  /// By name, so that growing needs no look at the bytes.
  private var hashes: [UInt32] = [0]
  /// Ids, 0 for an empty slot: the empty name is never looked up.
  private var slots: [UInt32]
  private var mask: Int

  init(expecting count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    mask = size - 1
    table.bytes.reserveCapacity(count * 8)
    table.ends.reserveCapacity(count)
    hashes.reserveCapacity(count)
  }

  /// The id of a name, which is added when it is new.
  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    guard let base = text.baseAddress, text.count > 0 else { return .none }
    let hash = Self.hash(base, text.count)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let id = slots[slot]
      if hashes[Int(id)] == hash, isEqual(NameID(id), text) { return NameID(id) }
      slot = (slot + 1) & mask
    }
    let id = table.append(text)
    hashes.append(hash)
    slots[slot] = id.rawValue
    if hashes.count * 2 > slots.count { grow() }
    return id
  }

  mutating func intern(_ text: StaticString) -> NameID {
    intern(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func isEqual(_ id: NameID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = table.range(of: id)
    guard range.count == text.count else { return false }
    return table.bytes.withUnsafeBufferPointer { bytes in
      var i = 0
      while i < text.count {
        if bytes[range.lowerBound + i] != text[i] { return false }
        i += 1
      }
      return true
    }
  }

  private mutating func grow() {
    mask = slots.count * 2 - 1
    slots = [UInt32](repeating: 0, count: mask + 1)
    for id in 1..<hashes.count {
      var slot = Int(hashes[id]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
    }
  }

  /// Eight bytes at a time, multiplied and folded. Names are short, so the finish matters more than the loop.
  private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var i = 0
    while i + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
      hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
      i += 8
    }
    var rest: UInt64 = 0
    while i < count {
      rest = rest << 8 | UInt64(bytes[i])
      i += 1
    }
    hash = (hash ^ rest) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
