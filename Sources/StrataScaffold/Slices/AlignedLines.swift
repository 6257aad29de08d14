/// Lines that are indented up to a bracket above them: where the text before the bracket has another length under a new name,
/// they follow it.
enum AlignedLines {
  private struct Bracket {
    let old: Int
    let new: Int
  }

  /// - Parameters:
  ///   - text: lines under a new name.
  ///   - old: the same lines under the old one.
  static func of(_ text: String, like old: String) -> String {
    if text == old || !old.utf8.contains(SourceLines.newline) { return text }
    let oldLines = old.utf8.split(separator: SourceLines.newline, omittingEmptySubsequences: false)
    let lines = text.utf8.split(separator: SourceLines.newline, omittingEmptySubsequences: false)
    guard lines.count == oldLines.count else { return text }
    var open: [Bracket] = []
    var result: [String] = []
    for (line, oldLine) in zip(lines, oldLines) {
      let indentation = oldLine.prefix { $0 == SourceLines.space }.count
      var aligned = String(Substring(line))
      if let bracket = open.last, bracket.old + 1 == indentation, indentation < oldLine.count {
        aligned =
          String(repeating: " ", count: bracket.new + 1) + String(Substring(line.drop { $0 == SourceLines.space }))
      }
      result.append(aligned)
      let (before, after) = (brackets(of: oldLine), brackets(of: aligned.utf8))
      guard before.map(\.isOpening) == after.map(\.isOpening) else { return text }
      for (a, b) in zip(before, after) {
        if a.isOpening {
          open.append(Bracket(old: a.column, new: b.column))
        } else {
          _ = open.popLast()
        }
      }
    }
    return result.joined(separator: "\n")
  }

  private static func brackets(of line: some Sequence<UInt8>) -> [(column: Int, isOpening: Bool)] {
    var (isString, isEscaped, column) = (false, false, 0)
    var result: [(column: Int, isOpening: Bool)] = []
    for byte in line {
      // The bytes of a letter after its first one.
      if byte & 0xC0 == 0x80 { continue }
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isString {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): result.append((column, true))
        case UInt8(ascii: ")"), UInt8(ascii: "]"): result.append((column, false))
        default: break
        }
      }
      column += 1
    }
    return result
  }
}
