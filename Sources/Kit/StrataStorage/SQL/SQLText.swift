/// The text of a statement: its literals, with a value behind each but the last. They are kept apart, so that a
/// statement that runs again is recognized by where its literals are in memory, and is not written out. A text of
/// another form, or with more literals, is one string.
///
/// All of it is visible to the compiler of the app, for which literals are constants.
@usableFromInline
struct SQLText: Sendable {
  /// Where a literal is in the program, and its length, in one number: there are eight to copy and to compare.
  @usableFromInline
  struct Literal: Sendable, Equatable {
    @usableFromInline let number: UInt64

    /// `nil` where the address or the length needs more than its part of the number.
    @inlinable @inline(__always)
    init?(_ text: StaticString) {
      guard text.hasPointerRepresentation else { return nil }
      let start = UInt64(UInt(bitPattern: text.utf8Start))
      let count = UInt64(text.utf8CodeUnitCount)
      guard start < 1 << 48, count < 1 << 16 else { return nil }
      number = start << 16 | count
    }

    @inlinable init() { number = 0 }

    var string: String {
      let bytes = UnsafeBufferPointer(
        start: UnsafePointer<UInt8>(bitPattern: UInt(number >> 16)), count: Int(number & 0xffff))
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
    guard whole == nil, literalCount == valueCount, literalCount < 8, let literal = Literal(literal) else {
      return append(text: literal.description)
    }
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
}
