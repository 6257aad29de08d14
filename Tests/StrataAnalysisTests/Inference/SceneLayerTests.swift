import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Apps of scenes (VIPER, RIBs): the names of types tell the layers, and the folders are features.
@Suite struct SceneLayerTests {
  private func scene(_ name: String) -> [String: String] {
    let folder = "Shop/Features/\(name)/\(name)"
    return [
      "\(folder)ViewController.swift": """
      import UIKit
      final class \(name)ViewController: UIViewController {
        var presenter: \(name)PresenterProtocol?
        let row = \(name)Row()
      }
      extension \(name)ViewController: \(name)ViewProtocol { func show(_ text: String) {} }
      """,
      "\(folder)Presenter.swift": """
      final class \(name)Presenter: \(name)PresenterProtocol, \(name)InteractorOutput {
        weak var view: \(name)ViewProtocol?
        let interactor: \(name)InteractorInput
        let wireframe: \(name)Wireframe
        init(interactor: \(name)InteractorInput, wireframe: \(name)Wireframe) {
          self.interactor = interactor
          self.wireframe = wireframe
        }
        func load() { interactor.load() }
        func loaded() { view?.show("") }
      }
      """,
      "\(folder)Interactor.swift": """
      final class \(name)Interactor: \(name)InteractorInput {
        weak var output: \(name)InteractorOutput?
        let store: Store
        init(store: Store) { self.store = store }
        func load() { output?.loaded() }
      }
      """,
      "\(folder)Wireframe.swift": """
      import UIKit
      final class \(name)Wireframe {
        func show(from view: \(name)ViewProtocol) {}
      }
      """,
      "\(folder)Contract.swift": """
      protocol \(name)ViewProtocol: AnyObject { func show(_ text: String) }
      protocol \(name)PresenterProtocol: AnyObject { func load() }
      protocol \(name)InteractorInput: AnyObject { func load() }
      protocol \(name)InteractorOutput: AnyObject { func loaded() }
      """,
      "\(folder)Row.swift": "final class \(name)Row {}\n",
    ]
  }

  private var shop: [String: String] {
    ["Basket", "Catalog", "Delivery", "Gifts"].map(scene).reduce([
      "Shop/Common/Store.swift": "final class Store {}\n", "Shop/Common/Clock.swift": "final class Clock {}\n",
      "Shop/Common/Values.swift": (1...10).map { "final class Value\($0) {}" }.joined(separator: "\n"),
      "Shop/Features/Basket/RequestRouter.swift": "struct RequestRouter { let path: String }\n",
    ]) { $0.merging($1) { $1 } }
  }

  @Test func namesTellTheLayersOfScenes() throws {
    let (text, result) = try inferredAndChecked(shop)
    for line in [
      "  Views:\n    match: {path: \"Shop/Features/**\", suffix: [ViewController, ViewProtocol]}  # 8 types\n",
      "  Presenters:\n    match: {path: \"Shop/Features/**\", suffix: [Presenter, PresenterProtocol]}  # 8 types\n",
      "  Interactors:\n    match: {path: \"Shop/Features/**\", suffix: [Interactor, InteractorInput, InteractorOutput]}  # 12 types\n",
      "  Routers:\n    match: {path: \"Shop/Features/**\", suffix: [Wireframe]}  # 4 types\n",
      "  Features:\n    match: {path: \"Shop/Features/**\"}  # 5 types\n",
      "  Common:\n    match: {path: \"Shop/Common/**\"}  # 12 types\n",
    ] { #expect(text.contains(line), "\(line)\(text)") }
    #expect(result.ledger.typesWithoutLayer == 0 && !result.findings.contains { $0.rule == "dependency-rule" })
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// An interactor that knows a view skips the presenter, although nothing runs the other way; so does a view that knows one.
  @Test func whatSkipsThePresenterIsAFinding() throws {
    var files = shop
    files["Shop/Features/Gifts/GiftsInteractor.swift"]? +=
      "extension GiftsInteractor { func ask(_ view: GiftsViewProtocol) {} }\n"
    files["Shop/Features/Help/HelpViewController.swift"] = """
      import UIKit
      final class HelpViewController: UIViewController { var interactor: GiftsInteractorInput? }
      """
    let (text, result) = try inferredAndChecked(files)
    let found = result.findings.filter { $0.rule == "dependency-rule" }
    #expect(
      Set(found.map { "\($0.symbol) \($0.target)" }) == [
        "GiftsInteractor GiftsViewProtocol", "HelpViewController GiftsInteractorInput",
      ], "\(text)")
    #expect(text.contains("past the presenters to Interactors: findings"), "\(text)")
  }

  /// Where views use interactors as often as presenters, there is no presenter between them.
  @Test func whatManyScenesDoIsAllowed() throws {
    var files = shop
    for name in ["Basket", "Catalog", "Delivery", "Gifts"] {
      files["Shop/Features/\(name)/\(name)ViewController.swift"]? += """
        extension \(name)ViewController { func ask(_ interactor: \(name)InteractorInput) { interactor.load() } }
        """
    }
    let (text, result) = try inferredAndChecked(files)
    #expect(!result.findings.contains { $0.rule == "dependency-rule" }, "\(text)")
  }

  /// What builds the scenes may create all their parts.
  @Test func whatBuildsScenesIsACompositionRoot() throws {
    var files = shop
    files["Shop/Features/ScreenMaker.swift"] = """
      import UIKit
      final class ScreenMaker {
        func makeBasket() -> UIViewController {
          let interactor = BasketInteractor(store: Store())
          let view = BasketViewController()
          view.presenter = BasketPresenter(interactor: interactor, wireframe: BasketWireframe())
          return view
        }
      }
      """
    let (text, result) = try inferredAndChecked(files)
    #expect(text.contains("    match+: {suffix: [Maker], kind: [class, struct, enum], wires: true}"), "\(text)")
    #expect(!result.findings.contains { $0.symbol == "ScreenMaker" }, "\(result.findings.map(\.message))")
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// Two presenters are no architecture.
  @Test func fewScenesAreFolders() throws {
    let text = try inferredAndChecked(
      scene("Basket").merging(["Shop/Common/Store.swift": (1...30).map { "class Part\($0) {}" }.joined(separator: "\n")]
      ) {
        $1
      }
    ).text
    #expect(!text.contains("Presenters"), "\(text)")
  }
}
