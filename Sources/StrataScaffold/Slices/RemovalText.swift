import StrataSyntax

/// Takes marked parts out of the text of a file: with the comments that belong to them, their commas and their lines.
enum RemovalText {
  /// - Parameters:
  ///   - calls: calls in chains, by the nodes of their names.
  ///   - extent: how many of the lines that were broken for what goes are joined again; nil for none.
  static func removing(
    _ nodes: Set<Int>, calls: Set<Int> = [], from source: SwiftSource, rejoining extent: BrokenLines.Extent? = nil
  ) -> [UInt8] {
    let outer = nodes.filter { node in !source.ancestors(of: node).contains(where: nodes.contains) }
    let chained = calls.map { chainRange($0, in: source) }
    let between = emptyLines(between: outer.sorted(), in: source)
    var ranges = outer.map { range(of: $0, in: source, outer) } + chained + between
    ranges = merged(ranges.sorted { $0.lowerBound < $1.lowerBound })
    var result: [UInt8] = []
    var position = 0
    let rejoined = extent.map { BrokenLines.rejoined(ranges, source.bytes, $0) } ?? [:]
    for range in ranges {
      if range.upperBound <= position { continue }
      if let lines = rejoined[range.lowerBound] {
        // Several parts may go from the same lines.
        result += source.bytes[position..<max(position, lines.range.lowerBound)]
        if lines.range.lowerBound >= position { result += lines.text.utf8 }
        position = max(position, lines.range.upperBound)
        continue
      }
      result += source.bytes[position..<max(position, range.lowerBound)]
      position = closing(&result, max(position, range.upperBound), source.bytes)
    }
    return result + source.bytes[position...]
  }

  private static func range(of node: Int, in source: SwiftSource, _ removed: Set<Int>) -> Range<Int> {
    let parent = source.parents[node]
    return source.isElement(node, of: parent)
      ? element(node, of: parent, in: source, removed) : SourceLines.range(source.range(node), source.bytes)
  }

  /// What separates only statements or declarations that go: nothing stands between them.
  private static func emptyLines(between nodes: [Int], in source: SwiftSource) -> [Range<Int>] {
    zip(nodes, nodes.dropFirst()).compactMap { first, second in
      guard source.tree.nodes[first].nextIndex == second, !source.isElement(first, of: source.parents[first]) else {
        return nil
      }
      let end = SourceLines.range(source.range(first), source.bytes).upperBound
      let start = SourceLines.range(source.range(second), source.bytes).lowerBound
      guard end < start, source.bytes[end..<start].allSatisfy({ [9, 10, 13, 32].contains($0) }) else { return nil }
      return end..<start
    }
  }

  /// A call with its arguments, and the dot and white space before it.
  private static func chainRange(_ call: Int, in source: SwiftSource) -> Range<Int> {
    source.chainStart(of: call)..<source.range(source.tree.nodes[call].nextIndex).upperBound
  }

  /// An element of a list with one of its commas; a clause without elements goes away with its colon.
  private static func element(
    _ node: Int, of list: Int, in source: SwiftSource, _ removed: Set<Int>
  ) -> Range<Int> {
    let elements = source.elements(of: list, like: node)
    let own = source.range(node)
    let kept = elements.filter { !removed.contains($0) }
    if kept.isEmpty, source.kind(list) == .inheritanceClause { return source.range(list) }
    // The comma before it, with the comments between, if an element before it stays; otherwise the one after it.
    if let before = elements.last(where: { $0 < node }), kept.contains(where: { $0 < node }) {
      return source.range(before).upperBound..<own.upperBound
    }
    guard let after = elements.first(where: { $0 > node }) else { return own }
    return SourceLines.commentsStart(
      own.lowerBound, source.bytes)..<SourceLines.commentsStart(source.range(after).lowerBound, source.bytes)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Takes away the empty lines around a gap that separate nothing any more: behind another one or an opening brace, and before a
  /// closing brace or the end of a condition.
  /// - Returns: where the text goes on.
  private static func closing(_ result: inout [UInt8], _ position: Int, _ bytes: [UInt8]) -> Int {
    guard result.isEmpty || result.last == SourceLines.newline else { return position }
    var position = position
    func endsAfterBraceOrEmptyLine() -> Bool {
      let text = result.dropLast()
      return text.isEmpty || text.last == SourceLines.newline || text.last == UInt8(ascii: "{")
    }
    while endsAfterBraceOrEmptyLine(), SourceLines.hasEmptyLine(at: position, bytes),
      let end = bytes[position...].firstIndex(of: SourceLines.newline)
    {
      position = end + 1
    }
    if SourceLines.isEnd(position, of: bytes) {
      while result.suffix(2).elementsEqual([SourceLines.newline, SourceLines.newline]) { result.removeLast() }
    }
    return position
  }
}
