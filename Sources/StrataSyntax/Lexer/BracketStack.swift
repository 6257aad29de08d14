/// What is open at a point of the source: brackets and interpolations.
struct BracketStack: ~Copyable {
  enum Kind: UInt8 { case paren, brace, square, interpolation }

  struct Entry {
    var kind: Kind
    /// Index of the opening token.
    var token: UInt32
    /// How far the line that opens it is indented; kept when braces do not balance.
    var indentation: Int32 = 0
    /// Of the string that contains an interpolation.
    var isMultiline = false
    var pounds: UInt32 = 0
    /// What ``Lexer/lineEndsInterpolation`` was outside the interpolation.
    var outerLineEnds = false
  }

  private var entries = GrowingBuffer<Entry>()

  deinit { entries.free() }

  @inline(__always) var count: Int { entries.count }

  @inline(__always) var top: Entry { entries[entries.count &- 1] }

  @inline(__always) subscript(_ index: Int) -> Entry { entries[index] }

  @inline(__always) mutating func push(_ entry: Entry) { entries.append(entry) }

  @inline(__always) mutating func cut(to newCount: Int) { entries.truncate(to: newCount) }
}
