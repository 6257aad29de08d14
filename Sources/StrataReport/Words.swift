/// Breaks a paragraph at spaces, into lines of at most `width` characters as far as words allow.
func wrappedLines(_ paragraph: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

/// Summaries and messages are half-sentences to be put into others.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
