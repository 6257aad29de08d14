import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// Modules that serve tests or development: their code is no code of the app.
@Suite struct SupportModuleTests {
  private static let testCode = TestCodeCriteria(
    isTestSupport: { $0.hasPrefix("XCT") || $0.hasSuffix("-test") }, isFramework: { $0 == "XCTest" },
    isServerFramework: { $0 == "Vapor" })

  private static let app = "name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: [App]}}\n"

  /// The modules that are none of the app, each with what it serves.
  private func support(_ files: [String: String], _ manifests: [String: String]) -> [String: Module.Support] {
    let detector = ModuleDetector(
      rootName: "Root", testCode: Self.testCode, projectFiles: manifests.keys.sorted(),
      read: { path in manifests[path].map { Array($0.utf8) } })
    let sorted = files.sorted { $0.key < $1.key }
    let layout = detector.layout(of: sorted.map { ReadFile(path: $0.key, facts: SwiftReader.facts(of: $0.value)) })
    for (file, isTest) in layout.isTestFile.enumerated() where !isTest {
      #expect(layout.modules[layout.moduleOfFile[file]].support == nil)
    }
    return Dictionary(
      layout.modules.compactMap { module in module.support.map { (module.name, $0) } }, uniquingKeysWith: { $1 })
  }

  private func package(_ targets: String...) -> String {
    "let package = Package(name: \"Kit\", targets: [\(targets.joined(separator: ", "))])\n"
  }

  private func helpers(_ user: String) -> [String: Module.Support] {
    support(
      [
        "Kit/Sources/Shop/Cart.swift": "", "Kit/Sources/XCTShop/FakeCart.swift": "import Shop",
        "Kit/Sources/shop-test/Samples.swift": "import XCTShop", "Kit/Sources/Asserts/Asserts.swift": "import XCTest",
        "Kit/Tests/ShopTests/A.swift": "import Asserts\nimport shop_test", "App/App.swift": user,
      ],
      [
        "Kit/Package.swift": package(
          ".target(name: \"Shop\")", ".target(name: \"XCTShop\")", ".target(name: \"shop-test\")",
          ".target(name: \"Asserts\")", ".testTarget(name: \"ShopTests\")"),
        "project.yml": Self.app,
      ])
  }

  @Test func whatOnlyTestsImportServesTests() {
    #expect(helpers("import Shop") == ["XCTShop": .tests, "shop-test": .tests, "Asserts": .tests])
    #expect(helpers("import Asserts") == ["XCTShop": .tests, "shop-test": .tests])
    #expect(helpers("import XCTShop") == ["shop-test": .tests, "Asserts": .tests])
  }

  /// A package beside an app: `Report` runs `Reading`, which `Numbers` of another package is for.
  private func tools(app: String = "", run: String = "", manifest: String = SupportModuleTests.app) -> [String: Module
    .Support]
  {
    support(
      [
        "Tools/Sources/Report/main.swift": "import Reading\n" + run,
        "Tools/Sources/Reading/Reader.swift": "import Numbers",
        "Numbers/Sources/Numbers/Number.swift": "", "App/App.swift": app, "App/Cart.swift": "", "App/Bill.swift": "",
      ],
      [
        "Tools/Package.swift": package(".target(name: \"Report\")", ".target(name: \"Reading\")"),
        "Numbers/Package.swift": package(".target(name: \"Numbers\")"), "project.yml": manifest,
      ])
  }

  @Test func aPackageWithACommandLineProgramBesideAnAppIsForDevelopers() {
    #expect(tools() == ["Report": .development, "Reading": .development, "Numbers": .development])
    #expect(tools(app: "import Numbers") == ["Report": .development, "Reading": .development])
    #expect(tools(app: "import Reading").isEmpty)
    #expect(tools(run: "import Vapor").isEmpty)
    // Without an app, the program is what the project makes.
    #expect(tools(manifest: "name: Shop\ntargets: {Shop: {type: framework, platform: iOS, sources: [App]}}\n").isEmpty)
  }

  /// The definition of a tool leaves the apps of its examples out.
  @Test func anAppThatIsNoSourceDoesNotMakeATool() {
    let files = ["Tools/Sources/Report/main.swift": "import Reading\n", "Tools/Sources/Reading/Reading.swift": ""]
    let manifests = [
      "Tools/Package.swift": package(".executableTarget(name: \"Report\")", ".target(name: \"Reading\")"),
      "project.yml": Self.app,
    ]
    #expect(support(files, manifests) == [:])
  }

  @Test func pluginsOfTheCompilerAreForDevelopers() {
    let found = support(
      ["Kit/Sources/Shop/Cart.swift": "", "Kit/Sources/ShopMacros/Macro.swift": "", "App/App.swift": "import Shop"],
      [
        "Kit/Package.swift": package(".target(name: \"Shop\")", ".macro(name: \"ShopMacros\")"),
        "project.yml": Self.app,
      ])
    #expect(found == ["ShopMacros": .development])
  }
}
