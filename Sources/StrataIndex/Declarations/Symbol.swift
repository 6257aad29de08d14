/// A name in the whole project: equal names of all files have the same symbol.
struct Symbol: Hashable, BitwiseCopyable {
  let id: UInt32

  @inline(__always) init(_ id: UInt32) { self.id = id }

  /// The empty name.
  static var none: Symbol { Symbol(0) }

  @inline(__always) var isNone: Bool { id == 0 }
  @inline(__always) static func == (a: Symbol, b: KnownName) -> Bool { a.id == b.rawValue }
  @inline(__always) static func != (a: Symbol, b: KnownName) -> Bool { a.id != b.rawValue }
}
