import StrataModel

/// Writes JSON sequentially, with keys in the given order. Each container is on one line or on several.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []

  private struct Level {
    var isInline: Bool
    var count = 0
    var closing: UInt8
  }

  public init() {}

  mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), UInt8(ascii: "}"), inline) }

  mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), UInt8(ascii: "]"), inline) }

  /// Ends the innermost object or array.
  mutating func end() {
    guard let level = levels.popLast() else { return }
    if !level.isInline, level.count > 0 { newLine() }
    bytes.append(level.closing)
    if levels.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  /// An object or array with the content that `content` writes.
  public mutating func object(inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    beginObject(inline: inline)
    content(&self)
    end()
  }

  public mutating func array(inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    beginArray(inline: inline)
    content(&self)
    end()
  }

  /// A member whose value is an object.
  public mutating func object(_ key: String, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    self.key(key)
    object(inline: inline, content)
  }

  /// A member whose value is an array.
  public mutating func array(_ key: String, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    self.key(key)
    array(inline: inline, content)
  }

  /// A key; its value has to be written next.
  public mutating func key(_ key: String) {
    separate()
    JSONString.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  public mutating func string(_ value: String) {
    separate()
    JSONString.append(value, to: &bytes)
  }

  public mutating func number(_ value: Int) { raw(String(value)) }
  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  public mutating func null() { raw("null") }

  public mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// A value that is JSON already.
  public mutating func member(_ key: String, json value: String) {
    self.key(key)
    raw(value)
  }

  /// An array of strings on one line.
  public mutating func member(_ key: String, _ values: some Sequence<String>) {
    array(key, inline: true) { for value in values { $0.string(value) } }
  }

  /// An array with an element for each item.
  public mutating func array<Item>(
    _ key: String, of items: some Sequence<Item>, _ write: (Item, inout JSONWriter) -> Void
  ) {
    array(key) { json in
      for item in items { write(item, &json) }
    }
  }

  /// An array with an object on one line for each item.
  mutating func objects<Item>(
    _ key: String, of items: some Sequence<Item>, _ write: (Item, inout JSONWriter) -> Void
  ) {
    array(key, of: items) { item, json in
      json.object(inline: true) { write(item, &$0) }
    }
  }

  private var isAfterKey = false

  private mutating func begin(_ opening: UInt8, _ closing: UInt8, _ inline: Bool) {
    separate()
    bytes.append(opening)
    levels.append(Level(isInline: inline || levels.last?.isInline == true, closing: closing))
  }

  mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes the comma and the white space before an element, unless it is the value of a key.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard !levels.isEmpty else { return }
    let last = levels.count - 1
    if levels[last].count > 0 { bytes.append(UInt8(ascii: ",")) }
    if !levels[last].isInline {
      newLine()
    } else if levels[last].count > 0 {
      bytes.append(UInt8(ascii: " "))
    }
    levels[last].count += 1
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: levels.count * 2))
  }
}
