import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Layers of modules and folders, where no style fits.
@Suite struct OwnLayerTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// Three types in a folder, which use a type of another one.
  private func types(_ folder: String, _ prefix: String, using other: String? = nil) -> [String: String] {
    let use = other.map { "let \($0.lowercased()): \($0)" } ?? ""
    return Dictionary(
      (1...3).map { ("\(folder)/\(prefix)\($0).swift", "class \(prefix)\($0) { \(use) }\n") }, uniquingKeysWith: { $1 })
  }

  private func spec(_ targets: (name: String, type: String, folders: String)...) -> [String: String] {
    [
      "project.yml": "name: Reader\ntargets:\n"
        + targets.map {
          "  \($0.name):\n    type: \($0.type)\n    platform: iOS\n    sources: [\($0.folders)]\n"
        }.joined()
    ]
  }

  @Test func aFolderThatSeveralAppsCompileIsALayer() throws {
    let (text, result) = try inferredAndChecked(
      spec(
        ("Desk", "application", "Desk, Common"), ("Phone", "application", "Phone, Common"),
        ("Feeds", "framework", "Feeds")),
      types("Desk", "Window", using: "Row1"), types("Phone", "Page", using: "Row1"), types("Common", "Row"),
      types("Feeds", "Feed"))
    for line in [
      "  Desk:\n    match: {module: Desk}  # 3 types", "  Common:\n    match: {path: \"Common/**\"}  # 3 types",
      "  Phone:\n    match: {module: Phone}  # 3 types", "  Feeds:\n    match: {module: Feeds}  # 3 types",
    ] { #expect(text.contains(line), "\(text)") }
    #expect(result.findings.isEmpty && result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  @Test func whatRemainsHasTheNameOfItsFolder() throws {
    let (text, result) = try inferredAndChecked(
      spec(("App", "application", "App"), ("Ext", "app-extension", "\"Ext\", \"App/Theme\"")),
      types("App", "Screen", using: "Color1"), types("App/Theme", "Color"), ["Ext/Notice.swift": "class Notice {}\n"])
    #expect(text.contains("  Ext:\n    match: {path: \"Ext/**\"}  # 1 type"), "\(text)")
    #expect(!text.contains(" 2\":") && !text.contains("path: \"**\"") && result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  @Test func generatedCodeIsNoLayer() throws {
    let (text, result) = try inferredAndChecked(
      types("Game/Board", "Field", using: "Strings1"), types("Game/Table", "Chair"),
      types("Game/Generated", "Strings"))
    #expect(text.contains("generated:\n  - \"Game/Generated/**\"\n") && !text.contains("  Generated:"), "\(text)")
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// The comments are in lines of their own: a layer with its keys.
  private func layer(_ name: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "  \(name):") else { return "" }
    return lines[(start + 1)...].prefix { $0.hasPrefix("    ") }.joined(separator: "\n")
  }

  /// The models use the theme more than they are used by it, and the start uses less than it is used.
  @Test func theAppStartsAtTheTop() throws {
    let (text, result) = try inferredAndChecked(
      types("Game/Board", "Field", using: "Start"), types("Game/Table", "Chair", using: "Start"),
      types("Game/Pieces", "Piece"),
      [
        "Game/Start/Start.swift":
          "import UIKit\n@main class Start: NSObject, UIApplicationDelegate { let chair: Chair1 }\n",
        "Game/Start/Splash.swift": "class Splash {}\n", "Game/Start/Loop.swift": "class Loop {}\n",
      ])
    #expect(
      text.contains("  Shared: off\n  Start:\n") && layer("Start", text).contains("    composition-root: true"),
      "\(text)")
    // Three fields and three chairs use the delegate.
    #expect(result.findings.filter { $0.rule == "dependency-rule" }.map(\.symbol).count == 6)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// A repository beside the screens that use it is in their layer, not in the folder that is called like one of the styles.
  @Test func rolesDecideNoLayerWhereFoldersDo() throws {
    let (text, result) = try inferredAndChecked(
      types("Shop/Data", "Row"), types("Shop/Sheets", "Sheet", using: "Row1"),
      types("Shop/Pages", "Page", using: "Sheet1"),
      [
        "Shop/Sheets/SheetRepository.swift":
          "final class SheetRepository { let sheet: Sheet1\n  init(_ sheet: Sheet1) { self.sheet = sheet } }\n"
      ])
    #expect(text.contains("  # Folders and modules decide the layer of a type, not its role.\n"), "\(text)")
    #expect(text.contains("  repository: {decides-layer: false}\n"), "\(text)")
    #expect(!result.findings.contains { $0.rule == "dependency-rule" }, "\(result.findings)")
  }

  @Test func domainIsBelowDataWhateverItUses() throws {
    let (text, result) = try inferredAndChecked(
      types("Shop/Domain", "Order", using: "Row1"), types("Shop/Data", "Row"),
      ["Shop/Data/Mapper.swift": "class Mapper { let order: Order1 }\n"], types("Shop/Sheets", "Sheet", using: "Order1")
    )
    #expect(layer("Data", text).contains("- Domain  # 1 reference"), "\(text)")
    #expect(layer("Domain", text).contains("# 3 references run up to Data, against 1 down; the two may be one layer"))
    #expect(Set(result.findings.map(\.symbol)) == ["Order1", "Order2", "Order3"])
  }

  @Test(arguments: [(1, "bottom"), (3, "neutral"), (9, "")])
  func whatServesAllLayersIsAtTheBottom(uses: Int, expected: String) throws {
    var helpers = types("Shop/Extensions", "Text")
    for number in 1...uses {
      helpers["Shop/Extensions/More\(number).swift"] = "class More\(number) { let sheet: Sheet1 }\n"
    }
    let (text, result) = try inferredAndChecked(
      helpers, types("Shop/Sheets", "Sheet", using: "Text1"), types("Shop/Pages", "Page", using: "Text1"),
      types("Shop/Lists", "List", using: "Sheet1"))
    let layer = layer("Extensions", text)
    #expect(layer.contains("# It is at the bottom") == (expected == "bottom"), "\(text)")
    #expect(layer.contains("    neutral: true") == (expected == "neutral"), "\(text)")
    // One reference up is an exception; 3 against 9 are none.
    #expect(result.findings.contains { $0.rule == "dependency-rule" } == (expected == "bottom"), "\(text)")
    #expect(text.contains("the other way: which one is above is not clear") == (expected == ""))
  }

  /// Most of what is in the folder of the app serves the others, so it is not at the top with the delegate.
  @Test func helpersBesideTheStartAreBelow() throws {
    let (text, result) = try inferredAndChecked(
      types("Game/App/Tools", "Tool"), types("Game/Board", "Field", using: "Tool1"),
      types("Game/Table", "Chair", using: "Tool2"), types("Game/Pieces", "Piece", using: "Tool3"),
      [
        "Game/App/Delegate.swift":
          "import UIKit\n@main class Delegate: NSObject, UIApplicationDelegate { let chair: Chair1 }\n"
      ])
    #expect(layer("App", text).contains("path: \"Game/App/*.swift\""), "\(text)")
    #expect(layer("Tools", text).contains("path: \"Game/App/Tools/**\"") && layer("Tools", text).contains("uses: []"))
    #expect(result.findings.isEmpty && result.ledger.typesWithoutLayer == 0)
  }

  /// Both apps compile the folder, and each of them has a window of its own.
  @Test func whatSeveralAppsCompileUsesWhatEachDeclares() throws {
    let (text, result) = try inferredAndChecked(
      spec(
        ("Desk", "application", "Desk, Common"), ("Phone", "application", "Phone, Common"),
        ("Feeds", "framework", "Feeds")),
      types("Desk", "Window", using: "Row1"), types("Phone", "Page", using: "Row1"),
      types("Common", "Row", using: "Window1"), types("Feeds", "Feed"),
      ["Desk/More.swift": (1...70).map { "class More\($0) { let row: Row1 }" }.joined(separator: "\n")])
    #expect(layer("Common", text).contains("- Desk  # 3 references"), "\(text)")
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
  }

  /// A folder of a layer that is called otherwise has generated files, which all layers use.
  @Test func generatedCodeInALayerIsForAll() throws {
    let (text, result) = try inferredAndChecked(
      types("Game/Board", "Field", using: "Chair1"), types("Game/Table", "Chair", using: "Strings1"),
      types("Game/Board/Generated", "Strings"),
      ["Game/Table/More.swift": "extension Strings1 { var title: String { \"\" } }\n"])
    #expect(layer("Generated", text).contains("path: \"Game/Board/Generated/**\""), "\(text)")
    #expect(layer("Table", text).contains("- Generated"), "\(text)")
    #expect(!layer("Board", text).contains("Generated"), "\(text)")
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// Files and small folders that are left of a module have nothing in common: they are no layer above the folders.
  @Test func whatIsLeftOfAModuleIsAboveNothing() throws {
    let (text, result) = try inferredAndChecked(
      types("Game/Board", "Field"), types("Game/Pieces", "Piece", using: "Field1"),
      ["Game/Board/Clock.swift": "class Clock { let rules: Rules }\n", "Game/Rules.swift": "class Rules {}\n"],
      ["Game/More.swift": (1...70).map { "class More\($0) { let field: Field1 }" }.joined(separator: "\n")])
    #expect(layer("Board", text).contains("- Game  # 1 reference, 70 the other way"), "\(text)")
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
  }

  /// A widget starts by itself: what it uses is below it.
  @Test func anExtensionStartsAtTheTop() throws {
    let (text, result) = try inferredAndChecked(
      spec(
        ("Shop", "application", "Shop"), ("Glance", "app-extension", "Glance"), ("Wares", "framework", "Wares")),
      types("Shop", "Till"), types("Wares", "Ware"),
      [
        "Glance/Bundle.swift":
          "import SwiftUI\nimport WidgetKit\n@main struct Glances: WidgetBundle { let tip: Tip }\n",
        "Glance/Tip.swift": "import Wares\nstruct Tip { let goods: Goods }\n",
        "Wares/Goods.swift": "public class Goods {}\n",
      ])
    let glance = layer("Glance", text)
    #expect(glance.contains("# It is at the top, because the app or an extension of it starts in it."), "\(text)")
    #expect(glance.contains("- Wares  # 1 reference") && !glance.contains("composition-root"), "\(text)")
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
  }

  /// Nothing tells the types apart: there is no order.
  @Test func oneFolderIsNoLayers() throws {
    let snapshot = Analyzer(
      MemoryWorkspace(types("Game", "Piece", using: "Piece1")),
      by: try loader.load(style: DefinitionInference.firstStyle)
    ).snapshot()
    let definition = try DefinitionInference(snapshot).definition()
    #expect(definition.observations[0].contains("no modules or folders could be told apart as layers"))
  }

  @Test func aListOfAScreenIsInTheLayerOfItsFolder() throws {
    let (_, result) = try inferredAndChecked(
      types("Game/Board", "Field"), types("Game/Table", "Chair"),
      [
        "Game/Board/PieceDataSource.swift": "public protocol PieceDataSource: AnyObject { func count() -> Int }\n",
        "Game/Table/TableViewController.swift": """
        import UIKit
        class TableViewController: UIViewController, PieceDataSource { func count() -> Int { 1 } }
        """,
      ])
    #expect(result.ledger.typesWithoutLayer == 0 && !result.findings.contains { $0.rule == "unassigned-type" })
  }

  @Test func commentsTellGeneratedCode() throws {
    let files = types("Game/Board", "Field", using: "Colors").merging(types("Game/Table", "Chair")) { $1 }.merging([
      "Game/Board/Colors.swift":
        "// swiftlint:disable all\n// Generated using SwiftGen — https://example.org\n\nclass Colors {}\n",
      "Game/Board/NeedleGenerated.swift": "class Needle {}\n",
      "Game/Board/Notes.swift": "class Notes {}\n// Generated using nothing\n",
    ]) { $1 }
    let workspace = MemoryWorkspace(files)
    let snapshot = Analyzer(workspace, by: try loader.load(style: DefinitionInference.firstStyle)).snapshot()
    let text = try DefinitionInference(snapshot, reading: { try? workspace.read($0) }).definition().text
    #expect(
      text.contains("generated:\n  - \"Game/Board/Colors.swift\"\n  - \"Game/Board/NeedleGenerated.swift\"\n\n"),
      "\(text)")
    let styled = try DefinitionInference(snapshot, reading: { try? workspace.read($0) }).definition(style: "gateway")
      .text
    #expect(styled.contains("\ngenerated:\n  - \"Game/Board/Colors.swift\"\n"), "\(styled)")
  }

  @Test func aModuleAndTheFolderWithItsNameAreOneLayer() throws {
    let (text, result) = try inferredAndChecked(
      spec(
        ("Shop", "application", "Shop, Extra"), ("Help", "framework", "Help"), ("Maps", "framework", "Maps")),
      types("Shop/Cart", "Line"), types("Shop/Shop", "Door"), types("Shop/Till", "Bill"),
      ["Extra/Gift.swift": "class Gift {}\n"],
      ["Shop/Main.swift": "class Main {}\n"], types("Help", "Topic"), types("Maps", "Road"))
    #expect(text.contains("  Shop:\n    match: {module: Shop}  # 5 types"), "\(text)")
    #expect(!text.contains(" 2\":"))
    #expect(result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// Where a module and a folder match equally well, the order of the layers decides which has a type.
  @Test func countsAreThoseOfTheOrderThatIsWritten() throws {
    let (text, result) = try inferredAndChecked(
      spec(
        ("Shop", "application", "Shop"), ("Watch", "application", "Hand, Shop/Small, Shop/Tiny"),
        ("Help", "framework", "Help"), ("Maps", "framework", "Maps")),
      types("Shop/Cart", "Line"), types("Shop/Small", "Dot"), types("Shop/Tiny", "Atom"), types("Hand", "Dial"),
      types("Help", "Topic"), types("Maps", "Road"))
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices) \(text)")
    #expect(result.ledger.typesWithoutLayer == 0 && result.findings.isEmpty)
    let counts = text.matches(of: /# (\d+) types?\n/).compactMap { Int($0.1) }
    #expect(counts.reduce(0, +) == 18, "\(text)")
  }

  /// Observable objects that views hold are their view models, whatever they are called.
  @Test func observableObjectsOfViewsAreViewModels() throws {
    var files: [String: String] = [:]
    for number in 1...6 {
      files["Wallet/Coin\(number)Store.swift"] = """
        import Combine
        final class Coin\(number)Store: ObservableObject {
          @Published var names: [String] = []
          func load() { names = [] }
        }
        """
      files["Wallet/Coin\(number)View.swift"] = """
        import SwiftUI
        struct Coin\(number)View: View {
          @ObservedObject var store: Coin\(number)Store
          var body: some View { Text("") }
        }
        """
    }
    let (text, result) = try inferredAndChecked(files)
    #expect(
      text.contains("…Store means role view-model: 6 types: views hold 6, 6 are observable")
        && text.contains("match+: {suffix: [Store], kind: [class, protocol]}"), "\(text)")
    #expect(!result.notices.contains { $0.kind == .idleSelector })
  }
}
