import StrataModel
import StrataSyntax

/// Assigns one id to each distinct name of all files. The bytes stay in the name tables of the files.
struct SymbolTable: ~Copyable {
  struct Text {
    var bytes: UnsafePointer<UInt8>
    var count: UInt32
    var hash: UInt32
  }

  private var texts: GrowingBuffer<Text>
  /// Symbol ids plus one; zero for an empty slot.
  private var slots: FixedBuffer<UInt32>
  private var mask: Int

  init() {
    texts = GrowingBuffer(capacity: 1 << 12)
    mask = (1 << 13) - 1
    slots = FixedBuffer(repeating: 0, count: mask + 1)
  }

  var count: Int { texts.count }

  /// The string of a symbol.
  func text(of symbol: Symbol) -> String { String(decoding: bytes(of: symbol), as: UTF8.self) }

  /// The bytes of a symbol. They live as long as the facts of the files.
  func bytes(of symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    let text = texts[Int(symbol.id)]
    return UnsafeBufferPointer(start: text.bytes, count: Int(text.count))
  }

  /// First byte of a symbol; zero for the empty name.
  func firstByte(of symbol: Symbol) -> UInt8 {
    let text = texts[Int(symbol.id)]
    return text.count == 0 ? 0 : text.bytes[0]
  }

  /// For `$name` and `_name` the symbol of `name`, if any file contains that name.
  func withoutPrefix(_ symbol: Symbol) -> Symbol {
    let text = texts[Int(symbol.id)]
    guard text.count > 1, text.bytes[0] == 36 || text.bytes[0] == 95 else { return .none }
    return self.symbol(text.bytes + 1, Int(text.count) - 1) ?? .none
  }

  /// The symbol of a name, if any file contains it.
  func symbol(of name: String) -> Symbol? {
    name.withBytes { bytes in bytes.baseAddress.flatMap { symbol($0, bytes.count) } }
  }

  private func symbol(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Symbol? {
    let hash = NameHash.of(bytes, count)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = texts[Int(slots[slot] - 1)]
      if other.hash == hash, Int(other.count) == count, Self.areEqual(other.bytes, bytes, count) {
        return Symbol(slots[slot] - 1)
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The symbol of a name whose hash is already known. `bytes` must live as long as the table.
  mutating func intern(_ bytes: UnsafePointer<UInt8>, _ count: Int, hash: UInt32) -> Symbol {
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let id = Int(slots[slot] - 1)
      let text = texts[id]
      if text.hash == hash, Int(text.count) == count, Self.areEqual(text.bytes, bytes, count) {
        return Symbol(UInt32(id))
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(texts.count + 1)
    texts.append(Text(bytes: bytes, count: UInt32(count), hash: hash))
    if texts.count * 2 > mask { grow() }
    return Symbol(UInt32(texts.count - 1))
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots = FixedBuffer(repeating: 0, count: mask + 1)
    for id in 0..<texts.count {
      var slot = Int(texts[id].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id + 1)
    }
  }

  @inline(__always)
  private static func areEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if count >= 8 {
      var i = 0
      while i &+ 8 < count {
        if word(a, i) != word(b, i) { return false }
        i &+= 8
      }
      return word(a, count &- 8) == word(b, count &- 8)
    }
    return shortWord(a, count) == shortWord(b, count)
  }

  /// Eight bytes from an offset.
  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }

  /// All bytes of fewer than eight, some of them twice.
  @inline(__always)
  private static func shortWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
      let last = UnsafeRawPointer(bytes + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    return count == 0 ? 0 : UInt64(bytes[0]) << 16 | UInt64(bytes[count &>> 1]) << 8 | UInt64(bytes[count &- 1])
  }
}
