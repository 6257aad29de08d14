/// What `strata map --format json` prints.
struct MapOutput: Decodable {
  struct TypeEntry: Decodable {
    var name: String
    var module: String
    var kind: String
    var file: String
    var line: Int
    var layer: String?
    var role: String?
    var test: Bool?
    /// Set for what replaces production code in tests or previews, where nothing is reported.
    var replacement: String?
  }

  var types: [TypeEntry]
}

/// What `strata check --format json` prints.
struct CheckOutput: Decodable {
  struct Location: Decodable {
    var file: String?
    var line: Int
  }

  struct Finding: Decodable {
    var rule: String
    var file: String
    var line: Int
    var symbol: String
    var target: String?
    var message: String
    var chain: [String]?
    var otherLocations: [Location]?

    /// Its location and all others, as file and line.
    var lines: [SourceLine] {
      [SourceLine(file: file, line: line)]
        + (otherLocations ?? []).map { SourceLine(file: $0.file ?? file, line: $0.line) }
    }

    /// Whether it names a type: as target, in the chain or in the message.
    func names(_ type: String) -> Bool {
      if let target, Self.contains(target, type) { return true }
      return (chain ?? []).contains { Self.contains($0, type) } || Self.contains(message, type)
    }

    private static func contains(_ text: String, _ name: String) -> Bool {
      var rest = text[...]
      while let range = rest.range(of: name) {
        let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
        let after = range.upperBound == text.endIndex ? " " : text[range.upperBound]
        if !isWord(before), !isWord(after) { return true }
        rest = rest[range.upperBound...]
      }
      return false
    }

    private static func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
  }

  var findings: [Finding]
}

/// One line of one file.
struct SourceLine: Hashable {
  var file: String
  var line: Int
}
