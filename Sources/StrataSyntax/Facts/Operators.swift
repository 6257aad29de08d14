import StrataModel

extension Lowering {
  /// `is T`, `as T`, `as? T`, `as! T`.
  mutating func lowerCast(_ index: UInt32) {
    let from = start(index)
    var to = min(from + 2, end(index))
    if to < end(index), tree.byte(to) == UInt8(ascii: "?") || tree.byte(to) == UInt8(ascii: "!") { to += 1 }
    let node = open(.cast, value: intern(from, to).rawValue, at: from)
    for child in children(index) { lowerExpression(child) }
    close(node)
  }

  mutating func lowerPrefix(_ index: UInt32) {
    let from = start(index)
    var to = tree.hasChildren(index) ? start(index + 1) : end(index)
    while to > from, tree.byte(to - 1) <= UInt8(ascii: " ") { to -= 1 }
    lowerAll(index, as: .prefixOperator, name: intern(from, to))
  }

  /// Operands and operators in sequence. `try` and `await` cover everything after them: the rest of the sequence
  /// becomes the child of such an effect.
  mutating func lowerSequence(_ index: UInt32) {
    let end = tree.next(index)
    guard tree.hasChildren(index), !tree.coversRest(index + 1) else { return lowerOperands(index + 1, end) }
    let node = open(.sequence, at: start(index))
    lowerOperands(index + 1, end)
    close(node)
  }

  private mutating func lowerOperands(_ first: UInt32, _ end: UInt32) {
    var index = first
    while index < end {
      let next = tree.next(index)
      if tree.coversRest(index) { return lowerCovering(index, rest: next, end) }
      lowerExpression(index)
      index = next
    }
  }

  private mutating func lowerCovering(_ effect: UInt32, rest: UInt32, _ end: UInt32) {
    let node = open(.effect, value: intern(start(effect + 1), self.end(effect + 1)).rawValue, at: start(effect))
    let operand = tree.next(effect + 1)
    if tree.coversRest(operand) {
      lowerCovering(operand, rest: rest, end)
    } else if rest < end {
      let sequence = open(.sequence, at: start(operand))
      lowerExpression(operand)
      lowerOperands(rest, end)
      close(sequence)
    } else {
      lowerExpression(operand)
    }
    close(node)
  }

  /// `try? x`, `await x` …
  mutating func lowerEffect(_ index: UInt32) {
    let node = open(.effect, at: start(index))
    var isFirst = true
    for child in children(index) {
      if isFirst, kind(child) == .name {
        code[node].value = intern(start(child), end(child)).rawValue
      } else {
        lowerExpression(child)
      }
      isFirst = false
    }
    close(node)
  }

  // MARK: Strings

  /// The longest text of a literal that is kept. Longer ones are data, not names, addresses or queries.
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
      code[node].value = intern(text.start, text.end).rawValue
    }
    close(node)
  }
}

extension TreeText {
  /// Whether an effect covers the rest of a sequence: `try`, `try?`, `try!`, `await` and `unsafe`, but not `copy x` and
  /// others.
  func coversRest(_ index: UInt32) -> Bool {
    guard kind(index) == .effectExpression, hasChildren(index), kind(index + 1) == .name,
      next(index + 1) < next(index)
    else { return false }
    switch byte(start(index)) {
    case UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "u"): return true
    default: return false
    }
  }
}
