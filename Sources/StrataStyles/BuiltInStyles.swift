import StrataResources

/// The five built-in style definitions and the vocabulary, as the bytes of their YAML files.
public enum BuiltInStyles {
  /// Names in the order of their guides, 000 … 004.
  public static let names = ["gateway", "repository", "coordinator", "module", "reactive"]

  /// The YAML text of `vocabulary.yml`: the word lists of the rules.
  public static var vocabulary: [UInt8] { EmbeddedFile.bytes("Styles/vocabulary.yml") ?? [] }

  /// The YAML text of a style, or of `common`, which they all extend: UTF-8 bytes; nil for a name that is not built in.
  public static func source(of name: String) -> [UInt8]? {
    guard name == "common" || names.contains(name) else { return nil }
    return EmbeddedFile.bytes("Styles/\(name).yml")
  }
}
