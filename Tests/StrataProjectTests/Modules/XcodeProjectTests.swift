import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

@Suite struct XcodeProjectTests {
  static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      /* Begin */
      P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T, U, S); };
      G = {isa = PBXGroup; children = (A, "Q", R); sourceTree = "<group>"; };
      Q = {isa = PBXGroup; path = "My Views"; children = (B); sourceTree = "<group>"; };
      R = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
      B = {isa = PBXFileReference; path = "B \\"x\\".swift"; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = "Shop-App"; productType = "com.apple.product-type.application";
        buildPhases = (T1); dependencies = (D); };
      T1 = {isa = PBXSourcesBuildPhase; files = (F1, F2); };
      F1 = {isa = PBXBuildFile; fileRef = A; };
      F2 = {isa = PBXBuildFile; fileRef = B; };
      D = {isa = PBXTargetDependency; target = S; };
      U = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (U1); };
      U1 = {isa = PBXSourcesBuildPhase; files = (F1); };
      S = {isa = PBXNativeTarget; name = Widget; productType = "x"; fileSystemSynchronizedGroups = (R); };
    }; rootObject = P; }
    """

  @Test func targetsWithTheirFiles() throws {
    let claims = try XcodeProject(Array(Self.project.utf8), folder: "ios").claims()
    #expect(claims.map(\.name) == ["Shop_App", "ShopTests", "Widget"])
    #expect(claims[0].files == ["ios/App.swift", "ios/My Views/B \"x\".swift"])
    #expect(claims[0].dependencies == ["Widget"])
    #expect(claims[1].isTest)
    #expect(claims[2].folders == ["ios/Widget"])
  }

  @Test func exceptionsOfSynchronizedFolders() throws {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); path = App; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Legacy.swift);
          target = T; };
        Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Models/Order.swift);
          target = U; };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (R); };
        U = {isa = PBXNativeTarget; name = Widget; };
      }; rootObject = P; }
      """
    let claims = try XcodeProject(Array(project.utf8), folder: "").claims()
    #expect(claims.map(\.name) == ["App", "Widget"])
    #expect(claims[0].strength(for: "App/Models/Order.swift") != nil)
    #expect(claims[0].strength(for: "App/Old/Legacy.swift") == nil)
    #expect(claims[1].files == ["App/Models/Order.swift"])
    // The home is the first target, whichever way it compiles the file.
    for order in [claims, claims.reversed()] {
      var index = ClaimIndex(order)
      #expect(index.home(of: "App/Models/Order.swift") == 0)
      #expect(index.further(for: "App/Models/Order.swift", home: 0) == [1])
    }
  }

  @Test func namesInConfigurationFiles() throws {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = LP; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
        G = {isa = PBXGroup; children = (X, Y, A, B); sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
        Y = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        FA = {isa = PBXBuildFile; fileRef = A; };
        FB = {isa = PBXBuildFile; fileRef = B; };
        T = {isa = PBXNativeTarget; name = Shop_iOS; buildPhases = (S); buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (FA); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = Y; buildSettings = {}; };
        U = {isa = PBXNativeTarget; name = Widget; buildPhases = (V); };
        V = {isa = PBXSourcesBuildPhase; files = (FB); };
      }; rootObject = P; }
      """
    let files = [
      "ios/Config/Project.xcconfig": "PRODUCT_NAME = $(TARGET_NAME)Kit // of all targets",
      "ios/Config/App.xcconfig": "#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME[sdk=x*] = Other",
      "ios/Config/Base.xcconfig": "#include? \"App.xcconfig\"\n// The name of both apps\nPRODUCT_MODULE_NAME = Shop ",
    ]
    let claims = try XcodeProject(Array(project.utf8), folder: "ios", read: { files[$0].map { Array($0.utf8) } })
      .claims()
    #expect(claims.map(\.name) == ["Shop", "Widget"])
  }

  /// A project `Kit` with a target for each pair of platforms, whose settings the test gives.
  private func names(own: [String], project: String = "", sharing: Bool = true) throws -> [String] {
    try claims(own: own, project: project, sharing: sharing).map(\.name)
  }

  private func claims(own: [String], project: String = "", sharing: Bool = true) throws -> [ModuleClaim] {
    let targets = own.indices.map { "T\($0)" }
    let objects = own.enumerated().map { index, settings in
      """
      T\(index) = {isa = PBXNativeTarget; name = "Kit-\(index)"; buildPhases = (S\(index)); buildConfigurationList = L\(index); };
      S\(index) = {isa = PBXSourcesBuildPhase; files = (\(sharing ? "F0" : "F\(index)")); };
      F\(index) = {isa = PBXBuildFile; fileRef = A\(index); };
      A\(index) = {isa = PBXFileReference; path = A\(index).swift; sourceTree = "<group>"; };
      L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index)); };
      C\(index) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      """
    }
    let text = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (\(targets.joined(separator: ", "))); buildConfigurationList = LP; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)}; };
        G = {isa = PBXGroup; children = (\(own.indices.map { "A\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
    return try XcodeProject(Array(text.utf8), folder: "", name: "Kit").claims()
  }

  @Test func theDefaultIsolationOfTargets() throws {
    let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    let own = ["\(key) = MainActor;", "\(key) = nonisolated;", ""]
    #expect(try claims(own: own, sharing: false).map(\.isOnMainActor) == [true, false, false])
    #expect(
      try claims(own: own, project: "\(key) = MainActor;", sharing: false).map(\.isOnMainActor) == [true, false, true])
  }

  @Test func modulesAreCalledAsTheirProducts() throws {
    #expect(try names(own: ["PRODUCT_NAME = \"$(PROJECT_NAME)\";", "PRODUCT_NAME = Kit;"]) == ["Kit", "Kit"])
    #expect(
      try names(own: ["PRODUCT_NAME = \"Kit Pro\"; PRODUCT_MODULE_NAME = \"${PRODUCT_NAME:c99extidentifier}X\";"]) == [
        "Kit_ProX"
      ])
    #expect(try names(own: [""], project: "PRODUCT_NAME = \"$(TARGET_NAME)\";") == ["Kit_0"])
    #expect(
      try names(own: ["PRODUCT_NAME = \"$(FLAVOUR)\";", "PRODUCT_NAME = \"$(PRODUCT_NAME)\";"]) == ["Kit_0", "Kit_1"])
  }

  @Test func settingsThatReferToEachOther() throws {
    let chain = (1...12).map { "S\($0) = \"$(S\($0 + 1))\";" }.joined(separator: " ")
    #expect(try names(own: ["PRODUCT_NAME = \"$(S1)\"; \(chain) S13 = Deep;"]) == ["Deep"])
    #expect(try names(own: ["PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";"]) == ["Kit_0"])
  }

  @Test func productsOfOneNameThatShareNothingAreTwoModules() throws {
    let settings = ["PRODUCT_NAME = Kit;", "PRODUCT_NAME = Kit;"]
    #expect(try names(own: settings, sharing: false) == ["Kit", "Kit_1"])
  }

  @Test(arguments: ["", "{", "{ a = ", "not a list at all", "{ objects = { }; }"])
  func damagedProjectsGiveNothing(text: String) {
    #expect(throws: ManifestFault.self) { try XcodeProject(Array(text.utf8), folder: "") }
  }

  @Test func deepNestingGivesNothing() {
    #expect(throws: ManifestFault.self) {
      try XcodeProject(Array(String(repeating: "(", count: 99_999).utf8), folder: "")
    }
  }

  /// A file of a synchronized folder that its target leaves out, and one of a folder that no target has.
  @Test func filesThatNoTargetCompilesSeeTheTargetOfTheProject() {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (U, T); };
        G = {isa = PBXGroup; children = (R, V); sourceTree = "<group>"; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = App; sourceTree = "<group>"; };
        V = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T; };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (R); };
        U = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (V); };
      }; rootObject = P; }
      """
    let package = #"let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Old"])])"#
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: ["ios/Shop.xcodeproj/project.pbxproj", "ios/Kit/Package.swift"],
      read: { Array(($0.hasSuffix("pbxproj") ? project : package).utf8) })
    let paths = [
      "Scripts/Tool.swift", "ios/App/New.swift", "ios/App/Old.swift", "ios/Kit/Sources/Kit/Old/K.swift",
      "ios/More/M.swift",
    ]
    let layout = detector.layout(of: paths.map { ReadFile(path: $0, facts: FileFacts()) })
    #expect(layout.adoptingModuleOfFile.mapValues { layout.modules[$0].name } == [2: "App", 4: "App"])
  }

  @Test func filesOutsideTheRootAreNamed() throws {
    let project = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, B, H, R); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = "../../Shared/Data/Store.swift"; sourceTree = SOURCE_ROOT; };
        H = {isa = PBXGroup; path = ../../Shared/Domain; children = (C, D); sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Order.swift; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = "Order.xib"; sourceTree = "<group>"; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; path = ../../Kit; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); fileSystemSynchronizedGroups = (R); };
        S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4); };
        F1 = {isa = PBXBuildFile; fileRef = A; };
        F2 = {isa = PBXBuildFile; fileRef = B; };
        F3 = {isa = PBXBuildFile; fileRef = C; };
        F4 = {isa = PBXBuildFile; fileRef = D; };
      }; rootObject = P; }
      """
    let claims = try XcodeProject(Array(project.utf8), folder: "ios").claims()
    #expect(claims.map(\.files) == [["ios/A.swift"]])
    #expect(claims[0].outside == ["../Shared/Data/Store.swift", "../Shared/Domain/Order.swift", "../Kit/"])
  }

  @Test func sharedFilesBelongToTheTargetThatIsNoTest() {
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: ["ios/Shop.xcodeproj/project.pbxproj"],
      read: { _ in Array(Self.project.utf8) })
    let files = ["ios/App.swift", "ios/Other.swift", "ios/Widget/W.swift"].map {
      ReadFile(path: $0, facts: FileFacts())
    }
    let layout = detector.layout(of: files)
    #expect(layout.moduleOfFile.map { layout.modules[$0].name } == ["Shop_App", "Root", "Widget"])
    // The file that no target lists sees the target of the files beside it.
    #expect(layout.adoptingModuleOfFile.mapValues { layout.modules[$0].name } == [1: "Shop_App"])
  }
}
