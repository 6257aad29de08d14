import StrataModel

/// The names that Objective-C headers and implementations declare: classes, protocols, enums, structs, and what C declares
/// at file level.
public enum ObjectiveCNames {
  /// The names in one file. Comments are ignored; nothing is preprocessed.
  public static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var words = Words(bytes)
    var previous = ""
    while let word = words.next() {
      switch word {
      case "@interface", "@protocol":
        // A category may extend any class, and `@protocol Name;` declares nothing.
        if let name = words.next(), isName(name), words.peek != "(", words.peek != ";", words.peek != "," {
          names.insert(name)
        }
      case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS":
        // `(type, Name)`
        guard words.next() == "(", words.next() != nil else { break }
        while let next = words.next(), next != ",", next != ")" {}
        if let name = words.next(), isName(name) { names.insert(name) }
      case "struct", "enum", "union":
        guard let name = words.peek, isName(name) else { break }
        _ = words.next()
        if previous == "typedef" || words.peek == "{" { names.insert(name) }
      case "NS_SWIFT_NAME":
        guard words.next() == "(", let name = words.next(), isName(name) else { break }
        if name.utf8.first.map({ $0 >= 65 && $0 <= 90 }) ?? false { names.insert(name) }
      case "}":
        // `typedef struct { … } Name;`
        if let name = words.peek, isName(name) {
          _ = words.next()
          if words.peek == ";" { names.insert(name) }
        }
      default: break
      }
      previous = word
    }
    return names.union(fileLevelNames(in: bytes))
  }

  static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first == 95 || (first >= 65 && first <= 90) || (first >= 97 && first <= 122)
  }

  /// Words and punctuation of C source, without comments and strings.
  struct Words {
    private let bytes: [UInt8]
    private var index = 0
    private(set) var peek: String?
    /// The logical lines, from 0, of the last word and of ``peek``: a backslash at its end continues a line.
    private(set) var line = 0
    private(set) var peekLine = 0
    private var scannedLine = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      peek = scan()
    }

    mutating func next() -> String? {
      let word = peek
      line = peekLine
      if word != nil { peek = scan() }
      return word
    }

    private mutating func scan() -> String? {
      while index < bytes.count {
        let byte = bytes[index]
        if byte <= 32 {
          if byte == UInt8(ascii: "\n"), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") { scannedLine += 1 }
          index += 1
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
          index = bytes.endOfLine(from: index)
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
          index += 2
          while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
            index += 1
          }
          index += 2
        } else if byte == UInt8(ascii: "\"") {
          skipString()
        } else {
          peekLine = scannedLine
          return word()
        }
      }
      return nil
    }

    private mutating func skipString() {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    }

    private mutating func word() -> String {
      let start = index
      index += 1
      guard Self.isWord(bytes[start]) || bytes[start] == UInt8(ascii: "@") else {
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      byte == 95 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
    }
  }
}
