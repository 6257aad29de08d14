/// Writes the text of a definition: names quoted where YAML needs it, comments folded.
enum YAMLText {
  /// A value or a key.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { isLetter($0) } == true
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A glob of everything in a folder; characters that mean something in globs match any one character.
  static func glob(ofFolder folder: String) -> String {
    let plain = plain(folder)
    return plain.isEmpty ? "**" : plain + "/**"
  }

  /// The same for the files in a folder, without the folders in it.
  static func glob(ofFilesIn folder: String) -> String {
    folder.isEmpty ? "*.swift" : plain(folder) + "/*.swift"
  }

  static func glob(ofFile path: String) -> String { plain(path) }

  private static func plain(_ folder: String) -> String {
    String(folder.map { "*?{},[]".contains($0) ? "?" : $0 })
  }

  /// A key with its items, one a line, and an empty line.
  static func list(_ key: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["\(key):"] + items.map { "  - \(scalar($0))" } + [""]
  }

  static func list(_ items: [String]) -> String { "[" + items.map(scalar).joined(separator: ", ") + "]" }

  /// Lines of a comment, with at most 110 characters each.
  static func comment(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent) + "# "
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, margin.count + line.count + word.count + 1 > 110 {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [margin + line]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
