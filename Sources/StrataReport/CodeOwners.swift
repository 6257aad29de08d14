import StrataModel

/// The owners of files, as a file `CODEOWNERS` states them. The last matching pattern decides; in a file with sections,
/// as GitLab reads it, the last one of each section.
public struct CodeOwners: Sendable {
  private struct Line: Sendable {
    var pattern: OwnerPattern
    var owners: [String]
  }

  /// A line that has no meaning, and is left out.
  public struct Problem: Sendable, Hashable {
    public var line: Int
    public var message: String
  }

  private var sections: [[Line]] = [[]]
  public private(set) var problems: [Problem] = []
  /// The path of the project's root in the repository: empty, or with `/` at the end.
  private let prefix: String

  /// - Parameter prefix: the path of the project's root in the repository; empty for the repository itself.
  public init(_ text: String, prefix: String = "") {
    self.prefix = prefix.isEmpty ? "" : prefix + "/"
    var defaults: [String] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let owners = Self.header(line, words) {
        sections.append([])
        defaults = owners
        continue
      }
      words.removeFirst()
      guard let pattern = OwnerPattern(first) else {
        problems.append(
          Problem(line: number + 1, message: "'\(first)' is no pattern of CODEOWNERS; the line is ignored"))
        continue
      }
      sections[sections.count - 1].append(Line(pattern: pattern, owners: words.isEmpty ? defaults : words))
    }
  }

  /// The owners of a file of the project, in the order of the file; empty for none.
  public func owners(of path: String) -> [String] {
    let components = (prefix + path).split(separator: "/").map { Array($0.utf8) }
    var result: [String] = []
    for section in sections {
      guard let line = section.last(where: { $0.pattern.matches(components) }) else { continue }
      for owner in line.owners where !result.contains(owner) { result.append(owner) }
    }
    return result
  }

  /// The words of a line up to a comment. A backslash makes the next character part of a word.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        // What means something in a pattern stays escaped.
        word += "*?\\".contains(character) ? "\\\(character)" : String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character == "#", word.isEmpty {
        break
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The owners that a section gives to its lines without any: `[Name]`, `^[Name][2] @owner`. Nil for other lines.
  private static func header(_ line: Substring, _ words: [String]) -> [String]? {
    let text = line.drop(while: \.isWhitespace)
    let name = text.hasPrefix("^[") ? text.dropFirst(2) : text.hasPrefix("[") ? text.dropFirst() : nil
    guard let end = name?.firstIndex(of: "]"), let rest = name?[end...].dropFirst() else { return nil }
    // The number of approvals.
    let owners = rest.hasPrefix("[") ? rest.drop { $0 != "]" }.dropFirst() : rest
    guard owners.first?.isWhitespace ?? true else { return nil }
    return Self.words(of: owners)
  }
}
