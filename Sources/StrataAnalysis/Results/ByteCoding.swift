/// Appends numbers and strings to bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits in each byte, the lowest first.
  mutating func number(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func text(_ value: String) {
    number(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout ByteWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// Reads the bytes of a ``ByteWriter``. Damaged bytes are an error.
struct ByteReader {
  struct Damaged: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(Damaged) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst(), shift < 64 {
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Damaged()
  }

  mutating func text() throws(Damaged) -> String {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Damaged() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  mutating func list<Element>(
    _ read: (inout ByteReader) throws(Damaged) -> Element
  ) throws(Damaged) -> [Element] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Damaged() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
}
