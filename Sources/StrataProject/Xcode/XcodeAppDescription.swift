/// An app whose code is a library of a local package: an Xcode project with a thin target for the app and one for its UI
/// tests. The folder of the project contains `NAMEApp` (entry point, assets, Info.plist, entitlements, privacy manifest)
/// and `NAMEUITests`.
package struct XcodeAppDescription: Hashable, Sendable {
  package enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS
    case macOS
  }

  /// The name of the project and of the app on the home screen.
  package var name: String
  package var bundleIdentifier: String
  /// With the lowest version of each.
  package var platforms: [Platform: String]
  /// The library with the app's code.
  package var product: XcodeProjectDescription.PackageProduct
  /// Where a store lists the app, such as `public.app-category.finance`.
  package var category: String
  /// Languages, the one of the source first.
  package var languages: [String]
  /// Arguments that a developer can switch on in the scheme.
  package var launchArguments: [String]

  package init(
    name: String, bundleIdentifier: String, platforms: [Platform: String],
    product: XcodeProjectDescription.PackageProduct, category: String = "public.app-category.utilities",
    languages: [String] = ["en"], launchArguments: [String] = []
  ) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.platforms = platforms
    self.product = product
    self.category = category
    self.languages = languages
    self.launchArguments = launchArguments
  }

  package var appTarget: String { "\(name)App" }
  package var testTarget: String { "\(name)UITests" }

  /// The project of the app.
  package func project() throws(XcodeProjectProblem) -> XcodeProjectDescription {
    guard !platforms.isEmpty else { throw .noPlatform(app: name) }
    guard Self.isBundleIdentifier(bundleIdentifier) else { throw .invalidBundleIdentifier(bundleIdentifier) }
    return XcodeProjectDescription(
      name: name,
      targets: [
        XcodeProjectDescription.Target(
          name: appTarget, kind: .application, excludedFiles: ["Info.plist"], products: [product],
          settings: XcodeBuildSettings(targetSettings.merging(appSettings) { $1 }), launchArguments: launchArguments),
        XcodeProjectDescription.Target(
          name: testTarget, kind: .uiTests(of: appTarget),
          settings: XcodeBuildSettings(targetSettings.merging(testSettings) { $1 })),
      ],
      languages: languages)
  }

  /// Letters, digits and hyphens between dots, of which there is at least one.
  private static func isBundleIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}

extension XcodeAppDescription {
  /// Of the app and of its tests.
  private var targetSettings: [String: XcodeValue] {
    var settings: [String: XcodeValue] = [
      "CODE_SIGN_STYLE": "Automatic",
      "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES",
      "MARKETING_VERSION": "1.0",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SDKROOT": .text(platforms.count > 1 ? "auto" : platforms[.iOS] != nil ? "iphoneos" : "macosx"),
      "SUPPORTED_PLATFORMS": .text(
        [platforms[.iOS].map { _ in "iphoneos iphonesimulator" }, platforms[.macOS].map { _ in "macosx" }]
          .compactMap { $0 }.joined(separator: " ")),
    ]
    if let version = platforms[.iOS] {
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = .text(version)
      settings["SUPPORTS_MACCATALYST"] = "NO"
      // iPhone and iPad.
      settings["TARGETED_DEVICE_FAMILY"] = "1,2"
    }
    if let version = platforms[.macOS] { settings["MACOSX_DEPLOYMENT_TARGET"] = .text(version) }
    return settings
  }

  private var appSettings: [String: XcodeValue] {
    var settings: [String: XcodeValue] = [
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      "CODE_SIGN_ENTITLEMENTS": .text("\(appTarget)/\(appTarget).entitlements"),
      "ENABLE_PREVIEWS": "YES",
      "INFOPLIST_FILE": .text("\(appTarget)/Info.plist"),
      "INFOPLIST_KEY_CFBundleDisplayName": .text(name),
      "INFOPLIST_KEY_ITSAppUsesNonExemptEncryption": "NO",
      "INFOPLIST_KEY_LSApplicationCategoryType": .text(category),
      "PRODUCT_BUNDLE_IDENTIFIER": .text(bundleIdentifier),
      "SWIFT_EMIT_LOC_STRINGS": "YES",
    ]
    if platforms[.iOS] != nil {
      let orientations = ["Portrait", "LandscapeLeft", "LandscapeRight"]
      settings["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"] = Self.orientations(orientations)
      settings["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"] = Self.orientations(
        ["Portrait", "PortraitUpsideDown"] + orientations.dropFirst())
      for key in ["ApplicationSceneManifest", "LaunchScreen"] {
        for sdk in ["iphoneos", "iphonesimulator"] {
          settings["INFOPLIST_KEY_UI\(key)_Generation[sdk=\(sdk)*]"] = "YES"
        }
      }
      settings["LD_RUNPATH_SEARCH_PATHS"] = "@executable_path/Frameworks"
    }
    if platforms[.macOS] != nil {
      settings["ENABLE_HARDENED_RUNTIME"] = "YES"
      settings["LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]"] = "@executable_path/../Frameworks"
    }
    return settings
  }

  private var testSettings: [String: XcodeValue] {
    [
      "PRODUCT_BUNDLE_IDENTIFIER": .text("\(bundleIdentifier).uitests"),
      "SWIFT_EMIT_LOC_STRINGS": "NO",
      "TEST_TARGET_NAME": .text(appTarget),
    ]
  }

  private static func orientations(_ names: [String]) -> XcodeValue {
    .text(names.map { "UIInterfaceOrientation\($0)" }.joined(separator: " "))
  }
}
