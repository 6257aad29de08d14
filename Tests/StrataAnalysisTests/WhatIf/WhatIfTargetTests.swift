import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// The targets of the files that a plan adds.
@Suite struct WhatIfTargetTests {
  /// An Xcode project names its files one by one, and a second target keeps them from being one module with the root.
  private static let xcodeProject = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = Presentation/CartView.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Presentation/CartStore.swift; sourceTree = "<group>"; };
      C = {isa = PBXFileReference; path = Data/Disk.swift; sourceTree = "<group>"; };
      D = {isa = PBXFileReference; path = ShopTests/CartTests.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3); };
      U = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (V); };
      V = {isa = PBXSourcesBuildPhase; files = (F4); };
      F1 = {isa = PBXBuildFile; fileRef = A; };
      F2 = {isa = PBXBuildFile; fileRef = B; };
      F3 = {isa = PBXBuildFile; fileRef = C; };
      F4 = {isa = PBXBuildFile; fileRef = D; };
    }; rootObject = P; }
    """

  @Test func newFilesBelongToTheTargetOfTheirFolder() throws {
    let style = try DefinitionLoader(catalogue: StrataRulesCatalogue.all).load(style: "repository")
    let files = [
      "Shop.xcodeproj/project.pbxproj": Self.xcodeProject,
      "Presentation/CartView.swift": "struct CartView { let store: CartStore; func show() { store.load() } }",
      "Presentation/CartStore.swift": "final class CartStore { func load() {} }",
      "Data/Disk.swift": "final class Disk {}",
      "ShopTests/CartTests.swift": "@testable import Shop\nstruct CartTests { let store: CartStore }",
    ]
    let whatIf = WhatIf(Analyzer(MemoryWorkspace(files), by: style))
    let type = try #require(whatIf.snapshot.types(named: "CartStore").first)
    let moved = try whatIf.move(type, to: .folder("Data"))
    let assumption = "is added to target `Shop`; the project file is not edited"
    #expect(moved.plan.assumptions == ["Data/CartStore.swift \(assumption)"])
    #expect(moved.plan.limits.isEmpty, "\(moved.plan.limits)")
    #expect(moved.difference.opened.contains { $0.rule == "dependency-rule" })
    #expect(!moved.difference.openedNotices.contains { $0.kind == .unmatchedImport })

    let declared = try whatIf.declare("CartLoading", for: type, in: .folder("Domain"))
    #expect(
      declared.plan.assumptions.contains("Domain/CartLoading.swift \(assumption)"), "\(declared.plan.assumptions)")
    #expect(!declared.plan.files.contains { String(decoding: $0.text ?? [], as: UTF8.self).contains("import Shop\n") })
  }
}
