import StrataProject

/// A template app, from which new apps are made.
package struct AppExemplar: Sendable, CustomStringConvertible {
  /// The style, which is also the name of the folder below `Templates`.
  package let style: String
  /// The name of the app and of its package.
  package let name: String
  /// Where a store lists the app.
  let category: String
  package let platforms: [XcodeAppDescription.Platform: String]
  /// The resources of the server in memory that the app needs: files of its folder `Resources`, without their ending.
  let resources: Set<String>

  package var description: String { style }

  /// The Xcode project.
  package var xcodeApp: XcodeAppDescription {
    Self.xcodeApp(
      name: name, bundleIdentifier: "com.example.\(name.lowercased())", platforms: platforms, category: category)
  }

  static func xcodeApp(
    name: String, bundleIdentifier: String, platforms: [XcodeAppDescription.Platform: String], category: String
  ) -> XcodeAppDescription {
    XcodeAppDescription(
      name: name, bundleIdentifier: bundleIdentifier, platforms: platforms,
      product: XcodeProjectDescription.PackageProduct(name: "\(name)Layers", package: ".."),
      category: "public.app-category.\(category)", languages: ["en", "de"],
      launchArguments: ["--temporary", "--offline"])
  }

  private static let phonesAndMacs: [XcodeAppDescription.Platform: String] = [.iOS: "17.0", .macOS: "14.0"]

  package static let all = [
    AppExemplar(
      style: "gateway", name: "Login", category: "utilities", platforms: phonesAndMacs,
      resources: ["AvatarResource", "ClientResource", "PasswordResource", "ProfileResource"]),
    AppExemplar(
      style: "repository", name: "Users", category: "business", platforms: phonesAndMacs, resources: ["UserResource"]),
    AppExemplar(
      style: "coordinator", name: "Members", category: "business", platforms: phonesAndMacs,
      resources: ["AvatarResource", "ClientResource", "ProfileResource", "UserResource"]),
    AppExemplar(
      style: "module", name: "Items", category: "shopping", platforms: phonesAndMacs, resources: ["ItemResource"]),
    // Its screens are UIKit's.
    AppExemplar(
      style: "reactive", name: "Payments", category: "finance", platforms: [.iOS: "17.0"],
      resources: ["PaymentResource", "TransactionResource"]),
  ]
}
