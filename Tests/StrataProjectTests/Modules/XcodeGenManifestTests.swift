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
