import StrataSyntax

/// A tree on one line: `kind(child child)`, and `kind'text'` for a node without children, line ends in it as `⏎`.
/// The `sourceFile` itself and the suffixes that most kinds end in (`Declaration`, `Expression`, …) are left out.
/// Offsets of errors come last, behind a `!`.
enum TreeDump {
  /// Expectations are broken into lines where they are too long.
  static func unfold(_ expected: String) -> String {
    expected.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  static func dump(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let tree = bytes.withUnsafeBufferPointer { SwiftReader.parse($0) }
    var parts = tree.children(of: 0).map { dump(tree, $0, bytes) }
    if !tree.errors.isEmpty { parts.append("!\(tree.errors.map { String($0) }.joined(separator: ","))") }
    return parts.joined(separator: " ")
  }

  private static func dump(_ tree: SyntaxTree, _ index: Int, _ bytes: [UInt8]) -> String {
    let node = tree.nodes[index]
    var text = shortName(of: node.kind)
    if node.flags.contains(.isLet) { text += ".let" }
    if node.flags.contains(.isTrailing) { text += ".trailing" }
    let children = tree.children(of: index).map { dump(tree, $0, bytes) }
    if children.isEmpty {
      let leaf = String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
      return text + "'" + leaf.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") + "'"
    }
    return text + "(" + children.joined(separator: " ") + ")"
  }

  private static func shortName(of kind: SyntaxKind) -> String {
    let name = "\(kind)"
    for suffix in ["Declaration", "Expression", "Statement", "Literal", "Suffix"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

/// What is wrong with the shape of a tree, if anything: every node must lie inside its parent, in order.
enum TreeAudit {
  static func problem(of tree: SyntaxTree, size: Int) -> String? {
    var open: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, Int(tree.nodes[last].next) <= index { open.removeLast() }
      if Int(node.next) <= index || Int(node.next) > tree.nodes.count { return "\(index): next \(node.next)" }
      if node.end < node.start || Int(node.end) > size { return "\(index): \(node.start)..<\(node.end)" }
      if let last = open.last {
        let parent = tree.nodes[last]
        if node.next > parent.next || node.start < parent.start || node.end > parent.end {
          return "\(index): \(node.kind) reaches out of \(parent.kind)"
        }
      } else if index > 0 {
        return "\(index): a second root"
      }
      open.append(index)
      if open.count > 1_500 { return "\(index): nested \(open.count) deep" }
    }
    return tree.lineStarts.first == 0 && tree.errors == tree.errors.sorted() ? nil : "lines or errors out of order"
  }
}
