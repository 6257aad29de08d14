import StrataModel

/// The text of a Markdown document, with a limit: a comment of a pull request has at most 65,536 characters.
struct MarkdownText {
  private(set) var bytes: [UInt8] = []
  /// Below the limit of GitHub by the length of what ends the document.
  static let limit = 60_000

  mutating func line(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Whether more lines fit.
  func hasRoom(for lines: [String]) -> Bool {
    bytes.count + lines.reduce(0) { $0 + $1.utf8.count + 1 } <= Self.limit
  }

  /// A message of a finding: backquotes stay, what else means something in Markdown is escaped outside of them.
  static func plain(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in printable(text) {
      if character == "`" { isCode.toggle() }
      if !isCode, "\\*_[]<>#|".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// A name as code; a backquote inside would end it.
  static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(printable(text)) ``" : "`\(printable(text))`"
  }
}
