import Foundation
import StrataTestSupport
import Testing

/// What the app targets of the templates contain besides code.
@Suite struct TemplateResourcesTests {
  @Test(arguments: TemplateApp.all) func iconsAreThere(template: TemplateApp) throws {
    struct Catalog: Decodable {
      struct Image: Decodable {
        let filename: String
        let platform: String?
        let idiom: String
        let size: String
        let scale: String?
      }
      let images: [Image]
    }
    let assets = "\(folder(template))/Assets.xcassets"
    let data = try contents("\(assets)/AppIcon.appiconset/Contents.json")
    let images = try JSONDecoder().decode(Catalog.self, from: data).images
    #expect(images.contains { $0.platform == "ios" })
    #expect(images.contains { $0.idiom == "mac" } == (template.app.platforms[.macOS] != nil))
    for image in images {
      let png = [UInt8](try contents("\(assets)/AppIcon.appiconset/\(image.filename)"))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count < 40_000)
      let points = try #require(image.size.split(separator: "x").first.flatMap { Int($0) })
      let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
      #expect(number(png[16..<20]) == points * scale && number(png[20..<24]) == points * scale, "\(image.filename)")
      // A store refuses an icon for iOS with transparency. Kinds of pixels: 2 has none, 6 has.
      #expect(png[25] == (image.platform == "ios" ? 2 : 6), "\(image.filename)")
    }
    #expect(FileManager.default.fileExists(atPath: "\(assets)/AccentColor.colorset/Contents.json"))
  }

  @Test(arguments: TemplateApp.all) func propertyListsAreComplete(template: TemplateApp) throws {
    let folder = folder(template)
    let info = try list("\(folder)/Info.plist")
    let security = info["NSAppTransportSecurity"] as? [String: Any]
    // A server on this machine, and no other without encryption.
    #expect(security?["NSAllowsLocalNetworking"] as? Bool == true && security?.count == 1)
    let entitlements = try list("\(folder)/\(template.app.appTarget).entitlements")
    let isForMac = template.app.platforms[.macOS] != nil
    #expect((entitlements["com.apple.security.app-sandbox"] as? Bool == true) == isForMac)
    #expect((entitlements["com.apple.security.network.client"] as? Bool == true) == isForMac)
    for group in entitlements["keychain-access-groups"] as? [String] ?? [] {
      #expect(group == "$(AppIdentifierPrefix)\(template.app.bundleIdentifier)")
    }
    let privacy = try list("\(folder)/PrivacyInfo.xcprivacy")
    #expect(privacy["NSPrivacyTracking"] as? Bool == false)
    #expect((privacy["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    #expect(privacy["NSPrivacyAccessedAPITypes"] is [Any])
    for type in try #require(privacy["NSPrivacyCollectedDataTypes"] as? [[String: Any]]) {
      #expect((type["NSPrivacyCollectedDataType"] as? String)?.hasPrefix("NSPrivacyCollectedDataType") == true)
      #expect(type["NSPrivacyCollectedDataTypeTracking"] as? Bool == false)
      #expect((type["NSPrivacyCollectedDataTypePurposes"] as? [String])?.isEmpty == false)
    }
  }

  private func folder(_ template: TemplateApp) -> String {
    "\(DocumentationPage.root)/\(template.folder)/\(template.app.appTarget)"
  }

  private func contents(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

  private func list(_ file: String) throws -> [String: Any] {
    try #require(try PropertyListSerialization.propertyList(from: contents(file), format: nil) as? [String: Any])
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
