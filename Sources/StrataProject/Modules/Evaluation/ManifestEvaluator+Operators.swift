import StrataModel

extension ManifestEvaluator {
  /// A sequence of operands and operators.
  func sequence(_ parts: [Int], _ index: Int, _ scope: ManifestScope, _ expected: String) -> ManifestValue {
    guard parts.count > 1 else { return parts.isEmpty ? unknown(index) : value(parts[0], scope, expected: expected) }
    if let question = parts.firstIndex(where: { tree[$0].kind == .ternary }) {
      let condition = sequence(Array(parts[..<question]), index, scope, "")
      let first = parts[question] + 1
      let second = Array(parts[(question + 1)...])
      // A condition that only a build can decide counts as true.
      return condition.bool ?? true
        ? value(first, scope, expected: expected) : sequence(second, index, scope, expected)
    }
    // Casts with `as` and `is` are ignored.
    let kept = parts.filter { tree[$0].kind != .cast }
    guard let split = loosest(kept) else {
      return kept.count == 1 ? value(kept[0], scope, expected: expected) : unknown(index)
    }
    let left = sequence(Array(kept[..<split]), index, scope, expected)
    let right = { self.sequence(Array(kept[(split + 1)...]), index, scope, expected) }
    return apply(tree.name(kept[split]), left, right) ?? left.gap.map { .unknown($0) } ?? unknown(kept[0])
  }

  /// The operator with the lowest precedence: the last one of several, but the first one of `??`.
  private func loosest(_ parts: [Int]) -> Int? {
    var found: (index: Int, rank: Int)?
    for (index, part) in parts.enumerated() where tree[part].kind == .binaryOperator {
      let rank = Self.rank(tree.name(part))
      if let other = found, rank > other.rank || (rank == other.rank && rank == 3) { continue }
      found = (index, rank)
    }
    return found?.index
  }

  private static func rank(_ name: String) -> Int {
    switch name {
    case "||": 0
    case "&&": 1
    case "==", "!=", "<", ">", "<=", ">=": 2
    case "??": 3
    case "...", "..<": 4
    case "*", "/", "%": 6
    default: 5
    }
  }

  private func apply(_ name: String, _ left: ManifestValue, _ right: () -> ManifestValue) -> ManifestValue? {
    switch name {
    case "||":
      if left.bool == true { return left }
      return right().bool.flatMap { other in left.bool.map { .bool($0 || other) } }
    case "&&":
      if left.bool == false { return left }
      return right().bool.flatMap { other in left.bool.map { .bool($0 && other) } }
    case "==", "!=":
      let other = right()
      guard let isEqual = equal(left, other) else { return other.gap.map { .unknown($0) } }
      return .bool(isEqual == (name == "=="))
    case "??": return left.isNone ? right() : left
    case "+":
      switch (left, right()) {
      case (.string(let a), .string(let b)): return .string(a + b)
      case (.list(let a), .list(let b)): return .list(a + b)
      case (.number(let a), .number(let b)): return .number(a &+ b)
      case (.list(let a), .unknown(let gap)): return .list(a + [.unknown(gap)])
      case (.unknown(let gap), .list(let b)): return .list([.unknown(gap)] + b)
      case (_, .unknown(let gap)): return .unknown(gap)
      default: return nil
      }
    default:
      switch (left, right()) {
      case (.number(let a), .number(let b)): return Self.number(name, a, b)
      case (_, .unknown(let gap)): return .unknown(gap)
      default: return nil
      }
    }
  }

  private static func number(_ name: String, _ a: Int, _ b: Int) -> ManifestValue? {
    switch name {
    case "<": .bool(a < b)
    case ">": .bool(a > b)
    case "<=": .bool(a <= b)
    case ">=": .bool(a >= b)
    case "-": .number(a &- b)
    case "*": .number(a &* b)
    case "...": a <= b && b - a < maximumRange ? .list((a...b).map { .number($0) }) : nil
    case "..<": a <= b && b - a < maximumRange ? .list((a..<b).map { .number($0) }) : nil
    default: nil
    }
  }

  private static let maximumRange = 1_000

  func prefixed(_ name: String, _ value: ManifestValue) -> ManifestValue? {
    switch (name, value) {
    case ("&", _): value
    case ("!", .bool(let bool)): .bool(!bool)
    case ("-", .number(let number)): .number(0 &- number)
    case (_, .unknown): value
    default: nil
    }
  }

  /// Whether two values are equal; nil if that is not known.
  func equal(_ a: ManifestValue, _ b: ManifestValue) -> Bool? {
    switch (a, b) {
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.none, .none): true
    case (.none, .unknown), (.unknown, .none), (.unknown, _), (_, .unknown): nil
    case (.object(let a), .object(let b)):
      a.name == b.name && a.fields.count == b.fields.count
        && zip(a.fields, b.fields).allSatisfy { equal($0.value, $1.value) ?? false }
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) ?? false }
    case (.object(let object), .string(let text)), (.string(let text), .object(let object)): object.name == text
    default: false
    }
  }
}
