/// A flat JSON object on one line, whose values are strings and whole numbers: a line of a baseline.
package enum JSONLine {
  package enum Value: Equatable {
    case text(String)
    case number(Int)
  }

  /// Nil for anything else.
  package static func parse(_ bytes: ArraySlice<UInt8>) -> [String: Value]? {
    var scanner = Scanner(rest: bytes)
    guard let object = scanner.object() else { return nil }
    scanner.skipSpace()
    return scanner.rest.isEmpty ? object : nil
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
      skipSpace()
      guard rest.first == UInt8(ascii: byte) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func object() -> [String: Value]? {
      guard take("{") else { return nil }
      var object: [String: Value] = [:]
      if take("}") { return object }
      repeat {
        guard let key = text(), take(":"), let value = value() else { return nil }
        object[key] = value
      } while take(",")
      return take("}") ? object : nil
    }

    mutating func value() -> Value? {
      skipSpace()
      if rest.first == UInt8(ascii: "\"") { return text().map { .text($0) } }
      let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
      rest = rest.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
    }

    mutating func text() -> String? {
      guard take("\"") else { return nil }
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = escape() else { return nil }
          bytes += escaped
        default: bytes.append(byte)
        }
      }
      return nil
    }

    /// The bytes of the character after a backslash.
    private mutating func escape() -> [UInt8]? {
      guard let byte = rest.popFirst() else { return nil }
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "u"):
        guard let value = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        rest = rest.dropFirst(4)
        return Array(String(Character(scalar)).utf8)
      default: return nil
      }
    }
  }
}
