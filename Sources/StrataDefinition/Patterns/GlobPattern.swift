/// A glob without braces, compiled.
@usableFromInline package struct GlobPattern: Sendable {
  enum Token: Sendable, Hashable {
    case byte(UInt8)
    /// `?`
    case character
    /// `*`
    case run
    /// `**/` at the start of a component: any number of folders, also none.
    case folders
    /// Any other `**`.
    case anything
  }

  package let text: String
  private let tokens: [Token]
  /// Bytes with which every match begins and ends: most strings fail here.
  package let head: [UInt8]
  package let tail: [UInt8]
  /// Whether one `*` is all that is between these: most patterns of names are of this form.
  private let isAffix: Bool
  package let isLiteral: Bool

  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    let isWildcard = { (byte: UInt8) in byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
    guard let first = bytes.firstIndex(where: isWildcard), let last = bytes.lastIndex(where: isWildcard) else {
      (isLiteral, isAffix, tokens) = (true, false, [])
      (head, tail) = (bytes, bytes)
      return
    }
    isLiteral = false
    isAffix = first == last && bytes[first] == UInt8(ascii: "*")
    head = Array(bytes[..<first])
    // Patterns of these two forms are matched without them.
    tokens = isAffix ? [] : GlobPattern.tokens(of: bytes)
    tail =
      isAffix
      ? Array(bytes[(last + 1)...]) : tokens.reversed().prefix { $0.literal != nil }.compactMap(\.literal).reversed()
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    let star = UInt8(ascii: "*")
    let slash = UInt8(ascii: "/")
    var result: [Token] = []
    result.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      if bytes[i] == star {
        let startsComponent = i == 0 || bytes[i - 1] == slash
        var end = i
        while end < bytes.count, bytes[end] == star { end += 1 }
        if end - i == 1 {
          result.append(.run)
        } else if startsComponent, end < bytes.count, bytes[end] == slash {
          result.append(.folders)
          end += 1
        } else {
          result.append(.anything)
        }
        i = end
      } else {
        result.append(bytes[i] == UInt8(ascii: "?") ? .character : .byte(bytes[i]))
        i += 1
      }
    }
    return result
  }

  @usableFromInline package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= (isLiteral ? head.count : 0) else { return false }
    if isLiteral { return text.count == head.count && text.elementsEqual(head) }
    guard text.count >= head.count, text.count >= tail.count else { return false }
    for i in 0..<head.count where text[i] != head[i] { return false }
    let offset = text.count - tail.count
    for i in 0..<tail.count where text[offset + i] != tail[i] { return false }
    if isAffix { return offset >= head.count && !text[head.count..<offset].contains(UInt8(ascii: "/")) }
    return matchTokens(text)
  }

  /// Backtracks to the last `*` as long as the string contains no `/` there, otherwise to the last `**`.
  private func matchTokens(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    var token = 0
    var position = 0
    var run: (token: Int, position: Int)?
    var wide: (token: Int, position: Int, isFolders: Bool)?
    while true {
      if token == tokens.count {
        if position == text.count { return true }
      } else {
        switch tokens[token] {
        case .byte(let byte):
          if position < text.count, text[position] == byte {
            token += 1
            position += 1
            continue
          }
        case .character:
          if position < text.count, text[position] != slash {
            token += 1
            position += 1
            while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
            continue
          }
        case .run:
          token += 1
          run = (token, position)
          continue
        case .folders, .anything:
          wide = (token + 1, position, tokens[token] == .folders)
          run = nil
          token += 1
          continue
        }
      }
      if let back = run, back.position < text.count, text[back.position] != slash {
        position = back.position + 1
        // Most `*` are before a byte: no other byte can follow it.
        if back.token < tokens.count, let next = tokens[back.token].literal {
          while position < text.count, text[position] != next, text[position] != slash { position += 1 }
        }
        run = (back.token, position)
        token = back.token
        continue
      }
      run = nil
      guard var back = wide, back.position < text.count else { return false }
      if back.isFolders {
        while back.position < text.count, text[back.position] != slash { back.position += 1 }
        guard back.position < text.count else { return false }
      }
      back.position += 1
      wide = back
      token = back.token
      position = back.position
    }
  }
}

extension GlobPattern.Token {
  fileprivate var literal: UInt8? {
    if case .byte(let byte) = self { return byte }
    return nil
  }
}
