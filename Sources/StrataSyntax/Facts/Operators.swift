import StrataModel

extension Lowering {
  /// `is T`, `as T`, `as? T`, `as! T`.
  mutating func lowerCast(_ index: UInt32) {
    let from = start(index)
    var to = min(from + 2, end(index))
    if to < end(index), source[Int(to)] == UInt8(ascii: "?") || source[Int(to)] == UInt8(ascii: "!") { to += 1 }
    let node = open(.cast, value: intern(from, to).rawValue, at: from)
    for child in children(index) { lowerExpression(child) }
    close(node)
  }

  mutating func lowerPrefix(_ index: UInt32) {
    let from = start(index)
    var to = hasChildren(index) ? start(index + 1) : end(index)
    while to > from, source[Int(to) - 1] <= UInt8(ascii: " ") { to -= 1 }
    lowerAll(index, as: .prefixOperator, name: intern(from, to))
  }

  /// `try? x`, `await x` …
  mutating func lowerEffect(_ index: UInt32) {
    let node = open(.effect, at: start(index))
    var isFirst = true
    for child in children(index) {
      if isFirst, kind(child) == .name {
        facts.code[node].value = intern(start(child), end(child)).rawValue
      } else {
        lowerExpression(child)
      }
      isFirst = false
    }
    close(node)
  }

  // MARK: Strings

  /// Longest text of a literal that is kept. Longer ones are data, not names, addresses or queries.
  static let longestText: UInt32 = 512

  mutating func lowerString(_ index: UInt32) {
    let node = open(.stringLiteral, at: start(index))
    var text: (start: UInt32, end: UInt32)?
    var isInterpolated = false
    for child in children(index) {
      if kind(child) == .interpolation {
        isInterpolated = true
        for argument in children(child) { lowerExpression(argument) }
      } else if kind(child) == .stringSegment {
        text = (text?.start ?? start(child), end(child))
      }
    }
    if !isInterpolated, let text, text.end - text.start <= Self.longestText {
      facts.code[node].value = intern(text.start, text.end).rawValue
    }
    close(node)
  }
}
