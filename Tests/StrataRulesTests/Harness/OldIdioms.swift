import Foundation

/// Turns of phrase that a reader who is not a native speaker has to translate, and sentences that begin with the verb.
enum OldIdioms {
  /// The first one in a text.
  static func first(in text: String) -> String? {
    let idioms =
      /\b(?:mend(?:s|ed)?|speaks? (?:of|only)|stands? (?:in|for|behind)|(?:is|are) told|whoever|asks? for|without a word)\b/
    let negations = /\b(?:has|have) not (?:`|a\b|an\b|the\b)|without need\b|\bfour of five\b/
    let inversions = /\b(?:Reported|Not reported|Judged|Checked|Compared|What counts) are\b/
    let found = text.firstMatch(of: idioms)?.output ?? text.firstMatch(of: negations)?.output
    return (found ?? text.firstMatch(of: inversions)?.output).map(String.init)
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  /// The lines of a file of the repository.
  static func lines(of path: String) throws -> [Substring] {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8).split(separator: "\n")
  }

  /// The lines with strings in the Swift files of a folder of the repository.
  static func strings(in folder: String) throws -> [(file: String, line: String)] {
    let walk = FileManager.default.enumerator(atPath: repository.appending(path: folder).path)
    guard let walk else { throw CocoaError(.fileReadNoSuchFile) }
    var lines: [(file: String, line: String)] = []
    for case let path as String in walk where path.hasSuffix(".swift") {
      for line in try Self.lines(of: folder + "/" + path) where line.contains("\"") {
        if !line.drop(while: { $0 == " " }).hasPrefix("//") { lines.append((path, String(line))) }
      }
    }
    return lines
  }
}
