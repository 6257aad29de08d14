extension Parser {
  /// Reads source text into a tree.
  static func parse(_ source: UnsafeBufferPointer<UInt8>) -> ParsedFile {
    // Offsets have 32 bits. Larger files are not parsed completely.
    let size = min(source.count, Int(UInt32.max / 4))
    // Freed by hand, since only pointers into this memory are passed on.
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: size + 2 * SourcePadding.size)
    defer { buffer.deallocate() }
    let bytes = buffer + SourcePadding.size
    if let base = source.baseAddress, size > 0 { bytes.update(from: base, count: size) }
    return parse(padded: bytes, size)
  }

  /// Reads source text into a tree. The lexer reads beyond both ends without checks: ``SourcePadding/size`` bytes before the
  /// text and as many after it are overwritten.
  static func parse(padded bytes: UnsafeMutablePointer<UInt8>, _ size: Int) -> ParsedFile {
    (bytes - SourcePadding.size).update(repeating: 0, count: SourcePadding.size)
    bytes[size] = 0x0A
    (bytes + size + 1).update(repeating: 0, count: SourcePadding.size - 1)
    if size >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      // A byte order mark is treated as white space.
      bytes.update(repeating: 0, count: 3)
    }
    return parse(UnsafePointer(bytes), size)
  }

  private static func parse(_ bytes: UnsafePointer<UInt8>, _ size: Int) -> ParsedFile {
    var lexer = Lexer(bytes: bytes, count: size)
    lexer.run()
    if lexer.hasUnbalancedBraces {
      lexer = Lexer(bytes: bytes, count: size, trustsIndentation: true)
      lexer.run()
    }
    var parser = Parser(lexer)
    parser.parseSourceFile()
    return ParsedFile(
      nodes: parser.takeNodes(), lineStarts: lexer.lineStarts.array(),
      directives: lexer.directives, errors: parser.errors.sorted())
  }
}
