import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

@Suite struct TestFilesTests {
  private static let package = """
    let package = Package(name: "Shop", targets: [
      .target(name: "Shop"), .target(name: "ShopMocks", path: "Mocks"), .target(name: "Helpers", path: "Tests/Helpers"),
      .testTarget(name: "ShopTests"),
    ])
    """

  private static let testCode = TestCodeCriteria(
    isStated: { $0.hasPrefix("Sources/Shop/Samples/") }, isTestFolder: { $0.hasSuffix("Tests") },
    isConventional: { $0.contains("Mocks/") },
    supportedTarget: { $0.hasSuffix("Testing") ? String($0.dropLast(7)) : nil },
    isShowcase: { $0.hasSuffix("Demo") }, isFramework: { $0 == "XCTest" })

  private func testFiles(_ files: [(path: String, text: String)], manifest: (path: String, text: String)?) -> [String] {
    let detector = ModuleDetector(
      rootName: "Root", testCode: Self.testCode, projectFiles: manifest.map { [$0.path] } ?? [],
      read: { [text = manifest?.text] _ in text.map { Array($0.utf8) } })
    let layout = detector.layout(of: files.map { ReadFile(path: $0.path, facts: SwiftReader.facts(of: $0.text)) })
    return zip(files, layout.isTestFile).filter(\.1).map(\.0.path)
  }

  @Test func appsThatShowPartsOfAnother() {
    func manifest(_ app: String) -> (path: String, text: String) {
      (
        "Project.swift",
        """
        import ProjectDescription
        let project = Project(name: "Shop", targets: [
          .target(name: "\(app)", product: .app, sources: ["App/**", "Shared/**"]),
          .target(name: "ShopDemo", product: .app, sources: ["Demo/**", "Shared/**"]),
        ])
        """
      )
    }
    let files = ["App/A.swift", "App/B.swift", "Demo/C.swift", "Shared/D.swift"].map { (path: $0, text: "") }
    #expect(testFiles(files, manifest: manifest("Shop")) == ["Demo/C.swift"])
    #expect(testFiles(files, manifest: manifest("OtherDemo")).isEmpty)
    // Most of the code is that of the demo: it is what the project makes.
    #expect(testFiles([files[0], files[2], (path: "Demo/E.swift", text: "")], manifest: manifest("Shop")).isEmpty)
  }

  @Test func theTargetDecides() {
    let files = [
      (path: "Sources/Shop/Cart.swift", text: ""), (path: "Sources/Shop/Mocks/A.swift", text: ""),
      (path: "Sources/Shop/Samples/A.swift", text: ""), (path: "Sources/Shop/Tests/A.swift", text: ""),
      (path: "Sources/Shop/Tests/B.swift", text: "import XCTest"), (path: "Tests/ShopTests/A.swift", text: ""),
    ]
    #expect(
      testFiles(files, manifest: (path: "Package.swift", text: Self.package)) == [
        "Sources/Shop/Samples/A.swift", "Sources/Shop/Tests/B.swift", "Tests/ShopTests/A.swift",
      ])
    #expect(testFiles(files, manifest: nil) == files.dropFirst().map(\.path))
  }

  @Test func aFileOfNoTargetIsWhatItImports() {
    let files = [
      (path: "fastlane/SnapshotHelper.swift", text: "import XCTest"), (path: "fastlane/Other.swift", text: ""),
      (path: "Sources/Shop/Cart.swift", text: "import XCTest"),
    ]
    #expect(
      testFiles(files, manifest: (path: "Package.swift", text: Self.package)) == ["fastlane/SnapshotHelper.swift"])
  }

  @Test func aTargetThatOnlyTestsImportIsTestCode() {
    func files(importing name: String) -> [(path: String, text: String)] {
      [
        (path: "Mocks/A.swift", text: "import Helpers"), (path: "Sources/Shop/Cart.swift", text: "import \(name)"),
        (path: "Tests/Helpers/A.swift", text: ""), (path: "Tests/ShopTests/A.swift", text: "import ShopMocks"),
      ]
    }
    func tests(importing name: String) -> [String] {
      testFiles(files(importing: name), manifest: (path: "Package.swift", text: Self.package))
    }
    #expect(
      tests(importing: "Foundation") == ["Mocks/A.swift", "Tests/Helpers/A.swift", "Tests/ShopTests/A.swift"])
    #expect(tests(importing: "Helpers") == ["Mocks/A.swift", "Tests/ShopTests/A.swift"])
    // What production code imports is production code, and so is what that imports.
    #expect(tests(importing: "ShopMocks") == ["Tests/ShopTests/A.swift"])
  }

  @Test(arguments: ["Tests/ShopTests/A.swift", "Sources/Shop/A.swift", "Sources/SplitTesting/A.swift"])
  func aTargetWithDoublesForTheTestsOfAnotherIsTestCode(user: String) {
    let package = """
      let package = Package(name: "Shop", targets: [
        .target(name: "Shop"), .target(name: "ShopTesting"), .target(name: "SplitTesting"),
        .testTarget(name: "ShopTests", dependencies: ["ShopTesting"]),
      ])
      """
    var files = [
      (path: "Sources/Shop/Cart.swift", text: ""), (path: "Sources/ShopTesting/FakeCart.swift", text: ""),
      (path: "Sources/SplitTesting/Variant.swift", text: "import Shop"),
    ]
    files.append((path: user, text: "import ShopTesting"))
    let found = testFiles(files.sorted { $0.path < $1.path }, manifest: (path: "Package.swift", text: package))
    // No target `Split` has these tests: experiments are a feature of the app.
    #expect(!found.contains("Sources/SplitTesting/Variant.swift"))
    #expect(found.contains("Sources/ShopTesting/FakeCart.swift") == (user.hasPrefix("Tests/")))
  }

  @Test(arguments: [
    // A type, a function and a member of a type of another file.
    ("struct Basket {}", "struct Shop { let basket: Basket }", true),
    ("func fill() {}", "struct Shop { func run() { fill() } }", true),
    ("let prices = [1]", "struct Shop { var first: Int { prices[0] } }", true),
    ("extension Shop { func fill() {} }", "struct Shop { func run() { fill() } }", true),
    ("extension String { var spaced: String { self } }", "struct Shop { var name: String { \"\".spaced } }", true),
    // What no production code uses, or cannot use.
    ("struct Basket {}", "struct Shop {}", false),
    ("private struct Basket {}", "struct Shop { let basket: Basket }", false),
    ("struct Basket { var run = 1 }", "struct Shop { func run() {} }", false),
    ("final class BasketTests: XCTestCase { func run() {} }", "struct Shop { func run() {} }", false),
    ("extension XCTestCase { func wait() {} }", "struct Shop { func run() { group.wait() } }", false),
  ]) func whatProductionCodeUsesIsNoTestCodeWhateverItImports(declared: String, user: String, isUsed: Bool) {
    for name in ["Mocks/Basket.swift", "CartTests/Basket.swift"] {
      let files = [
        (path: "Sources/Shop/\(name)", text: "import XCTest\n" + declared),
        (path: "Sources/Shop/Shop.swift", text: user),
        (path: "Tests/ShopTests/A.swift", text: "let basket = Basket()"),
      ]
      let tests = testFiles(files, manifest: (path: "Package.swift", text: Self.package))
      #expect(tests == (isUsed ? [] : ["Sources/Shop/\(name)"]) + ["Tests/ShopTests/A.swift"])
    }
  }

  @Test func whatUsedFilesUseIsUsed() {
    let files = [
      (path: "Sources/Shop/Mocks/A.swift", text: "import XCTest\nstruct A { let b: B }"),
      (path: "Sources/Shop/Mocks/B.swift", text: "import XCTest\nstruct B {}"),
      (path: "Sources/Shop/Mocks/C.swift", text: "import XCTest\nstruct C { let a: A }"),
      (path: "Sources/Shop/Shop.swift", text: "struct Shop { let a: A }"),
    ]
    #expect(
      testFiles(files, manifest: (path: "Package.swift", text: Self.package)) == ["Sources/Shop/Mocks/C.swift"])
    // Another module has to import it.
    let apart = [
      (path: "Mocks/Mocks/B.swift", text: "import XCTest\npublic struct B {}"),
      (path: "Sources/Shop/Shop.swift", text: "struct Shop { let b: B }"),
    ]
    #expect(
      testFiles(apart, manifest: (path: "Package.swift", text: Self.package)) == ["Mocks/Mocks/B.swift"])
  }

  @Test func xcodeLeavesFoldersForDevelopmentOutOfTheApp() {
    func project(_ settings: String...) -> String {
      let configurations = settings.enumerated().map {
        "C\($0) = {isa = XCBuildConfiguration; buildSettings = {\($1)}; };"
      }
      return """
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
          L = {isa = XCConfigurationList; buildConfigurations = (\(settings.indices.map { "C\($0)" }.joined(separator: ", "))); };
          \(configurations.joined(separator: "\n"))
        }; rootObject = P; }
        """
    }
    let files = [
      (path: "ios/Shop/A.swift", text: ""), (path: "ios/Shop/Cart Mocks/A.swift", text: ""),
      (path: "ios/Shop/Mocks/A.swift", text: ""),
    ]
    func tests(_ settings: String...) -> [String] {
      let path = "ios/Shop.xcodeproj/project.pbxproj"
      let text = settings.count == 1 ? project(settings[0]) : project(settings[0], settings[1])
      return testFiles(files, manifest: (path: path, text: text))
    }
    let both = "DEVELOPMENT_ASSET_PATHS = \"\\\"Shop/Cart Mocks\\\" Shop/Mocks\";"
    let list = "DEVELOPMENT_ASSET_PATHS = (\"Shop/Mocks\");"
    #expect(tests(both) == ["ios/Shop/Cart Mocks/A.swift", "ios/Shop/Mocks/A.swift"])
    #expect(tests(both, list) == ["ios/Shop/Mocks/A.swift"])
    #expect(tests(both, "") == [])
    // The setting alone says nothing of files that are not named for tests or previews.
    #expect(tests("DEVELOPMENT_ASSET_PATHS = Shop;") == ["ios/Shop/Cart Mocks/A.swift", "ios/Shop/Mocks/A.swift"])
  }
}
