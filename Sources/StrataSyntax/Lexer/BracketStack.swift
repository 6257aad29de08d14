/// What is open at a point of the source: brackets and interpolations.
struct BracketStack: ~Copyable {
  enum Kind: UInt8 { case paren, brace, square, interpolation }

  struct Entry {
    var kind: Kind
    /// Index of the opening token.
    var token: UInt32
    /// How far the line that opens it is indented; kept when braces do not balance.
    var indentation: Int32 = 0
    /// Of the string that an interpolation stands in.
    var isMultiline = false
    var pounds: UInt32 = 0
    /// What ``Lexer/lineEndsInterpolation`` was outside the interpolation.
    var outerLineEnds = false
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 64
  private(set) var count = 0

  init() {
    entries = .allocate(capacity: capacity)
  }

  deinit {
    entries.deallocate()
  }

  @inline(__always) var top: Entry { entries[count &- 1] }

  @inline(__always) subscript(_ index: Int) -> Entry { entries[index] }

  @inline(__always) mutating func push(_ entry: Entry) {
    if count == capacity { grow() }
    (entries + count).initialize(to: entry)
    count &+= 1
  }

  @inline(__always) mutating func cut(to newCount: Int) { count = newCount }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}
