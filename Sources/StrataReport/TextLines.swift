import StrataModel

/// The lines of a text, as bytes: a report of thousands of findings is written without a string of each line.
struct TextLines {
  private(set) var bytes: [UInt8] = []

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// A line of up to seven parts: an array of them would cost more than to write them.
  mutating func line(
    _ first: String, _ second: String = "", _ third: String = "", _ fourth: String = "", _ fifth: String = "",
    _ sixth: String = "", _ seventh: String = ""
  ) {
    add(first)
    add(second)
    add(third)
    add(fourth)
    add(fifth)
    add(sixth)
    add(seventh)
    endLine()
  }

  mutating func add(_ part: String) {
    if part.isEmpty { return }
    part.withBytes { bytes.append(contentsOf: $0) }
  }

  /// Not negative.
  mutating func add(_ number: Int) {
    var power = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// Elements with commas between them; of more than eight, the first and how many are left out.
  mutating func add<Element>(_ elements: [Element], _ write: (Element, inout TextLines) -> Void) {
    for (index, element) in elements.prefix(8).enumerated() {
      if index > 0 { add(", ") }
      write(element, &self)
    }
    guard elements.count > 8 else { return }
    add(" and ")
    add(elements.count - 8)
    add(" more")
  }
}

/// The letters of a message outside backquotes, and a space for each run of other characters between them.
struct MessageWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isName = false
  private var isLetter = true

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "`") { isName.toggle() }
      let wasLetter = isLetter
      isLetter = !isName && (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80)
      if isLetter { return byte }
      if wasLetter { return UInt8(ascii: " ") }
    }
    return nil
  }
}
