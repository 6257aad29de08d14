import StrataModel

/// The dependencies of a target as its manifest states them: names, before anyone knows what they mean.
struct StatedDependencies: Equatable {
  struct Item: Equatable {
    /// Where the name is looked up.
    enum Kind: Equatable {
      /// A target of the same manifest.
      case target
      /// A target of the manifest in a folder; nil: of any manifest.
      case project(folder: String?)
      /// A product of a package.
      case product
      /// A target of the same manifest or a product of a package.
      case targetOrProduct
      /// A file outside the project.
      case file
    }

    var kind: Kind
    var name: String
    var needsNoImport = false
    /// The package with the product, if the manifest names it.
    var package: String?
    var location: SourceLocation
  }

  /// The name of the target in the manifest.
  var target: String
  var location: SourceLocation
  /// Whether others depend on the target for something else than to import it.
  var isNeverImported = false
  /// Whether it is an app, which also embeds what it declares.
  var embeds = false
  var items: [Item] = []
  var unread: SourceLocation?
}

/// What a manifest offers to dependencies besides the targets with Swift files.
struct ManifestOffers {
  /// By product of a package: its targets.
  var products: [String: [String]] = [:]
  /// Targets that nobody imports: plugins, macros, executables, resources.
  var neverImported: Set<String> = []
}
