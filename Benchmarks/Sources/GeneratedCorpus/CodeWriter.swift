/// Collects the lines of one file and keeps their indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += String(repeating: "  ", count: depth) + content }
    text += "\n"
  }

  mutating func lines(_ contents: String...) {
    for content in contents { line(content) }
  }

  /// `head {` … `}`
  mutating func block(_ head: String, tail: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line(tail)
  }
}
