import StrataModel

/// The distinct names of one file: a hash table with open addressing over ranges of the source. Nothing is copied
/// before the file is complete.
struct NameInterner: ~Copyable {
  /// A distinct name. Short names, which most are, are compared by two words alone.
  struct Entry {
    var text: UnsafePointer<UInt8>
    var length: UInt32
    var hash: UInt32
    /// The first eight bytes, or all of them, padded with zeros; and the last eight bytes of longer names.
    var head: UInt64
    var tail: UInt64
  }

  struct Slot {
    var hash: UInt32 = 0
    /// 0 for an empty slot: the empty name is never looked up.
    var id: UInt32 = 0
  }

  private var entries = GrowingBuffer<Entry>(capacity: 256)
  private var slots = FixedBuffer(repeating: Slot(), count: 512)
  private var slotCapacity = 512
  private var mask = 511
  /// End of the readable memory, which is that of the source.
  private var limit = UnsafePointer<UInt8>(bitPattern: 1)
  /// Names that are not contained in the source.
  private var composed: [[UInt8]] = []
  /// The table that is being written: the arrays of the file are copies without spare capacity.
  private var ends = GrowingBuffer<UInt32>(capacity: 256)
  private var bytes = GrowingBuffer<UInt8>(capacity: 4096)

  /// Removes all names.
  mutating func reset(source: UnsafeBufferPointer<UInt8>, expecting count: Int) {
    entries.removeAll()
    composed.removeAll()
    limit = source.baseAddress.map { $0 + source.count } ?? UnsafePointer(bitPattern: 1)
    if let base = limit { entries.append(Entry(text: base, length: 0, hash: NameHash.ofEmptyName, head: 0, tail: 0)) }
    var size = 64
    while size < count * 2 { size *= 2 }
    resize(size)
  }

  /// The id of a name, which is added if it is new. The text must live as long as the pass.
  @inline(__always) mutating func intern(_ text: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    let head: UInt64
    var tail: UInt64 = 0
    if length >= 8 {
      head = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
      tail = UnsafeRawPointer(text + (length &- 8)).loadUnaligned(as: UInt64.self)
    } else if let limit, text + 8 <= limit {
      head = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self) & ((1 &<< UInt64(length &* 8)) &- 1)
    } else {
      head = Self.shortWord(text, length)
    }
    let short = NameHash.of(
      head: head, tail: tail, length: length, middle: length > 16 ? NameHash.middle(text, length) : 0)

    var slot = Int(truncatingIfNeeded: short) & mask
    while slots[slot].id != 0 {
      if slots[slot].hash == short {
        let entry = entries[Int(slots[slot].id)]
        if entry.head == head, entry.tail == tail, entry.length == length,
          length <= 16 || Self.isEqual(entry.text, text, length)
        {
          return NameID(slots[slot].id)
        }
      }
      slot = (slot &+ 1) & mask
    }
    return add(
      Entry(text: text, length: UInt32(truncatingIfNeeded: length), hash: short, head: head, tail: tail), slot)
  }

  /// Interns a name that is not contained in the source.
  mutating func intern(_ text: [UInt8]) -> NameID {
    guard !text.isEmpty else { return .none }
    // The bytes of the copy in `composed` do not move: when the outer array grows, only references are moved.
    composed.append(text + [UInt8](repeating: 0, count: 8))
    return composed[composed.count - 1].withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { intern($0, text.count) } ?? .none
    }
  }

  func text(_ id: NameID) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[Int(id.rawValue)]
    return UnsafeBufferPointer(start: entry.text, count: Int(entry.length))
  }

  /// All names, copied.
  mutating func table() -> NameTable {
    var size = 0
    ends.removeAll()
    for i in 0..<entries.count {
      size &+= Int(entries[i].length)
      ends.append(UInt32(truncatingIfNeeded: size))
    }
    // Short names are written as two words, of which the first may reach beyond the end of the name.
    bytes.reserve(size + 8)
    bytes.count = size
    var target = UnsafeMutableRawPointer(bytes.base)
    for i in 0..<entries.count {
      let entry = entries[i]
      let length = Int(entry.length)
      if length <= 16 {
        target.storeBytes(of: entry.head, as: UInt64.self)
        if length > 8 { (target + (length - 8)).storeBytes(of: entry.tail, as: UInt64.self) }
      } else {
        target.copyMemory(from: entry.text, byteCount: length)
      }
      target += length
    }
    let hashes = [UInt32](unsafeUninitializedCapacity: entries.count) { hashes, count in
      for index in 0..<entries.count { hashes.initializeElement(at: index, to: entries[index].hash) }
      count = entries.count
    }
    return NameTable(bytes: bytes.array(), ends: ends.array(), hashes: hashes)
  }

  // MARK: The table

  @inline(never) private mutating func add(_ entry: Entry, _ slot: Int) -> NameID {
    let id = entries.end
    entries.append(entry)
    slots[slot] = Slot(hash: entry.hash, id: id)
    if entries.count * 2 > mask { grow() }
    return NameID(id)
  }

  private mutating func grow() {
    let old = Array(UnsafeBufferPointer(start: slots.base, count: mask + 1))
    resize((mask + 1) * 2)
    for item in old where item.id != 0 {
      var slot = Int(item.hash) & mask
      while slots[slot].id != 0 { slot = (slot + 1) & mask }
      slots[slot] = item
    }
  }

  /// Makes the table empty; `size` is a power of two.
  private mutating func resize(_ size: Int) {
    if size > slotCapacity {
      slots = FixedBuffer(repeating: Slot(), count: size)
      slotCapacity = size
    } else {
      slots.base.update(repeating: Slot(), count: size)
    }
    mask = size - 1
  }

  // MARK: Rare texts

  /// Fewer than eight bytes at the end of the source.
  @inline(never) private static func shortWord(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var word: UInt64 = 0
    for i in (0..<length).reversed() { word = word << 8 | UInt64(text[i]) }
    return UInt64(littleEndian: word)
  }

  @inline(never) private static func isEqual(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    var i = 8
    while i < length - 8 {
      let offset = min(i, length - 8)
      let left = UnsafeRawPointer(a + offset).loadUnaligned(as: UInt64.self)
      let right = UnsafeRawPointer(b + offset).loadUnaligned(as: UInt64.self)
      if left != right { return false }
      i += 8
    }
    return true
  }
}
