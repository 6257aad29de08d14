extension StringProtocol {
  /// Whether both are the same but for the case of ASCII letters, as names of header fields and types of content are.
  func isSameASCII(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && utf8.elementsEqual(other.utf8) { $0 == $1 || $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  /// Whether it is a space or a tab, which may stand around the values of fields.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
