import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// Which modules a file belongs to, where several targets compile it.
struct SharedMembershipTests {
  private func modules(
    _ paths: [String], manifests: [String: String], links: [String: [String]] = [:]
  ) -> [String: [String]] {
    let files = paths.sorted().map { ReadFile(path: $0, facts: SwiftReader.facts(of: "public struct X {}")) }
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: manifests.keys.sorted(), links: links,
      read: { manifests[$0].map { Array($0.utf8) } })
    let layout = detector.layout(of: files)
    var result: [String: [String]] = [:]
    for (index, file) in files.enumerated() {
      let all = [layout.moduleOfFile[index]] + (layout.otherModulesOfFile[index] ?? [])
      result[file.path] = all.map { layout.modules[$0].name }
    }
    return result
  }

  @Test func foldersOfSeveralXcodeGenTargets() {
    let found = modules(
      ["Blue/App.swift", "Red/App.swift", "Shared/Model.swift", "Shared/Blue/Theme.swift", "Shared/Notes.swift"],
      manifests: [
        "project.yml": """
        targets:
          Tests: { type: bundle.unit-test, sources: [Shared] }
          Blue: { type: application, sources: [Blue, Shared] }
          Red:
            type: application
            sources:
              - Red
              - path: Shared
                excludes: [Blue, "**/Note?.swift"]
        """
      ])
    #expect(
      found == [
        "Blue/App.swift": ["Blue"], "Red/App.swift": ["Red"], "Shared/Blue/Theme.swift": ["Blue", "Tests"],
        "Shared/Model.swift": ["Blue", "Red", "Tests"], "Shared/Notes.swift": ["Blue", "Tests"],
      ])
  }

  /// A test target, or one that comes later, may compile a folder inside that of the first one.
  @Test(arguments: [
    [
      "project.yml": """
      targets:
        Shop: { type: application, sources: [App] }
        ShopTests: { type: bundle.unit-test, sources: [Tests, App/Store] }
        Notice: { type: app-extension, sources: [App/Log, App/Store/Cache.swift] }
      """
    ],
    [
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, sources: ["App/**"]),
        .target(name: "ShopTests", product: .unitTests, sources: ["Tests/**", "App/Store/*.swift"]),
        .target(name: "Notice", product: .appExtension, sources: ["App/Log/**", "App/Store/Cache.swift"]),
      ])
      """
    ],
    [
      "Shop.xcodeproj/project.pbxproj": """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, T, N); };
        G = {isa = PBXGroup; children = (R, S, L, U, C); sourceTree = "<group>"; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App/Store; sourceTree = "<group>"; };
        L = {isa = PBXFileSystemSynchronizedRootGroup; path = App/Log; sourceTree = "<group>"; };
        U = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App/Store/Cache.swift; sourceTree = "<group>"; };
        F = {isa = PBXBuildFile; fileRef = C; };
        B = {isa = PBXSourcesBuildPhase; files = (F); };
        A = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (R); };
        T = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (U, S); };
        N = {isa = PBXNativeTarget; name = Notice; fileSystemSynchronizedGroups = (L); buildPhases = (B); };
      }; rootObject = P; }
      """
    ],
  ])
  func theFirstTargetThatIsNoTestIsTheHome(manifests: [String: String]) {
    let found = modules(
      ["App/Main.swift", "App/Store/Cache.swift", "App/Store/Disk.swift", "App/Log/Log.swift", "Tests/T.swift"],
      manifests: manifests)
    #expect(
      found == [
        "App/Main.swift": ["Shop"], "App/Store/Cache.swift": ["Shop", "Notice", "ShopTests"],
        "App/Store/Disk.swift": ["Shop", "ShopTests"], "App/Log/Log.swift": ["Shop", "Notice"],
        "Tests/T.swift": ["ShopTests"],
      ])
  }

  @Test func linksOfSeveralPackageTargets() {
    let found = modules(
      ["Common/Model.swift", "Sources/A/A.swift", "Sources/B/B.swift"],
      manifests: [
        "Package.swift": #"let p = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])"#
      ], links: ["Common": ["Sources/A/Common", "Sources/B/Common"]])
    #expect(found["Common/Model.swift"] == ["A", "B"])
    #expect(found["Sources/A/A.swift"] == ["A"])
  }

  @Test func filesOfTestTargetsThatProductionTargetsCompileByLinks() {
    let found = modules(
      ["Tests/ATests/Helper.swift", "Tests/ATests/Fixtures/Model.swift", "Tests/ATests/A.swift", "Sources/A/A.swift"],
      manifests: [
        "Package.swift": #"let p = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests")])"#
      ],
      links: [
        "Tests/ATests/Helper.swift": ["Sources/A/Helper.swift"], "Tests/ATests/Fixtures": ["Sources/A/Fixtures"],
        "Sources/A/A.swift": ["Tests/ATests/Linked.swift"],
      ])
    #expect(found["Tests/ATests/Helper.swift"] == ["A", "ATests"])
    #expect(found["Tests/ATests/Fixtures/Model.swift"] == ["A", "ATests"])
    #expect(found["Tests/ATests/A.swift"] == ["ATests"])
    #expect(found["Sources/A/A.swift"] == ["A", "ATests"])
  }

  @Test func packageTargetsKeepTheirFiles() {
    let found = modules(
      ["Sources/Kit/Kit.swift", "Sources/App/App.swift"],
      manifests: [
        "Package.swift": #"""
        let p = Package(name: "P", targets: [
          .target(name: "App", path: "Sources", exclude: ["Kit"]), .target(name: "Kit")])
        """#
      ])
    #expect(found == ["Sources/App/App.swift": ["App"], "Sources/Kit/Kit.swift": ["Kit"]])
  }

  /// The app is also a package. An extension of the Xcode project compiles a file of it; a target that has only files of the
  /// package builds it once more.
  @Test func filesOfAPackageThatAnExtensionCompiles() {
    let found = modules(
      ["Shop/Model.swift", "Shop/Till.swift", "Share/Main.swift"],
      manifests: [
        "Package.swift": #"let p = Package(name: "P", targets: [.target(name: "Shop", path: "Shop")])"#,
        "Shop.xcodeproj/project.pbxproj": """
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A, E, K); };
          G = {isa = PBXGroup; children = (M, T, S); sourceTree = "<group>"; };
          M = {isa = PBXFileReference; path = Shop/Model.swift; sourceTree = "<group>"; };
          T = {isa = PBXFileReference; path = Shop/Till.swift; sourceTree = "<group>"; };
          S = {isa = PBXFileReference; path = Share/Main.swift; sourceTree = "<group>"; };
          BM = {isa = PBXBuildFile; fileRef = M; };
          BT = {isa = PBXBuildFile; fileRef = T; };
          BS = {isa = PBXBuildFile; fileRef = S; };
          PA = {isa = PBXSourcesBuildPhase; files = (BM, BT); };
          PE = {isa = PBXSourcesBuildPhase; files = (BM, BS); };
          A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (PA); };
          E = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = (PE); };
          K = {isa = PBXNativeTarget; name = Copy; productType = "com.apple.product-type.framework"; buildPhases = (PA); };
        }; rootObject = P; }
        """,
      ])
    #expect(
      found == [
        "Shop/Model.swift": ["Shop", "Share"], "Shop/Till.swift": ["Shop"], "Share/Main.swift": ["Share"],
      ])
  }

  @Test(arguments: [
    ("A/**", "A/b/c.swift", true), ("A/*.swift", "A/b.swift", true), ("A/*.swift", "A/b/c.swift", false),
    ("A/**/*Spec.swift", "A/x/y/FooSpec.swift", true), ("A/**/*Spec.swift", "A/FooSpec.swift", true),
    ("A/{B,C}/**", "A/C/x.swift", true), ("A/{B,C}/**", "A/D/x.swift", false), ("A/B", "A/B/c.swift", true),
    ("A/B", "A/Bc.swift", false), ("A/?.swift", "A/b.swift", true),
    ("**/x.swift", "x.swift", true), ("A**/b.swift", "A/c/b.swift", true), ("A/**", "A", false), ("**", "a/b", true),
    ("A*b*c", "AxbyC/c", false), ("A*b*c", "Axbyc/d", true), ("A//b", "A/b", false),
    (String(repeating: "*a", count: 60) + "/b", String(repeating: "a", count: 2000) + "/c", false),
  ])
  func globs(pattern: String, path: String, matches: Bool) {
    #expect(PathGlob(pattern).matches(path) == matches)
  }

  @Test func filesOfXcodeProjectsInOtherCases() {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = App/Cart.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = App/Order.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App/Item.swift; sourceTree = "<group>"; };
        FA = {isa = PBXBuildFile; fileRef = A; };
        FB = {isa = PBXBuildFile; fileRef = B; };
        FC = {isa = PBXBuildFile; fileRef = C; };
        S = {isa = PBXSourcesBuildPhase; files = (FA, FB, FC); };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
      }; rootObject = P; }
      """
    let found = modules(
      ["App/cart.swift", "App/Order.swift", "App/order.swift", "App/item.swift", "App/ITEM.swift", "App/Other.swift"],
      manifests: ["App.xcodeproj/project.pbxproj": project])
    #expect(
      found == [
        "App/cart.swift": ["App"], "App/Order.swift": ["App"], "App/order.swift": ["Root"], "App/item.swift": ["Root"],
        "App/ITEM.swift": ["Root"], "App/Other.swift": ["Root"],
      ])
  }
}
