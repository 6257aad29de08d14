/// The width of text as fonts without serifs have it, rather too wide than too narrow: pictures are drawn with the
/// fonts of whoever looks at them.
enum TextWidth {
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    text.unicodeScalars.reduce(0) { $0 + of($1) } * size * (isBold ? 1.1 : 1)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ", "I": 0.34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\\": 0.42
    case "m", "w", "M", "W", "@", "%", "…": 0.98
    case "A"..."Z", "_", "+", "<", ">", "=": 0.74
    case "a"..."z", "0"..."9": 0.63
    default: scalar.isASCII ? 0.65 : 1
    }
  }

  /// The text with its middle cut out, so that it has a width.
  static func shortened(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    if of(text, size: size, isBold: isBold) <= width { return text }
    let characters = Array(text)
    var kept = characters.count - 1
    while kept > 2 {
      let (head, tail) = (kept - kept / 2, kept / 2)
      let shorter = String(characters.prefix(head)) + "…" + String(characters.suffix(tail))
      if of(shorter, size: size, isBold: isBold) <= width { return shorter }
      kept -= 1
    }
    return String(characters.prefix(1)) + "…"
  }
}
