import StrataSyntax

/// The text of a shared file in which parts are repeated under a new name, each after its exemplar.
enum RepeatedText {
  /// - Parameter destination: what else is renamed in the repetitions.
  static func repeating(
    _ units: RepeatedUnits, in source: SwiftSource, _ destination: Renaming? = nil
  ) -> [UInt8] {
    let renamed = units.renamed
    let doubled = doubledElements(units, source)
    // What is repeated inside of a repeated part has an insertion of its own.
    var insertions = doubled.map { (offset: $0.range.upperBound, text: $0.separator + renamed.text($0.range)) }
    for run in callRuns(units.calls, source) { insertions.append(chain(run, source, renamed, doubled)) }
    for node in units.nodes where source.kind(node) == .importDeclaration {
      insertions.append(importLine(node, source, renamed))
    }
    for run in runs(units.nodes.filter { source.kind($0) != .importDeclaration }, source) {
      guard let parent = run.first.map({ source.parents[$0] }) else { continue }
      insertions.append(
        source.isElement(run[0], of: parent)
          ? element(run, of: parent, source, renamed, doubled) : lines(run, source, renamed, doubled))
    }
    if let destination { insertions = insertions.map { ($0.offset, destination.apply($0.text, as: .code)) } }
    return applying(insertions, to: source)
  }

  /// The text of a file of the exemplar in which calls of shared code pass the new feature's arguments as well.
  static func doubling(_ units: RepeatedUnits, in source: SwiftSource) -> [UInt8] {
    let renamed = units.renamed
    let insertions = doubledElements(units, source).map { ($0.range.upperBound, $0.separator + renamed.text($0.range)) }
    return applying(insertions, to: source)
  }

  private static func applying(_ insertions: [(offset: Int, text: String)], to source: SwiftSource) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
      result += source.bytes[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset
    }
    return result + source.bytes[position...]
  }

  /// Units that follow each other in one list or block.
  private static func runs(_ nodes: Set<Int>, _ source: SwiftSource) -> [[Int]] {
    var runs: [[Int]] = []
    for node in nodes.sorted() {
      if let last = runs.last?.last, source.parents[last] == source.parents[node],
        source.tree.nodes[last].nextIndex == node,
        // Properties stay beside properties, and functions beside functions, where the others do.
        (source.kind(last) == .variableDeclaration) == (source.kind(node) == .variableDeclaration)
          || isMixed(source.parents[node], source)
      {
        runs[runs.count - 1].append(node)
      } else {
        runs.append([node])
      }
    }
    return runs
  }

  /// Whether properties stand between the functions of a block, as mocks have those of each function in front of it.
  private static func isMixed(_ block: Int, _ source: SwiftSource) -> Bool {
    guard source.kind(block) == .memberBlock else { return false }
    let kinds = source.children(of: block).map { source.kind($0) }
    guard let first = kinds.firstIndex(of: .functionDeclaration), let last = kinds.lastIndex(of: .functionDeclaration)
    else { return false }
    return kinds[first..<last].contains(.variableDeclaration)
  }

  /// Calls that follow each other in one chain: the nodes of their names and of their arguments.
  private static func callRuns(_ calls: Set<Int>, _ source: SwiftSource) -> [[Int]] {
    var runs: [[Int]] = []
    for call in calls.sorted() {
      let arguments = source.tree.nodes[call].nextIndex
      if runs.last?.last.map({ source.tree.nodes[$0].nextIndex }) == call {
        runs[runs.count - 1] += [call, arguments]
      } else {
        runs.append([call, arguments])
      }
    }
    return runs
  }

  /// After the last call, with the white space that stands before the first one.
  private static func chain(
    _ run: [Int], _ source: SwiftSource, _ renamed: RenamedSource, _ doubled: [DoubledElement]
  ) -> (Int, String) {
    let end = source.range(run[run.count - 1]).upperBound
    let start = source.chainStart(of: run[0])
    return (end, renamed.text(start..<end, doubling: doubled))
  }

  /// After the last element, with the separator that stands before the first one, or after it.
  private static func element(
    _ run: [Int], of list: Int, _ source: SwiftSource, _ renamed: RenamedSource, _ doubled: [DoubledElement]
  ) -> (Int, String) {
    guard let first = run.first, let last = run.last else { return (0, "") }
    let own = source.range(first).lowerBound..<source.range(last).upperBound
    return (own.upperBound, separator(run, of: list, source) + renamed.text(own, doubling: doubled))
  }

  /// The arguments that calls pass for both features.
  static func doubledElements(_ units: RepeatedUnits, _ source: SwiftSource) -> [DoubledElement] {
    units.doubled.sorted().map { node in
      DoubledElement(range: source.range(node), separator: separator([node], of: source.parents[node], source))
    }
  }

  private static func separator(_ run: [Int], of list: Int, _ source: SwiftSource) -> String {
    guard let first = run.first, let last = run.last else { return "" }
    let elements = source.elements(of: list, like: first)
    if run.count > 1 { return gap(source.range(run[0]).upperBound..<source.range(run[1]).lowerBound, source) }
    if let before = elements.last(where: { $0 < first }) {
      return gap(source.range(before).upperBound..<source.range(first).lowerBound, source)
    }
    if let after = elements.first(where: { $0 > last }), !source.tree.nodes[after].flags.contains(.isTrailing) {
      return gap(source.range(last).upperBound..<source.range(after).lowerBound, source)
    }
    let offset = source.range(first).lowerBound
    let indentation = source.bytes[SourceLines.lineStart(offset, source.bytes)..<offset]
    return SourceLines.isBlank(indentation) ? ",\n" + String(decoding: indentation, as: UTF8.self) : ", "
  }

  /// What stands between two elements, without comments.
  private static func gap(_ range: Range<Int>, _ source: SwiftSource) -> String {
    let text = String(decoding: source.bytes[range], as: UTF8.self)
    guard let newline = text.lastIndex(of: "\n") else { return text.contains("//") ? ", " : text }
    return ",\n" + text[text.index(after: newline)...]
  }

  /// Where a declaration that imports a module stands in order: with its line, after those that come before it; the new one
  /// behind the exemplar's where the lines are in no order.
  private static func importLine(
    _ node: Int, _ source: SwiftSource, _ renamed: RenamedSource
  ) -> (Int, String) {
    let text = renamed.text(source.range(node))
    let lines = source.children(of: source.parents[node]).filter { source.kind($0) == .importDeclaration }
      .filter { source.text($0).hasPrefix("@") == text.hasPrefix("@") }
    let texts = lines.map(source.text)
    let before = texts == texts.sorted() ? lines.last { source.text($0) < text } : node
    guard let before else { return (source.range(lines[0]).lowerBound, text + "\n") }
    let end = SourceLines.range(source.range(before), source.bytes).upperBound
    let indentation = source.bytes[
      SourceLines.lineStart(source.range(node).lowerBound, source.bytes)..<source.range(node).lowerBound]
    return (end, String(decoding: indentation, as: UTF8.self) + text + "\n")
  }

  /// After the last line, with the empty line that stands before the first one.
  private static func lines(
    _ run: [Int], _ source: SwiftSource, _ renamed: RenamedSource, _ doubled: [DoubledElement]
  ) -> (Int, String) {
    guard let first = run.first, let last = run.last else { return (0, "") }
    let bytes = source.bytes
    let range = SourceLines.range(source.range(first).lowerBound..<source.range(last).upperBound, bytes)
    // Statements of several lines stand beside each other, declarations do not.
    let isLong =
      ![.codeBlock, .closure, .switchCase].contains(source.kind(source.parents[first]))
      && run.contains { node in bytes[source.range(node)].contains(SourceLines.newline) }
    let isMixed = Set(run.map { source.kind($0) == .variableDeclaration }).count > 1
    let isApart =
      isLong || isMixed || SourceLines.hasEmptyLine(in: source.range(first).lowerBound..<range.upperBound, bytes)
      || SourceLines.hasEmptyLine(before: range.lowerBound, bytes)
    // Where the next line follows at once, so does the copy.
    let isFollowed =
      !SourceLines.hasEmptyLine(at: range.upperBound, bytes) && !SourceLines.isEnd(range.upperBound, of: bytes)
    let text = AlignedLines.of(
      renamed.text(range, doubling: doubled), like: String(decoding: bytes[range], as: UTF8.self))
    return (range.upperBound, (isApart && !isFollowed ? "\n" : "") + text)
  }
}
