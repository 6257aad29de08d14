import BenchmarkSupport

/// Ways in which source is broken: as by half-saved files, merge accidents, and worse.
enum Mutation {
  private static let fragments: [String] = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "`", "@", "#", "#if X",
    "#else", "#endif", "#elseif", "/", "#/", "?", "!", "&", "->", "=", ":", ",", ";", ".", "...", "..<", "\r", "\n",
    "\0", "\u{FEFF}", "é", "👨‍👩‍👧", "$0", "$", "_", "some ", "any ", "inout ", "case ", "let ", "var ", "func ",
    "init", "class ", "struct ", "enum ", "protocol ", "extension ", "import ", "where ", "switch ", "if ", "else ",
    "guard ", "for ", "in ", "while ", "repeat ", "do ", "catch ", "try ", "await ", "throws(", "get ", "set ", "is ",
    "as ", "<#x#>", "<<<<<<<", "0x", "1e", "\\", "~", "each ",
  ]

  static func apply(to source: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var bytes = source
    for _ in 0...(random.next() % 6) {
      guard !bytes.isEmpty else { return bytes }
      let at = Int(random.next() % UInt64(bytes.count))
      let length = Int(random.next() % 40)
      let end = min(bytes.count, at + length)
      switch random.next() % 8 {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.removeSubrange(at...)
      case 2: bytes[at] = UInt8(truncatingIfNeeded: random.next())
      case 3: bytes.insert(contentsOf: bytes[at..<end], at: Int(random.next() % UInt64(bytes.count)))
      case 4: bytes.insert(contentsOf: repeated(&random), at: at)
      case 5: bytes.swapAt(at, Int(random.next() % UInt64(bytes.count)))
      default: bytes.insert(contentsOf: fragment(&random), at: at)
      }
    }
    return bytes
  }

  private static func fragment(_ random: inout RandomSource) -> [UInt8] {
    Array(fragments[Int(random.next() % UInt64(fragments.count))].utf8)
  }

  /// One fragment up to some thousand times: deep nesting and long runs.
  private static func repeated(_ random: inout RandomSource) -> [UInt8] {
    let piece = fragment(&random)
    let count = 1 << (random.next() % 13)
    return Array(repeatElement(piece, count: count).joined())
  }
}
