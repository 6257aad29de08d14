/// The colors of text on a terminal, or none.
struct TerminalStyle {
  var isOn: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func error(_ text: String) -> String { paint(text, "1;31") }
  func warning(_ text: String) -> String { paint(text, "1;33") }
  func good(_ text: String) -> String { paint(text, "1;32") }
  func mark(_ text: String) -> String { paint(text, "32") }

  private func paint(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The text without control characters, so that names of files and lines of source cannot control the terminal.
func printable(_ text: some StringProtocol) -> String {
  let isClean =
    text.utf8.withContiguousStorageIfAvailable { utf8 in
      var isClean = true
      for byte in utf8 { isClean = isClean && byte >= 0x20 && byte != 0x7F }
      return isClean
    } ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  if isClean { return String(text) }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }))
}
