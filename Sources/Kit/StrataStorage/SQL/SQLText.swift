/// The text of a statement: its literals, with a value behind each but the last. They are kept apart, so that a
/// statement that runs again is recognized by where its literals are in memory, and is not written out. A text of
/// another form, or with more literals, is one string.
///
/// All of it is visible to the compiler of the app, for which literals are constants.
@usableFromInline
struct SQLText: Sendable {
  /// Where a literal is in the program.
  @usableFromInline
  struct Literal: Sendable, Equatable {
    @usableFromInline let start: UInt
    @usableFromInline let count: Int

    @inlinable init(_ text: StaticString) {
      start = UInt(bitPattern: text.utf8Start)
      count = text.utf8CodeUnitCount
    }

    @inlinable init() {
      start = 0
      count = 0
    }

    var string: String {
      let bytes = UnsafeBufferPointer(start: UnsafePointer<UInt8>(bitPattern: start), count: count)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @usableFromInline typealias Literals = (Literal, Literal, Literal, Literal, Literal, Literal, Literal, Literal)

  @usableFromInline var literals: Literals = (
    Literal(), Literal(), Literal(), Literal(), Literal(), Literal(), Literal(), Literal()
  )
  @usableFromInline var literalCount = 0
  @usableFromInline var valueCount = 0
  @usableFromInline var whole: String?

  @inlinable init() {}

  @inlinable init(_ text: String) { whole = text }

  /// The text with `?` for every value.
  var string: String {
    if let whole { return whole }
    var text = ""
    let (a, b, c, d, e, f, g, h) = literals
    for (index, literal) in [a, b, c, d, e, f, g, h].prefix(literalCount).enumerated() {
      text += literal.string
      if index < valueCount { text += "?" }
    }
    return text
  }

  @inlinable @inline(__always)
  mutating func append(_ literal: StaticString) {
    guard whole == nil, literalCount == valueCount, literalCount < 8, literal.hasPointerRepresentation else {
      return append(text: literal.description)
    }
    let literal = Literal(literal)
    switch literalCount {
    case 0: literals.0 = literal
    case 1: literals.1 = literal
    case 2: literals.2 = literal
    case 3: literals.3 = literal
    case 4: literals.4 = literal
    case 5: literals.5 = literal
    case 6: literals.6 = literal
    default: literals.7 = literal
    }
    literalCount += 1
  }

  @inlinable @inline(__always)
  mutating func appendValue() {
    if whole == nil, literalCount == valueCount + 1 { valueCount += 1 } else { append(text: "?") }
  }

  /// Appends what is known at run time only.
  @usableFromInline
  mutating func append(text: String) { whole = string + text }

  /// Whether both are written alike: what is written in another way may still be the same text.
  func isWritten(like other: borrowing SQLText) -> Bool {
    guard literalCount == other.literalCount, valueCount == other.valueCount, literals.0 == other.literals.0,
      literals.1 == other.literals.1, whole == other.whole
    else { return false }
    guard literalCount > 2 else { return true }
    guard literals.2 == other.literals.2, literals.3 == other.literals.3 else { return false }
    guard literalCount > 4 else { return true }
    return literals.4 == other.literals.4 && literals.5 == other.literals.5 && literals.6 == other.literals.6
      && literals.7 == other.literals.7
  }
}
