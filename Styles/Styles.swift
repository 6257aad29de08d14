/// The five built-in style definitions and the vocabulary, embedded as the bytes of their YAML files.
public enum BuiltInStyles {
  /// Names in the order of their guides, 000 … 004.
  public static let names = ["gateway", "repository", "coordinator", "module", "reactive"]

  /// The YAML text of `vocabulary.yml`: the word lists of the rules.
  public static var vocabulary: [UInt8] { PackageResources.vocabulary_yml }

  /// The YAML text of a style, or of `common`, which they all extend: UTF-8 bytes; nil for a name that is not built in.
  public static func source(of name: String) -> [UInt8]? {
    switch name {
    case "common": return PackageResources.common_yml
    case "gateway": return PackageResources.gateway_yml
    case "repository": return PackageResources.repository_yml
    case "coordinator": return PackageResources.coordinator_yml
    case "module": return PackageResources.module_yml
    case "reactive": return PackageResources.reactive_yml
    default: return nil
    }
  }
}
