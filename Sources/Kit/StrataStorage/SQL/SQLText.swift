/// The text of a statement: its literals, with a value behind each but the last. They are kept apart, so that a statement
/// that runs again is recognized by where its literals are in memory, and is not written out. A text of another form, or
/// with more literals, is one string.
@usableFromInline
struct SQLText: Sendable, Equatable {
  private var first = ""
  private var second = ""
  private var third = ""
  private var fourth = ""
  private var literals = 0
  private var values = 0
  private var isWhole = false

  @usableFromInline init() {}

  @usableFromInline init(_ text: String) {
    first = text
    isWhole = true
  }

  /// The text with `?` for every value.
  var string: String {
    guard !isWhole else { return first }
    var text = ""
    for (index, literal) in [first, second, third, fourth].prefix(literals).enumerated() {
      text += literal
      if index < values { text += "?" }
    }
    return text
  }

  @usableFromInline
  mutating func append(_ literal: String) {
    switch literals {
    case _ where isWhole || literals != values || literals == 4: appendWhole(literal)
    case 0: first = literal
    case 1: second = literal
    case 2: third = literal
    default: fourth = literal
    }
    if !isWhole { literals += 1 }
  }

  @usableFromInline
  mutating func appendValue() {
    if isWhole || literals != values + 1 { appendWhole("?") } else { values += 1 }
  }

  private mutating func appendWhole(_ text: String) {
    if !isWhole { self = SQLText(string) }
    first += text
  }
}
