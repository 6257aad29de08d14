import StrataModel

/// A value of an OpenStep property list, the format of `project.pbxproj`. Foundation also reads these lists, but creates
/// an object for each of the tens of thousands of values of a large project, most of which are never needed.
struct PropertyList {
  private let tree: PropertyListTree
  private let node: Int

  /// Fails, with the line, if the bytes are not a property list.
  init(_ bytes: [UInt8]) throws(ManifestFault) { (tree, node) = (try PropertyListTree(bytes), 0) }

  private init(_ tree: PropertyListTree, _ node: Int) { (self.tree, self.node) = (tree, node) }

  /// The value of a key, the last one if there are several; nil if this is not a table.
  subscript(key: String) -> PropertyList? {
    var key = key
    let value = key.withUTF8 { key in
      var found: Int?
      tree.forEachEntry(of: node) { name, value in if tree.isEqual(name, key) { found = value } }
      return found
    }
    return value.map { PropertyList(tree, $0) }
  }

  /// The keys of a table with their values; nil if this is not a table.
  var entries: [(key: String, value: PropertyList)]? {
    guard tree.nodes[node].kind == .table else { return nil }
    var result: [(key: String, value: PropertyList)] = []
    tree.forEachEntry(of: node) { name, value in result.append((tree.text(name), PropertyList(tree, value))) }
    return result
  }

  /// A string; nil for a list or a table.
  var text: String? { tree.nodes[node].kind == .string ? tree.text(node) : nil }

  /// The strings of a list; empty if this is not a list.
  var texts: [String] {
    guard tree.nodes[node].kind == .list else { return [] }
    return tree.children(of: node).filter { tree.nodes[$0].kind == .string }.map { tree.text($0) }
  }
}

/// The values of a property list in the order of the file, as ranges of its bytes.
private final class PropertyListTree {
  struct Node {
    enum Kind { case string, list, table }

    var kind: Kind
    /// The bytes, with the quotes of a string.
    var start: UInt32
    var end: UInt32
    /// The index after all values inside.
    var next: UInt32
  }

  let bytes: [UInt8]
  /// Values before those inside them; in a table, each value follows its key.
  let nodes: [Node]

  init(_ bytes: [UInt8]) throws(ManifestFault) {
    guard bytes.count < Int(Int32.max) else { throw .malformed("it is too large") }
    let (nodes, end) = bytes.withUnsafeBufferPointer { bytes -> ([Node]?, Int) in
      var parser = PropertyListParser(bytes)
      return (parser.value() ? parser.nodes : nil, min(parser.position, bytes.count))
    }
    guard let nodes else {
      let line = 1 + bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      throw ManifestFault.mergeConflict(in: bytes) ?? .malformed("it is not a property list", line: line)
    }
    (self.bytes, self.nodes) = (bytes, nodes)
  }

  /// Indices of the values directly inside a list or a table.
  func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var child = node + 1
    while child < Int(nodes[node].next) {
      result.append(child)
      child = Int(nodes[child].next)
    }
    return result
  }

  /// Calls a function with the key and the value of each entry of a table.
  func forEachEntry(of node: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    guard nodes[node].kind == .table else { return }
    var key = node + 1
    while key < Int(nodes[node].next) {
      // A key is a string, with no values inside.
      body(key, key + 1)
      key = Int(nodes[key + 1].next)
    }
  }

  /// A string without its quotes and the backslashes in them.
  func text(_ node: Int) -> String {
    let content = bytes[content(of: node)]
    guard isQuoted(node), content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in content {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a string has a text that contains no backslash.
  func isEqual(_ node: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = content(of: node)
    return range.count == text.count && bytes[range].elementsEqual(text)
  }

  private func isQuoted(_ node: Int) -> Bool { bytes[Int(nodes[node].start)] == UInt8(ascii: "\"") }

  private func content(of node: Int) -> Range<Int> {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    return isQuoted(node) ? start + 1..<end - 1 : start..<end
  }
}

private struct PropertyListParser {
  private(set) var nodes: [PropertyListTree.Node] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 12)
  }

  /// Reads a value; false if there is no complete one.
  mutating func value() -> Bool {
    guard depth < 64 else { return false }
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard position < bytes.count else { return false }
    let node = nodes.count
    switch bytes[position] {
    case UInt8(ascii: "{"):
      open(.table)
      guard table() else { return false }
    case UInt8(ascii: "("):
      open(.list)
      guard list() else { return false }
    default: return string()
    }
    nodes[node].end = UInt32(position)
    nodes[node].next = UInt32(nodes.count)
    return true
  }

  private mutating func open(_ kind: PropertyListTree.Node.Kind) {
    nodes.append(PropertyListTree.Node(kind: kind, start: UInt32(position), end: 0, next: 0))
    position += 1
  }

  private mutating func table() -> Bool {
    while true {
      skipBlanks()
      if take(UInt8(ascii: "}")) { return true }
      guard string() else { return false }
      skipBlanks()
      guard take(UInt8(ascii: "=")), value() else { return false }
      skipBlanks()
      _ = take(UInt8(ascii: ";"))
    }
  }

  private mutating func list() -> Bool {
    while true {
      skipBlanks()
      if take(UInt8(ascii: ")")) { return true }
      guard value() else { return false }
      skipBlanks()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func string() -> Bool {
    guard position < bytes.count else { return false }
    let start = position
    if bytes[start] == UInt8(ascii: "\"") {
      guard skipQuoted() else { return false }
    } else {
      while position < bytes.count, plain.contains(bytes[position]) { position += 1 }
      if position == start { return false }
    }
    let next = UInt32(nodes.count + 1)
    nodes.append(PropertyListTree.Node(kind: .string, start: UInt32(start), end: UInt32(position), next: next))
    return true
  }

  private mutating func skipQuoted() -> Bool {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return false
  }

  /// The characters of strings without quotes.
  private let plain = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./$-+:".utf8)

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "*") {
          skipComment()
          continue
        }
        if bytes[position + 1] == UInt8(ascii: "/") {
          position = bytes.endOfLine(from: position)
          continue
        }
      }
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
      position += 1
    }
  }

  private mutating func skipComment() {
    position += 2
    while position + 1 < bytes.count,
      !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
    { position += 1 }
    position = min(position + 2, bytes.count)
  }
}
