/// The brackets and interpolations that are open at a position of the source.
struct BracketStack: ~Copyable {
  enum Kind: UInt8 { case paren, brace, square, interpolation }

  struct Entry {
    var kind: Kind
    /// Index of the opening token.
    var token: UInt32
    /// The indentation of the line with the opening bracket; used if braces are not balanced.
    var indentation: Int32 = 0
    /// Whether the string that contains the interpolation is a multi-line one.
    var isMultiline = false
    var pounds: UInt32 = 0
    /// The value of ``Lexer/lineEndsInterpolation`` outside the interpolation.
    var outerLineEnds = false
  }

  private var entries = GrowingBuffer<Entry>()

  @inline(__always) var count: Int { entries.count }

  @inline(__always) var top: Entry { entries[entries.count &- 1] }

  @inline(__always) subscript(_ index: Int) -> Entry { entries[index] }

  @inline(__always) mutating func push(_ entry: Entry) { entries.append(entry) }

  @inline(__always) mutating func cut(to newCount: Int) { entries.truncate(to: newCount) }
}
