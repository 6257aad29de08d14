extension Dictionary {
  /// The value of a key; if it has none, `new`, which it then keeps. The key is hashed once.
  @inlinable package mutating func value(of key: Key, orInsert new: @autoclosure () -> Value) -> Value {
    func read(_ value: inout Value) -> Value { value }
    return read(&self[key, default: new()])
  }
}
