import Testing

@testable import StrataScaffold

@Suite struct AppStartTests {
  private func files(_ content: AppRequest.Content, style: String = "repository") throws -> [String: String] {
    let exemplar = try #require(AppExemplar.all.first { $0.style == style })
    let request = try AppRequest(
      name: AppName("Bakery"), exemplar: exemplar, bundleIdentifier: nil, organization: "com.acme",
      platforms: AppRequest.defaultPlatforms(of: exemplar), kit: .vendored, content: content)
    return try NewApp.files(of: request).filter {
      !$0.key.hasPrefix("Packages/StrataKit/") && !$0.key.hasSuffix(".png")
    }
    .mapValues { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func feature(_ name: String, _ fields: String) throws -> AppRequest.Content {
    .feature(try #require(GrownName(name)), try FieldList(fields))
  }

  /// Neither the example of the style nor the exemplar of the feature.
  @Test(arguments: AppStart.styles) func nothingOfTheExampleIsLeft(style: String) throws {
    for content in [AppRequest.Content.empty, try feature("GlassHouse", "id: Int, title: String, since: Date?")] {
      let files = try files(content, style: style)
      #expect(files.count > 20)
      for (path, text) in files {
        let words = Set("\(path) \(text)".split { !$0.isLetter }.flatMap { GrownName(String($0))?.words ?? [] })
        let left = words.intersection(["User", "user", "Ada", "ada", "rename", "Entry", "entry", "Example", "example"])
        #expect(Self.allowed(left, path).isEmpty, "\(path): \(left)")
      }
    }
  }

  /// Words that mean something else: folders of the system, addresses, and people who use an app.
  private static func allowed(_ words: Set<String>, _ path: String) -> Set<String> {
    switch path.split(separator: "/").last {
    case "Main.swift", "BakeryApp.xcscheme": words.subtracting(["entry"])
    case "URL+App.swift", "contents.xcworkspacedata", "project.pbxproj", "LaunchArguments.swift", "Server.swift",
      "XCUIApplication+Launch.swift", "PrivacyInfo.xcprivacy", "ci.yml", "README.md":
      words.subtracting(["user", "User", "example"])
    default: words
    }
  }

  @Test func theFirstFeatureIsWired() throws {
    let files = try files(feature("GlassHouse", "id: Int, title: String, since: Date?"))
    #expect(files["Sources/App/BakeryApp.swift"]?.contains("GlassHouseListView(viewModel:") == true)
    #expect(
      files["Sources/App/Terminal/BakeryTerminal.swift"]?.contains("parts.append(glassHouse.since.fieldText)") == true)
    let rows = try #require(files["Packages/BakeryAPI/Sources/BakeryAPI/GlassHouse.swift"])
    #expect(rows.contains("let since: Date?") && rows.contains("id: 1") && rows.hasPrefix("import Foundation\n"))
    #expect(
      files["Packages/BakeryAPI/Sources/BakeryAPI/Seeds.swift"]?.contains("\"glass-houses\": GlassHouse.seeds") == true)
    let route = try #require(files["Sources/Data/Network/GlassHouseNetworkRoute.swift"])
    #expect(route.contains("\"glass-houses\""))
  }

  @Test func anEmptyAppHasNoFeature() throws {
    let files = try files(.empty)
    #expect(files["Sources/App/StartView.swift"] != nil && files["Sources/App/AppDependencies.swift"] != nil)
    #expect(!files.keys.contains { $0.contains("UseCase") || $0.contains("ViewModel") })
  }

  @Test func aStyleWithoutAStartIsRefused() throws {
    let exemplar = try #require(AppExemplar.all.first { !AppStart.styles.contains($0.style) })
    #expect(throws: AppProblem.start(exemplar.style)) {
      try AppRequest(
        name: AppName("Bakery"), exemplar: exemplar, bundleIdentifier: nil, organization: nil, platforms: [.ios],
        kit: .vendored, content: .empty)
    }
  }
}
