import StrataModel

extension JSONWriter {
  /// A number with three digits after the point; null if there is none.
  mutating func member(_ key: String, decimal value: Double?) {
    self.key(key)
    if let value { raw(StrataModel.decimal(value, digits: 3)) } else { null() }
  }
}
