import StrataModel

extension ObjectiveCNames {
  /// The names that C code declares at file level: functions, constants, aliases of blocks and other types, macros, and
  /// the constants of plain enums. Nothing is preprocessed.
  static func fileLevelNames(in bytes: [UInt8]) -> Set<String> {
    var reader = FileLevelReader(bytes)
    return reader.names()
  }

  private struct FileLevelReader {
    private var words: Words
    private var found: Set<String> = []

    init(_ bytes: [UInt8]) { words = Words(bytes) }

    mutating func names() -> Set<String> {
      while let word = words.next() {
        switch word {
        case "#": readDirective()
        case "@interface", "@implementation": skip(to: "@end")
        case "@protocol":
          _ = words.next()
          skip(to: words.peek == ";" || words.peek == "," ? ";" : "@end")
        case "@class", "@import": skip(to: ";")
        case ";", "}", "{": break
        default: readDeclaration(from: word)
        }
      }
      return found
    }

    /// `#define LIMIT 10`
    private mutating func readDirective() {
      let line = words.line
      if words.next() == "define", words.line == line, let name = words.next() { insert(name) }
      while words.peek != nil, words.peekLine == line { _ = words.next() }
    }

    /// A declaration up to its `;`, or with its body.
    private mutating func readDeclaration(from first: String) {
      var names: [String] = ObjectiveCNames.isName(first) ? [first] : []
      let isAlias = first == "typedef"
      var name: String?
      // A macro before a class: `NS_ASSUME_NONNULL_BEGIN`.
      while words.peek?.first != "@" || names.count > 1, let word = words.next() {
        switch word {
        case ";":
          insertLast(of: names, name)
          return
        case "=":
          insertLast(of: names, name)
          skip(to: ";")
          return
        case "#": readDirective()
        case "(":
          if words.peek == "^" || words.peek == "*" {
            _ = words.next()
            if name == nil { name = words.peek }
            skipGroup("(", ")")
          } else if let last = names.last, last.hasPrefix("NS_SWIFT_NAME") {
            if let own = words.peek { insert(own) }
            names.removeLast()
            skipGroup("(", ")")
          } else {
            if let last = names.last, Self.isMacro(last) {
              names.removeLast()
            } else if name == nil, !isAlias, names.count > 1 {
              name = names.last
            }
            skipGroup("(", ")")
          }
        case "[": skipGroup("[", "]")
        case "{":
          // `extern "C" {`
          if names == ["extern"] { return }
          if names.contains("enum") { readCases() } else { skipGroup("{", "}") }
          // A function ends with its body, a type goes on with its name.
          if let name {
            insert(name)
            return
          }
          names = [""]
        default:
          if ObjectiveCNames.isName(word) { names.append(word) }
        }
      }
    }

    /// The function before its parameters; otherwise the last name that is not that of a macro.
    private mutating func insertLast(of names: [String], _ name: String?) {
      if let name { return insert(name) }
      guard names.count > 1, let last = names.dropFirst().last(where: { !Self.isMacro($0) }) else { return }
      insert(last)
    }

    /// The constants of an enum up to its closing brace.
    private mutating func readCases() {
      var isStart = true
      while let word = words.next(), word != "}" {
        if isStart { insert(word) }
        isStart = word == ","
        if word == "(" { skipGroup("(", ")") }
      }
    }

    /// `NS_TYPED_ENUM`, `API_AVAILABLE`
    private static func isMacro(_ word: String) -> Bool {
      word.utf8.contains(UInt8(ascii: "_")) && word.utf8.allSatisfy { $0 < 97 }
        && (word.hasPrefix("NS_") || word.hasPrefix("CF_") || word.hasPrefix("API_") || word.hasPrefix("__"))
    }

    private mutating func insert(_ name: String) {
      if ObjectiveCNames.isName(name) { found.insert(name) }
    }

    private mutating func skip(to end: String) {
      while let word = words.next(), word != end {}
    }

    /// What is between a bracket that is open already and its end.
    private mutating func skipGroup(_ open: String, _ close: String) {
      var depth = 1
      while depth > 0, let word = words.next() {
        if word == open { depth += 1 }
        if word == close { depth -= 1 }
      }
    }
  }
}
