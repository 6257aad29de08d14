/// Text that is written piece by piece, as UTF-8.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func line(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A number with one digit after the point.
func decimal(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
  return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
}

/// The width of an arrow: one more step for each doubling of its usages.
func strokeWidth(_ usages: Int) -> Double {
  min(0.8 + Double(Int.bitWidth - usages.leadingZeroBitCount) * 0.4, 5.2)
}
