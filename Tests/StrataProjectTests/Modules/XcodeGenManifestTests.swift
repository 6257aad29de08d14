import Testing

@testable import StrataProject

struct XcodeGenManifestTests {
  private func claims(_ files: [String: String], at path: String = "project.yml") -> [ModuleClaim] {
    XcodeGenManifest.read(path) { files[$0].map { Array($0.utf8) } }.claims
  }

  @Test func targetsWithTheirSources() {
    let found = claims([
      "project.yml": """
      name: Shop
      targets:
        Shop:
          type: application
          sources:
            - App
            - path: Shared
              excludes: ["Drafts/**", "**/*.md"]
          dependencies:
            - target: ShopKit
            - sdk: UIKit.framework
        ShopKit: { type: framework, sources: Kit }
        Shop-Tests:
          type: bundle.unit-test
          sources: [{ path: Tests }, Kit/Fixture.swift]
        Scripts: { type: aggregate }
      """
    ])
    #expect(found.map(\.name) == ["Shop", "ShopKit", "Shop_Tests"])
    #expect(found.map(\.isTest) == [false, false, true])
    #expect(found.map(\.folders) == [["App", "Shared"], ["Kit"], ["Tests"]])
    #expect(found[0].excluded == ["Shared/Drafts"])
    #expect(found[0].dependencies == ["ShopKit"])
    #expect(found[2].files == ["Kit/Fixture.swift"])
  }

  @Test func includedSpecsAndTemplates() {
    let found = claims(
      [
        "app/project.yml": "include: [../common.yml, { path: features.yml }]\ntargets: { App: { sources: Sources } }",
        "common.yml": """
        targetTemplates:
          Feature:
            type: framework
            sources: ["Features/${target_name}"]
            dependencies: [{ target: Core }]
        """,
        "app/features.yml": """
        include: project.yml
        base: &base { templates: [Feature] }
        targets:
          Login: { <<: *base }
          Cart: { templates: [Feature], sources: [Extra] }
        """,
      ], at: "app/project.yml")
    #expect(found.map(\.name) == ["Login", "Cart", "App"])
    #expect(found.map(\.folders) == [["app/Features/Login"], ["app/Extra", "app/Features/Cart"], ["app/Sources"]])
    #expect(found[0].dependencies == ["Core"])
  }

  @Test func theDefaultIsolationOfTargets() {
    let found = claims([
      "project.yml": """
      settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor }
      targets:
        A: { sources: A }
        B: { settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: nonisolated }, sources: B }
        C: { settings: { configs: { Debug: { SWIFT_DEFAULT_ACTOR_ISOLATION: nonisolated } } }, sources: C }
      """
    ])
    #expect(found.map(\.isOnMainActor) == [true, false, false])
  }

  @Test func modulesAreCalledAsTheirBuildSettingsSay() {
    let found = claims(
      [
        "app/project.yml": """
        name: Shop
        include: [base.yml]
        configFiles: { Debug: ../All.xcconfig, Release: ../All.xcconfig }
        settingGroups:
          named: { base: { PRODUCT_MODULE_NAME: Grouped } }
          outer: { groups: [named] }
        targets:
          File: { configFiles: { Debug: File.xcconfig, Release: File.xcconfig }, sources: A }
          Group: { settings: { groups: [outer] }, sources: B }
          Each:
            settings: { configs: { debug: { PRODUCT_NAME: Same-Kit }, Release: { PRODUCT_NAME: Same-Kit } } }
            sources: C
          Apart: { settings: { configs: { Debug: { PRODUCT_NAME: One }, Release: { PRODUCT_NAME: Two } } }, sources: D }
          Above: { sources: E }
          Own: { settings: { PRODUCT_MODULE_NAME: $(TARGET_NAME)Kit }, sources: F }
          Product: { productName: Goods, sources: G, dependencies: [{ target: File }] }
        """,
        "app/base.yml": "settings: { base: { PRODUCT_NAME: $(PREFIX)$(TARGET_NAME) } }",
        "app/File.xcconfig": "#include \"../Names.xcconfig\"\nPRODUCT_MODULE_NAME = $(KIT)Kit",
        "Names.xcconfig": "KIT = File", "All.xcconfig": "PREFIX = My",
      ], at: "app/project.yml")
    #expect(found.map(\.name) == ["FileKit", "Grouped", "Same_Kit", "Apart", "MyAbove", "OwnKit", "Goods"])
    #expect(found.last?.dependencies == ["FileKit"])
    let one = claims([
      "project.yml": "targets: { App: { configFiles: { Debug: A.xcconfig }, sources: A } }",
      "A.xcconfig": "PRODUCT_NAME = Shop",
    ])
    #expect(one.map(\.name) == ["Shop"])
  }

  @Test func targetsForSeveralPlatforms() {
    let found = claims([
      "project.yml": """
      targets:
        Kit: { platform: [iOS, macOS], sources: [Kit/Common, "Kit/${platform}"] }
        Log: { platform: [iOS, macOS], sources: [Log] }
        Mac: { platform: macOS, sources: ["Mac/${platform}"], dependencies: [{ target: Kit }] }
        Pad: { platform: [iOS, macOS], sources: ["Pad/${platform}"], dependencies: [{ target: Kit }] }
      """
    ])
    #expect(found.map(\.name) == ["Kit", "Kit_macOS", "Log", "Log", "Mac", "Pad", "Pad_macOS"])
    #expect(found.map(\.importName) == [nil, "Kit", nil, nil, nil, nil, "Pad"])
    #expect(found[1].folders == ["Kit/Common", "Kit/macOS"])
    #expect(found.map(\.dependencies).suffix(3) == [["Kit_macOS"], ["Kit"], ["Kit_macOS"]])
  }

  @Test func onlyCompiledSourcesCount() {
    let found = claims([
      "project.yml": """
      targets:
        App:
          sources:
            - { path: App, buildPhase: sources }
            - { path: Data, buildPhase: resources }
            - { path: Draft, buildPhase: none }
            - { path: Copied, buildPhase: { copyFiles: { destination: frameworks } } }
            - { path: Assets, type: folder }
            - { path: Synced, type: syncedFolder }
      """
    ])
    #expect(found.map(\.folders) == [["App", "Synced"]])
  }

  @Test func templatesMayNameEachOther() {
    let found = claims([
      "project.yml": """
      targetTemplates:
        A: { templates: [B], sources: [One] }
        B: { templates: [A], sources: [Two] }
      targets: { App: { templates: [A] } }
      """
    ])
    #expect(found.map(\.folders) == [["One", "Two"]])
  }

  @Test func whatCannotBeReadClaimsNothing() {
    #expect(claims(["project.yml": "targets: [unclosed"]) == [])
    #expect(claims(["project.yml": "targets: { App: { sources: ../../Elsewhere } }"]) == [])
    #expect(claims([:]) == [])
  }
}
