import StrataModel

/// Text in HTML and SVG.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in printable(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
