extension Lexer {
  /// Integers and floating-point numbers in every base. Invalid digits are part of the number.
  @inline(never) mutating func lexNumber() {
    let start = position
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return lexHexNumber(from: start)
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        position += 2
        skipIdentifierScalars()
        append(.integer, from: start)
        return
      default: break
      }
    }
    skipDigits()
    let next = bytes[position]
    // The `0` of `x.0.1` is the name of a tuple element.
    let isElement = count > 0 && tokens[count - 1].kind == .period
    let hasFraction =
      next == UInt8(ascii: ".") && !isElement && classes[Int(bytes[position + 1])].contains(.digit)
    let hasExponent = next == UInt8(ascii: "e") || next == UInt8(ascii: "E")
    if !hasFraction && (!hasExponent || next == UInt8(ascii: ".")) {
      skipIdentifierScalars()
      append(.integer, from: start)
      return
    }
    if hasFraction {
      position += 1
      skipDigits()
    }
    skipExponent(UInt8(ascii: "e"), UInt8(ascii: "E"))
    append(.float, from: start)
  }

  private mutating func skipDigits() {
    while classes[Int(bytes[position])].contains(.digit) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipExponent(_ lower: UInt8, _ upper: UInt8) {
    guard bytes[position] == lower || bytes[position] == upper else { return }
    position += 1
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
    skipIdentifierScalars()
  }

  /// `0xFF`, `0x1.8p-3`. A fraction requires an exponent: `0x1.description` is a member.
  private mutating func lexHexNumber(from start: Int) {
    position += 2
    skipHexDigits()
    var point: Int?
    if bytes[position] == UInt8(ascii: "."), isHexDigit(bytes[position + 1]) {
      point = position
      position += 1
      skipHexDigits()
    }
    if hasHexExponent {
      skipExponent(UInt8(ascii: "p"), UInt8(ascii: "P"))
      append(.float, from: start)
    } else {
      if let point { position = point } else { skipIdentifierScalars() }
      append(.integer, from: start)
    }
  }

  private var hasHexExponent: Bool {
    guard bytes[position] == UInt8(ascii: "p") || bytes[position] == UInt8(ascii: "P") else { return false }
    let next = bytes[position + 1]
    return next == UInt8(ascii: "-") || next == UInt8(ascii: "+") || classes[Int(next)].contains(.digit)
  }

  private mutating func skipHexDigits() {
    while isHexDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    // Small letters have this bit set, and it is their only difference to capital ones.
    classes[Int(byte)].contains(.digit) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
