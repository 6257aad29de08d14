/// From a pair of ids to a list of values: open addressing, built once, values in the order in which they were given.
struct MultiMap {
  private struct Slot {
    var key: UInt64
    var start: UInt32
    var count: UInt32
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private let values: UnsafeMutablePointer<UInt32>

  /// No key of any map: both ids are "none".
  private static let vacant = UInt64.max

  @inline(__always)
  static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  static func ids(of key: UInt64) -> (first: UInt32, second: UInt32) {
    (UInt32(key >> 32), UInt32(truncatingIfNeeded: key))
  }

  init(keys: Pool<UInt64>, values given: Pool<UInt32>, storage: Storage) {
    var capacity = 16
    while capacity < keys.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = storage.list(capacity, filledWith: Slot(key: Self.vacant, start: 0, count: 0))
    values = storage.list(given.count, filledWith: 0)
    let slotOf = Pool<UInt32>(capacity: keys.count)
    defer { slotOf.free() }
    for i in 0..<keys.count {
      let slot = Self.find(keys[i], slots, mask)
      slots[slot].key = keys[i]
      slots[slot].count += 1
      slotOf.base[i] = UInt32(slot)
    }
    var next: UInt32 = 0
    for i in 0..<keys.count {
      let slot = Int(slotOf[i])
      if slots[slot].start == 0 {
        // One past the true start until all is placed, so that zero means "not yet laid out".
        slots[slot].start = next + 1
        next += slots[slot].count
        slots[slot].count = 0
      }
      values[Int(slots[slot].start - 1 + slots[slot].count)] = given[i]
      slots[slot].count += 1
    }
  }

  @inline(__always)
  private static func find(_ key: UInt64, _ slots: UnsafeMutablePointer<Slot>, _ mask: Int) -> Int {
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].key != key && slots[slot].key != vacant { slot = (slot + 1) & mask }
    return slot
  }

  /// The values of a key; none for a key that was never given.
  @inline(__always)
  subscript(first: UInt32, second: UInt32) -> UnsafeBufferPointer<UInt32> {
    let slot = Self.find(Self.key(first, second), slots, mask)
    let count = Int(slots[slot].count)
    guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: values + Int(slots[slot].start - 1), count: count)
  }
}
