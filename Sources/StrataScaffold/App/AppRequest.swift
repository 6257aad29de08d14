/// What a new app is to be.
package struct AppRequest: Sendable {
  /// Where the app runs.
  package enum Platform: String, Sendable, CaseIterable {
    case ios, macos, terminal
  }

  /// Where the app takes the kit from.
  package enum Kit: Sendable, Equatable {
    /// A copy in the app's folder `Packages/StrataKit`.
    case vendored
    /// The package of Strata, in this version.
    case url(String, version: String)
  }

  package let name: AppName
  package let exemplar: AppExemplar
  /// Such as `com.acme.shop`.
  package let bundleIdentifier: String
  package let platforms: Set<Platform>
  package let kit: Kit

  /// - Throws: if a part does not fit the others, or is not well formed.
  package init(
    name: AppName, exemplar: AppExemplar, bundleIdentifier: String?, organization: String?, platforms: Set<Platform>,
    kit: Kit
  ) throws(AppProblem) {
    let identifier = bundleIdentifier ?? "\(organization ?? "com.example").\(name.text.lowercased())"
    guard Self.isBundleIdentifier(identifier) else { throw .invalidBundleIdentifier(identifier) }
    guard !platforms.isEmpty else { throw .noPlatform }
    if platforms.contains(.macos), exemplar.platforms[.macOS] == nil { throw .platform("macos", exemplar.style) }
    self.name = name
    self.exemplar = exemplar
    self.bundleIdentifier = identifier
    self.platforms = platforms
    self.kit = kit
  }

  /// All on which the app runs.
  package static func defaultPlatforms(of exemplar: AppExemplar) -> Set<Platform> {
    exemplar.platforms[.macOS] == nil ? [.ios, .terminal] : Set(Platform.allCases)
  }

  /// Two or more parts of ASCII letters, digits and hyphens; each begins with a letter, as the names of packages do.
  private static func isBundleIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first.map { $0.isASCII && $0.isLetter } == true
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
