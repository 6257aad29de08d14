import StrataEdits
import StrataSyntax
import Testing

@testable import StrataScaffold

@Suite struct NewAppTests {
  private func files(
    _ exemplar: AppExemplar, platforms: Set<AppRequest.Platform>? = nil, kit: AppRequest.Kit = .vendored
  ) throws -> [String: [UInt8]] {
    let request = try AppRequest(
      name: AppName("Bakery"), exemplar: exemplar, bundleIdentifier: nil, organization: "com.acme",
      platforms: platforms ?? AppRequest.defaultPlatforms(of: exemplar), kit: kit)
    return try NewApp.files(of: request).mapValues(\.bytes)
  }

  private func texts(_ files: [String: [UInt8]]) -> [String: String] {
    files.compactMapValues { $0.contains(0) ? nil : String(validating: $0, as: UTF8.self) }
  }

  @Test(arguments: AppExemplar.all)
  func nothingHasTheNameOfTheTemplate(exemplar: AppExemplar) throws {
    let endings = [
      "App", "Terminal", "Window", "Layers", "Tests", "UITests", "UnitTests", "IntegrationTests", "FlowTests",
    ]
    let words = Set(endings.map { exemplar.name + $0 }).union(["ExampleAPI", "ExampleServer", "exampleServer"])
    let parts = ["424242", "Examples/Server", "com.example", "import \(exemplar.name)\n", "demo.txt"]
    for (path, text) in texts(try files(exemplar)) where !path.hasPrefix("Packages/StrataKit/") {
      let found = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { words.contains(String($0)) }
      #expect(found.isEmpty, "\(path)")
      for part in parts { #expect(!text.contains(part), "\(part) in \(path)") }
      #expect(!path.split(separator: "/").contains { words.contains(String($0.prefix { $0 != "." })) }, "\(path)")
    }
  }

  @Test(arguments: AppExemplar.all)
  func everyFileIsReadable(exemplar: AppExemplar) throws {
    for (path, bytes) in try files(exemplar) where path.hasSuffix(".swift") {
      #expect(SwiftSource(bytes).tree.errors.isEmpty, "\(path)")
    }
  }

  @Test(arguments: AppExemplar.all)
  func theSameRequestMakesTheSameBytes(exemplar: AppExemplar) throws {
    #expect(try files(exemplar) == files(exemplar))
  }

  @Test func withoutTheTerminalNothingNamesIt() throws {
    let exemplar = try #require(AppExemplar.all.first)
    let texts = texts(try files(exemplar, platforms: [.ios, .macos])).filter { !$0.key.hasPrefix("Packages/") }
    for (path, text) in texts {
      #expect(
        !path.contains("Terminal") && !text.contains("StrataTerminal") && !text.contains("BakeryTerminal"), "\(path)")
    }
  }

  @Test func onlyForTheTerminalThereIsNoXcodeProject() throws {
    let exemplar = try #require(AppExemplar.all.first)
    let files = try files(exemplar, platforms: [.terminal])
    #expect(!files.keys.contains { $0.hasPrefix("App/") })
    #expect(files["Package.swift"].map { !String(decoding: $0, as: UTF8.self).contains("App/BakeryApp") } == true)
  }

  @Test func theKitMayBeAPackageOfAURL() throws {
    let exemplar = try #require(AppExemplar.all.first)
    let files = texts(try files(exemplar, kit: .url("https://git.acme.com/tools/strata.git", version: "1.2.3")))
    #expect(!files.keys.contains { $0.hasPrefix("Packages/StrataKit/") })
    for path in ["Package.swift", "Packages/BakeryAPI/Package.swift"] {
      let text = try #require(files[path])
      #expect(text.contains(".package(url: \"https://git.acme.com/tools/strata.git\", from: \"1.2.3\")"))
      #expect(text.contains("package: \"strata\"") && !text.contains("StrataKit"))
    }
  }

  @Test func theServerHasTheResourcesOfTheApp() throws {
    let module = try #require(AppExemplar.all.first { $0.style == "module" })
    let files = texts(try files(module)).filter { $0.key.hasPrefix("Packages/BakeryAPI/") }
    let route = try #require(files["Packages/BakeryAPI/Sources/BakeryAPI/Route.swift"])
    #expect(route.contains("/items") && !route.contains("/users") && !route.contains("/cli/"))
    #expect(!files.values.contains { $0.contains("Payment") || $0.contains("Phone") })
  }

  @Test func requestsThatDoNotFitAreRefused() throws {
    let reactive = try #require(AppExemplar.all.first { $0.style == "reactive" })
    #expect(throws: AppProblem.platform("macos", "reactive")) { try files(reactive, platforms: [.macos]) }
    #expect(throws: AppProblem.noPlatform) { try files(reactive, platforms: []) }
    for identifier in ["shop", "com..shop", "com.2a", "com.acme shop"] {
      #expect(throws: AppProblem.invalidBundleIdentifier(identifier)) {
        try AppRequest(
          name: AppName("Shop"), exemplar: reactive, bundleIdentifier: identifier, organization: nil, platforms: [.ios],
          kit: .vendored)
      }
    }
  }
}
