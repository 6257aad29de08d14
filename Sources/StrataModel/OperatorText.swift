/// An operator of up to eight bytes, in a form that is compared and hashed as a number. All longer operators are equal;
/// no rule looks for them.
public struct OperatorText: NumberKey, Sendable, ExpressibleByStringLiteral {
  private let bytes: UInt64

  public var hashNumber: UInt64 { bytes }

  public init(stringLiteral value: StaticString) {
    bytes = Self.packed(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  init(_ name: NameID, in names: NameTable) {
    let range = names.range(of: name)
    bytes = names.bytes.withUnsafeBufferPointer { Self.packed(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private static func packed(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard text.count <= 8 else { return .max }
    var result: UInt64 = 0
    for byte in text { result = result << 8 | UInt64(byte) }
    return result
  }

  private static let unknown = 8
  private static let assignment = 1

  /// `<`, `<=`, `>`, `>=`
  public var isOrdering: Bool { Self.orderings.contains(self) }
  /// `==`, `!=`
  public var isEquality: Bool { self == "==" || self == "!=" }
  /// `==`, `<` and the other comparisons.
  public var isComparison: Bool { Self.comparisons.contains(self) }

  /// `=`, `+=` and the other assignments of the standard library.
  public var isAssignment: Bool { self == "=" || Self.ranks[self] == Self.assignment }

  /// Whether it may change its left operand: `=`, `+=`, and operators that the standard library does not have.
  public var mayAssign: Bool { Self.ranks[self].map { $0 == Self.assignment } ?? true }

  private static let orderings: [OperatorText] = ["<", "<=", ">", ">="]
  private static let comparisons: [OperatorText] = orderings + ["==", "!=", "===", "!==", "~="]

  /// Its precedence among the standard operators.
  var rank: Int { Self.ranks[self] ?? Self.unknown }

  private static let ranks: [OperatorText: Int] = {
    let groups: [(rank: Int, operators: [OperatorText])] = [
      (assignment, ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="]), (3, ["||"]), (4, ["&&"]),
      (5, comparisons), (6, ["??"]), (8, ["...", "..<"]),
      (9, ["+", "-", "|", "^", "&+", "&-"]), (10, ["*", "/", "%", "&", "&*"]), (11, ["<<", ">>"]),
    ]
    return Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.operators.map { ($0, group.rank) } })
  }()
}
