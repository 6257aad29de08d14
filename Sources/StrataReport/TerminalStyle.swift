import StrataModel

/// The colors of text on a terminal, or none.
package struct TerminalStyle {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

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

/// A line of a report whose parts may be bold or dim. Names in it may contain anything: it is rendered without control
/// characters.
package struct StyledLine: ExpressibleByStringInterpolation {
  private enum Style { case plain, bold, dim }
  private var parts: [(text: String, style: Style)]

  private init(_ parts: [(text: String, style: Style)]) { self.parts = parts }

  package init(_ text: String) { parts = [(text, .plain)] }
  package init(stringLiteral text: String) { self.init(text) }

  package static func bold(_ text: String) -> StyledLine { StyledLine([(text, .bold)]) }
  package static func dim(_ text: String) -> StyledLine { StyledLine([(text, .dim)]) }
  package static func + (a: StyledLine, b: StyledLine) -> StyledLine { StyledLine(a.parts + b.parts) }

  package func rendered(_ colors: TerminalStyle) -> String {
    parts.map { part in
      let text = printable(part.text)
      return switch part.style {
      case .plain: text
      case .bold: colors.bold(text)
      case .dim: colors.dim(text)
      }
    }.joined()
  }
}

extension [StyledLine] {
  /// The lines, each with its end.
  package func rendered(_ colors: TerminalStyle) -> String { map { $0.rendered(colors) + "\n" }.joined() }
}
