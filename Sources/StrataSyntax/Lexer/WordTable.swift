/// Finds ``Word``s by their bytes: one multiplication and one probe for most identifiers. Built once for the process, so
/// its memory is never freed.
struct WordTable {
  /// The first 16 bytes of a word, zero-filled, and its length. No two words share both.
  private struct Entry {
    var low: UInt64
    var high: UInt64
    var length: Int
    var word: Word
  }

  /// Much larger than the number of words, so that most other identifiers meet a free slot.
  private static let size = 2048

  /// Index into `entries` plus one, 0 for a free slot.
  private let slots: UnsafeMutablePointer<UInt8>
  private let entries: UnsafeMutablePointer<Entry>

  // Initialized once, before the first read; constant after that.
  nonisolated(unsafe) static let shared = WordTable()

  private init() {
    slots = .allocate(capacity: Self.size)
    slots.initialize(repeating: 0, count: Self.size)
    entries = .allocate(capacity: Word.allCases.count)
    for (index, word) in Word.allCases.dropFirst().enumerated() {
      let text = Array("\(word)".utf8)
      var halves: (UInt64, UInt64) = (0, 0)
      for (position, byte) in text.prefix(16).enumerated() {
        if position < 8 {
          halves.0 |= UInt64(byte) << UInt64(8 * position)
        } else {
          halves.1 |= UInt64(byte) << UInt64(8 * (position - 8))
        }
      }
      (entries + index).initialize(to: Entry(low: halves.0, high: halves.1, length: text.count, word: word))
      var slot = Self.slot(halves.0, halves.1)
      while slots[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
      slots[slot] = UInt8(index + 1)
    }
  }

  @inline(__always) private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(mixed >> 53)
  }

  /// The word in `length` bytes at `start`. Sixteen bytes must be readable.
  @inline(__always) func word(at start: UnsafePointer<UInt8>, length: Int) -> Word {
    if length < 2 || length > Word.longest { return .none }
    let raw = UnsafeRawPointer(start)
    var low = raw.loadUnaligned(as: UInt64.self).littleEndian
    var high: UInt64 = 0
    if length < 8 {
      low &= (1 << UInt64(8 &* length)) &- 1
    } else if length > 8 {
      high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
      if length < 16 { high &= (1 << UInt64(8 &* (length &- 8))) &- 1 }
    }
    var slot = Self.slot(low, high)
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { return .none }
      let candidate = entries + (entry &- 1)
      if candidate.pointee.low == low && candidate.pointee.high == high && candidate.pointee.length == length {
        return candidate.pointee.word
      }
      slot = (slot &+ 1) & (Self.size &- 1)
    }
  }
}
