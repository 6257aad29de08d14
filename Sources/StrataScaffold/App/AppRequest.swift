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

  /// What the app has when it is made.
  package enum Content: Sendable, Equatable {
    /// The example of the style's guide.
    case example
    /// A start screen.
    case empty
    /// One feature.
    case feature(GrownName, FieldList)
  }

  package let name: AppName
  package let exemplar: AppExemplar
  /// Such as `com.acme.shop`.
  package let bundleIdentifier: String
  package let platforms: Set<Platform>
  package let kit: Kit
  package let content: Content

  /// - Throws: if a part does not fit the others, or is not well formed.
  package init(
    name: AppName, exemplar: AppExemplar, bundleIdentifier: String?, organization: String?, platforms: Set<Platform>,
    kit: Kit, content: Content = .example
  ) throws(AppProblem) {
    let identifier = bundleIdentifier ?? "\(organization ?? "com.example").\(name.text.lowercased())"
    guard Self.isBundleIdentifier(identifier) else { throw .invalidBundleIdentifier(identifier) }
    if content != .example, !AppStart.styles.contains(exemplar.style) { throw .start(exemplar.style) }
    guard !platforms.isEmpty else { throw .noPlatform }
    if platforms.contains(.macos), exemplar.platforms[.macOS] == nil { throw .platform("macos", exemplar.style) }
    self.name = name
    self.exemplar = exemplar
    self.bundleIdentifier = identifier
    self.platforms = platforms
    self.kit = kit
    self.content = content
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
