import StrataSyntax

/// Takes marked parts out of the text of a file: with the comments that belong to them, their commas and their lines.
enum RemovalText {
  /// - Parameter calls: calls in chains, by the nodes of their names.
  static func removing(_ nodes: Set<Int>, calls: Set<Int> = [], from source: SwiftSource) -> [UInt8] {
    let outer = nodes.filter { node in !source.ancestors(of: node).contains(where: nodes.contains) }
    let chained = calls.map { chainRange($0, in: source) }
    var ranges = (outer.map { range(of: $0, in: source, outer) } + chained).sorted { $0.lowerBound < $1.lowerBound }
    ranges = merged(ranges)
    var result: [UInt8] = []
    var position = 0
    for range in ranges {
      result += source.bytes[position..<max(position, range.lowerBound)]
      position = max(position, range.upperBound)
    }
    result += source.bytes[position...]
    return withoutEmptyLines(result)
  }

  private static func range(of node: Int, in source: SwiftSource, _ removed: Set<Int>) -> Range<Int> {
    let parent = source.parents[node]
    return source.isElement(node, of: parent)
      ? element(node, of: parent, in: source, removed) : SourceLines.range(source.range(node), source.bytes)
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

  /// At most one empty line, and none after an opening brace, before a closing one, or at the ends of the file.
  private static func withoutEmptyLines(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: SourceLines.newline, omittingEmptySubsequences: false)
    var result: [ArraySlice<UInt8>] = []
    for (index, line) in lines.enumerated() {
      if SourceLines.isBlank(line), index < lines.count - 1 {
        let previous = result.last
        let next = lines[(index + 1)...].first { !SourceLines.isBlank($0) }
        let closes = next?.first { $0 != SourceLines.space && $0 != SourceLines.tab } == UInt8(ascii: "}")
        if previous.map({ SourceLines.isBlank($0) || $0.last == UInt8(ascii: "{") }) ?? true || closes || next == nil {
          continue
        }
      }
      result.append(line)
    }
    return Array(result.joined(separator: [SourceLines.newline]))
  }
}
