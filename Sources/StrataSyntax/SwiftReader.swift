import StrataModel

/// Reads Swift source: bytes → ``SyntaxTree`` → `FileFacts`. It never fails: an error affects only the declaration that
/// contains it.
public enum SwiftReader {
  /// Parses source text, UTF-8.
  public static func parse(_ source: UnsafeBufferPointer<UInt8>) -> SyntaxTree {
    Parser.parse(source).tree()
  }

  /// Parses source text and reduces it to the facts that later stages need.
  public static func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    Lowering.facts(of: Parser.parse(source), source: source)
  }

  /// The facts of source text in a string.
  public static func facts(of text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { facts(of: $0) }
  }
}
