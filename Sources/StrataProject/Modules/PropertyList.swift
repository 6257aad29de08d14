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
    let value = key.withBytes { key in
      var found: Int?
      tree.forEachEntry(of: node) { name, value in if tree.isEqual(name, key) { found = value } }
      return found
    }
    return value.map { PropertyList(tree, $0) }
  }

  /// The keys of a table, which are strings, with their values; nil if this is not a table.
  var entries: [(key: PropertyList, value: PropertyList)]? {
    guard tree.nodes[node].kind == .table else { return nil }
    var result: [(key: PropertyList, value: PropertyList)] = []
    tree.forEachEntry(of: node) { result.append((PropertyList(tree, $0), PropertyList(tree, $1))) }
    return result
  }

  /// A string; nil for a list or a table.
  var text: String? { tree.nodes[node].kind == .string ? tree.text(node) : nil }

  /// Whether this is a string with a text that contains no backslash.
  func isText(_ text: StaticString) -> Bool {
    tree.nodes[node].kind == .string
      && tree.isEqual(node, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The strings of a list; empty if this is not a list.
  var texts: [String] { strings.map { tree.text($0.node) } }

  /// The same as values, whose texts are not read yet.
  var strings: [PropertyList] {
    guard tree.nodes[node].kind == .list else { return [] }
    var result: [PropertyList] = []
    tree.forEachElement(of: node) { if tree.nodes[$0].kind == .string { result.append(PropertyList(tree, $0)) } }
    return result
  }

  /// The place of the value in its list, which no other value has.
  var place: Int { node }

  /// The bytes of the value in its list, with the quotes of a string.
  var range: Range<Int> { Int(tree.nodes[node].start)..<Int(tree.nodes[node].end) }

  /// A hash of the bytes of a string, without its quotes.
  var hash: UInt64 { tree.hash(node) }

  /// Whether two strings are the same. A backslash is a byte like all others.
  func isSame(as other: PropertyList) -> Bool { tree.isSame(node, as: other.node, in: other.tree) }
}

/// One value: a range of the list's bytes.
struct PropertyListNode {
  enum Kind { case string, list, table }

  var kind: Kind
  /// The bytes, with the quotes of a string.
  var start: UInt32
  var end: UInt32
  /// The index after all values inside.
  var next: UInt32
}

/// The values of a property list in the order of the file, as ranges of its bytes.
private final class PropertyListTree {
  let bytes: [UInt8]
  /// Values before those inside them; in a table, each value follows its key.
  let nodes: [PropertyListNode]

  init(_ bytes: [UInt8]) throws(ManifestFault) {
    guard bytes.count < Int(Int32.max) else { throw .malformed("it is too large") }
    let (nodes, end) = bytes.withUnsafeBufferPointer { bytes -> ([PropertyListNode]?, Int) in
      var parser = PropertyListParser(bytes)
      return (parser.value() ? parser.nodes : nil, min(parser.position, bytes.count))
    }
    guard let nodes else {
      let line = 1 + bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      throw ManifestFault.mergeConflict(in: bytes) ?? .malformed("it is not a property list", line: line)
    }
    (self.bytes, self.nodes) = (bytes, nodes)
  }

  /// Calls a function with each value directly inside a list.
  func forEachElement(of node: Int, _ body: (Int) -> Void) {
    var child = node + 1
    while child < Int(nodes[node].next) {
      body(child)
      child = Int(nodes[child].next)
    }
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
    guard range.count == text.count else { return false }
    for (offset, byte) in text.enumerated() where bytes[range.lowerBound + offset] != byte { return false }
    return true
  }

  func isSame(_ node: Int, as other: Int, in tree: PropertyListTree) -> Bool {
    tree.bytes.withUnsafeBufferPointer { isEqual(node, UnsafeBufferPointer(rebasing: $0[tree.content(of: other)])) }
  }

  func hash(_ node: Int) -> UInt64 {
    bytes.withUnsafeBytes { Hash64.of(UnsafeRawBufferPointer(rebasing: $0[content(of: node)])) }
  }

  private func isQuoted(_ node: Int) -> Bool { bytes[Int(nodes[node].start)] == UInt8(ascii: "\"") }

  private func content(of node: Int) -> Range<Int> {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    return isQuoted(node) ? start + 1..<end - 1 : start..<end
  }
}
