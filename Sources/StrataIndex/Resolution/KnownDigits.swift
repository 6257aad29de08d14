/// The names of a tuple's elements.
enum KnownDigits {
  /// The position that `.0`, `.1` … refers to.
  static func value(of symbol: Symbol) -> Int? {
    let first = KnownName.digit0.rawValue
    guard symbol.id >= first, symbol.id < first + 8 else { return nil }
    return Int(symbol.id - first)
  }

  /// The symbol of `$0`, `$1` …
  static func closureParameter(_ position: Int) -> Symbol? {
    position < 8 ? Symbol(KnownName.dollar0.rawValue + UInt32(position)) : nil
  }
}
