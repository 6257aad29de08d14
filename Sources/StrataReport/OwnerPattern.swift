/// A pattern of `CODEOWNERS`: as in `.gitignore`, without negation and ranges; `docs/*` matches no file of a folder in
/// `docs`.
struct OwnerPattern: Sendable {
  private enum Part: Sendable {
    /// `**`: any number of folders.
    case folders
    case name([Token])
  }

  private enum Token: Sendable, Equatable {
    case byte(UInt8)
    case anyCharacter
    case anyCharacters
  }

  private let parts: [Part]
  private let matchesFile: Bool
  /// Whether the pattern also names a folder, with everything in it.
  private let matchesContent: Bool

  /// Nil if the text is no pattern.
  init?(_ text: String) {
    guard !text.hasPrefix("!"), !text.contains("[") else { return nil }
    var words = text.split(separator: "/", omittingEmptySubsequences: false)
    let isFolder = words.count > 1 && words.last?.isEmpty == true
    if isFolder { words.removeLast() }
    // A slash inside, or at the start, means the root; one at the end does not.
    let isAnchored = words.count > 1
    if isAnchored, words.first?.isEmpty == true { words.removeFirst() }
    guard !words.isEmpty, !words.contains(where: \.isEmpty) else { return nil }
    parts = (isAnchored ? [] : [.folders]) + words.map { $0 == "**" ? .folders : .name(Self.tokens(of: $0)) }
    matchesFile = !isFolder
    matchesContent = isFolder || words.last != "*" || !isAnchored
  }

  /// - Parameter path: the names of the folders and of the file.
  func matches(_ path: [[UInt8]]) -> Bool {
    // How many names the parts so far may match.
    var counts: Set<Int> = [0]
    for (number, part) in parts.enumerated() {
      switch part {
      case .folders:
        guard let least = counts.min() else { return false }
        if number == parts.count - 1 { return least < path.count }
        counts = Set(least...path.count)
      case .name(let tokens):
        counts = Set(counts.filter { $0 < path.count && Self.matches(path[$0], tokens) }.map { $0 + 1 })
      }
    }
    return counts.contains { $0 == path.count ? matchesFile : matchesContent }
  }

  private static func tokens(of word: Substring) -> [Token] {
    var tokens: [Token] = []
    var isEscaped = false
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "\\") where !isEscaped:
        isEscaped = true
        continue
      case UInt8(ascii: "*") where !isEscaped: if tokens.last != .anyCharacters { tokens.append(.anyCharacters) }
      case UInt8(ascii: "?") where !isEscaped: tokens.append(.anyCharacter)
      default: tokens.append(.byte(byte))
      }
      isEscaped = false
    }
    return tokens
  }

  private static func matches(_ name: [UInt8], _ tokens: [Token]) -> Bool {
    var (position, token) = (0, 0)
    /// Where the last `*` is, and the end of what it matches.
    var star: (token: Int, end: Int)?
    while position < name.count {
      if token < tokens.count {
        switch tokens[token] {
        case .anyCharacters:
          star = (token, position)
          token += 1
          continue
        case .anyCharacter:
          position = end(ofCharacterAt: position, name)
          token += 1
          continue
        case .byte(let byte) where byte == name[position]:
          position += 1
          token += 1
          continue
        case .byte: break
        }
      }
      guard let last = star else { return false }
      star = (last.token, last.end + 1)
      (position, token) = (last.end + 1, last.token + 1)
    }
    return tokens[token...].allSatisfy { $0 == .anyCharacters }
  }

  private static func end(ofCharacterAt position: Int, _ name: [UInt8]) -> Int {
    name[(position + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? name.count
  }
}
