/// The text of a statement: its literals, with a value behind each but the last. They are kept apart, so that a statement
/// that runs again is recognized by where its literals are in memory, and is not written out. A text of another form, or
/// with more literals, is one string.
@usableFromInline
struct SQLText: Sendable {
  private var first: StaticString = ""
  private var second: StaticString = ""
  private var third: StaticString = ""
  private var fourth: StaticString = ""
  private var literals = 0
  private var values = 0
  private var whole: String?

  @usableFromInline init() {}

  init(_ text: String) { whole = text }

  /// The text with `?` for every value.
  var string: String {
    if let whole { return whole }
    var text = ""
    for (index, literal) in [first, second, third, fourth].prefix(literals).enumerated() {
      text += literal.description
      if index < values { text += "?" }
    }
    return text
  }

  @usableFromInline
  mutating func append(_ literal: StaticString) {
    guard whole == nil, literals == values, literals < 4 else { return append(literal.description) }
    switch literals {
    case 0: first = literal
    case 1: second = literal
    case 2: third = literal
    default: fourth = literal
    }
    literals += 1
  }

  @usableFromInline
  mutating func appendValue() {
    if whole == nil, literals == values + 1 { values += 1 } else { append("?" as String) }
  }

  /// Appends what is known at run time only.
  mutating func append(_ text: String) { whole = string + text }

  /// Whether both are written alike: what is written in another way may still be the same text.
  func isWritten(like other: SQLText) -> Bool {
    guard literals == other.literals, values == other.values, whole == other.whole else { return false }
    return Self.isSame(first, other.first) && Self.isSame(second, other.second) && Self.isSame(third, other.third)
      && Self.isSame(fourth, other.fourth)
  }

  private static func isSame(_ left: StaticString, _ right: StaticString) -> Bool {
    left.hasPointerRepresentation && right.hasPointerRepresentation && left.utf8Start == right.utf8Start
      && left.utf8CodeUnitCount == right.utf8CodeUnitCount
  }
}
