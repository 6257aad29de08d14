import StrataSyntax

/// A map from pairs of ids to lists of values, in the order in which they were added. Built once.
///
/// Each first id has a hash table with open addressing, and all tables are in one block: lookups ask for many names of
/// the same few types, which are close together in memory. The memory belongs to the ``TableMemory``, which has to outlive
/// the map.
struct MultiMap {
  private struct Slot {
    var second: UInt32
    var start: UInt32
    var count: UInt32
  }

  /// The slots of a first id: their start, and their number less one, where the number is a power of two.
  private struct Table {
    var start: UInt32
    var mask: UInt32
  }

  private let tables: UnsafeMutablePointer<Table>
  private let tableCount: Int
  private let slots: UnsafeMutablePointer<Slot>
  private let values: UnsafeMutablePointer<UInt32>

  @inline(__always)
  static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  static func ids(of key: UInt64) -> (first: UInt32, second: UInt32) {
    (UInt32(key >> 32), UInt32(truncatingIfNeeded: key))
  }

  /// The entries of a map that is being built.
  struct Entries: ~Copyable {
    fileprivate(set) var keys: GrowingBuffer<UInt64>
    fileprivate(set) var values: GrowingBuffer<UInt32>

    init(capacity: Int) {
      keys = GrowingBuffer(capacity: capacity)
      values = GrowingBuffer(capacity: capacity)
    }

    @inline(__always)
    mutating func add(_ first: UInt32, _ second: UInt32, _ value: UInt32) {
      keys.append(MultiMap.key(first, second))
      values.append(value)
    }
  }

  init(_ entries: borrowing Entries, storage: TableMemory) {
    let keys = UnsafeBufferPointer(start: entries.keys.base, count: entries.keys.count)
    let given = UnsafeBufferPointer(start: entries.values.base, count: entries.values.count)
    var last: UInt32 = 0
    for i in 0..<keys.count { last = max(last, Self.ids(of: keys[i]).first) }
    tableCount = keys.count == 0 ? 0 : Int(last) + 1
    tables = storage.list(tableCount, filledWith: Table(start: 0, mask: 0))
    // First the number of keys of each table, then its number of slots: at least one of them stays empty, where every
    // search ends.
    for i in 0..<keys.count { tables[Int(Self.ids(of: keys[i]).first)].mask += 1 }
    // The slot of all first ids without a key.
    var slotCount = 1
    for index in 0..<tableCount {
      let count = Int(tables[index].mask)
      guard count > 0 else { continue }
      var capacity = 2
      while capacity < count + (count + 1) / 2 { capacity *= 2 }
      tables[index] = Table(start: UInt32(slotCount), mask: UInt32(capacity - 1))
      slotCount += capacity
    }
    slots = storage.list(slotCount, filledWith: Slot(second: 0, start: 0, count: 0))
    values = storage.list(given.count, filledWith: 0)
    let slotOf = GrowingBuffer<UInt32>(capacity: keys.count)
    for i in 0..<keys.count {
      let (first, second) = Self.ids(of: keys[i])
      let slot = find(tables[Int(first)], second)
      slots[slot].second = second
      slots[slot].count += 1
      slotOf.base[i] = UInt32(slot)
    }
    var next: UInt32 = 0
    for i in 0..<keys.count {
      let slot = Int(slotOf[i])
      if slots[slot].start == 0 {
        // The start plus one until all values are stored, so that zero means "no start yet".
        slots[slot].start = next + 1
        next += slots[slot].count
        slots[slot].count = 0
      }
      values[Int(slots[slot].start - 1 + slots[slot].count)] = given[i]
      slots[slot].count += 1
    }
  }

  /// The slot of an id, or the empty slot where it would be stored.
  @inline(__always)
  private func find(_ table: Table, _ second: UInt32) -> Int {
    let mask = table.mask
    var slot = (second &* 0x9E37_79B9) >> 7 & mask
    while true {
      let place = Int(table.start &+ slot)
      if slots[place].second == second || slots[place].count == 0 { return place }
      slot = (slot &+ 1) & mask
    }
  }

  /// The values of a key; empty for a key that was never added.
  @inline(__always)
  subscript(first: UInt32, second: UInt32) -> UnsafeBufferPointer<UInt32> {
    guard Int(first) < tableCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let slot = slots[find(tables[Int(first)], second)]
    guard slot.count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: values + Int(slot.start - 1), count: Int(slot.count))
  }
}
