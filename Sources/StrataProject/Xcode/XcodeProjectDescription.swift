/// What a project for Xcode 16 or later consists of: targets that compile the files of one folder each and link products
/// of local packages. Files that are added to the folders need no change of the project.
package struct XcodeProjectDescription: Hashable, Sendable {
  /// The name of the `.xcodeproj`.
  package var name: String
  /// In the order of Xcode's list.
  package var targets: [Target]
  /// Build settings of all targets, besides those that Xcode gives to a new project.
  package var settings: XcodeBuildSettings
  /// Languages, the one of the source first.
  package var languages: [String]

  package init(
    name: String, targets: [Target], settings: XcodeBuildSettings = XcodeBuildSettings(), languages: [String] = ["en"]
  ) {
    self.name = name
    self.targets = targets
    self.settings = settings
    self.languages = languages
  }

  /// A target, and its scheme if it is an app.
  package struct Target: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case application
      /// - Parameter of: the name of the app's target, which the tests start.
      case uiTests(of: String)
    }

    package var name: String
    package var kind: Kind
    /// The folder with its files, relative to the folder of the project.
    package var folder: String
    /// Files of the folder that are no part of the product, relative to the folder.
    package var excludedFiles: [String]
    package var products: [PackageProduct]
    package var settings: XcodeBuildSettings
    /// Arguments of an app that its scheme lists, switched off.
    package var launchArguments: [String]

    /// - Parameter folder: the name of the target by default.
    package init(
      name: String, kind: Kind, folder: String? = nil, excludedFiles: [String] = [], products: [PackageProduct] = [],
      settings: XcodeBuildSettings = XcodeBuildSettings(), launchArguments: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.folder = folder ?? name
      self.excludedFiles = excludedFiles
      self.products = products
      self.settings = settings
      self.launchArguments = launchArguments
    }
  }

  /// A library of a local package.
  package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The folder of the package, relative to the folder of the project.
    package var package: String

    package init(name: String, package: String) {
      self.name = name
      self.package = package
    }
  }
}

/// Build settings, by name. A value is a string or a list of strings.
package struct XcodeBuildSettings: Hashable, Sendable {
  package enum Configuration: String, CaseIterable, Sendable {
    case debug = "Debug"
    case release = "Release"
  }

  /// Of both configurations.
  package var shared: [String: XcodeValue]
  /// Of one configuration; they replace those of both.
  package var own: [Configuration: [String: XcodeValue]]

  package init(_ shared: [String: XcodeValue] = [:], own: [Configuration: [String: XcodeValue]] = [:]) {
    self.shared = shared
    self.own = own
  }

  package func values(of configuration: Configuration) -> [String: XcodeValue] {
    shared.merging(own[configuration] ?? [:]) { $1 }
  }

  /// These settings, with others over them.
  package func merging(_ others: XcodeBuildSettings) -> XcodeBuildSettings {
    var result = self
    result.shared.merge(others.shared) { $1 }
    for (configuration, values) in others.own { result.own[configuration, default: [:]].merge(values) { $1 } }
    return result
  }
}
