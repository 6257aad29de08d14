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
    if text == old || !old.contains("\n") { return text }
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == oldLines.count else { return text }
    var open: [Bracket] = []
    var result: [String] = []
    for (line, oldLine) in zip(lines, oldLines) {
      let indentation = oldLine.prefix { $0 == " " }.count
      var aligned = String(line)
      if let bracket = open.last, bracket.old + 1 == indentation, indentation < oldLine.count {
        aligned = String(repeating: " ", count: bracket.new + 1) + line.drop { $0 == " " }
      }
      result.append(aligned)
      let (before, after) = (brackets(of: oldLine), brackets(of: aligned[...]))
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

  private static func brackets(of line: Substring) -> [(column: Int, isOpening: Bool)] {
    var (isString, isEscaped) = (false, false)
    var result: [(column: Int, isOpening: Bool)] = []
    for (column, letter) in line.enumerated() {
      if letter == "\"", !isEscaped { isString.toggle() }
      isEscaped = letter == "\\" && !isEscaped
      if isString { continue }
      if "([".contains(letter) { result.append((column, true)) }
      if ")]".contains(letter) { result.append((column, false)) }
    }
    return result
  }
}
