import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Parts that have something of the top of an app in them, and much else.
@Suite struct MixedPartTests {
  private func inferred(_ parts: [String: String]...) throws -> (text: String, findings: [Finding]) {
    let (text, result) = try inferredAndChecked(parts)
    return (text, result.findings.filter { $0.rule == "dependency-rule" })
  }

  private func types(_ folder: String, _ prefix: String, using other: String? = nil) -> [String: String] {
    let use = other.map { "let \($0.lowercased()): \($0)" } ?? ""
    return Dictionary(
      (1...3).map { ("\(folder)/\(prefix)\($0).swift", "class \(prefix)\($0) { \(use) }\n") }, uniquingKeysWith: { $1 })
  }

  /// The app starts in a folder that has its client, too, which two of its screens use.
  @Test(arguments: [true, false])
  func theMiddleOfAnAppIsNotItsStart(isUsed: Bool) throws {
    let uses = (1...3).map { "let chair\($0): Chair\($0)\nlet piece\($0): Piece\($0)\n" }.joined()
    let (text, findings) = try inferred(
      types("Game/Systems", "Client"), types("Game/Board", "Field", using: isUsed ? "Client1" : "Chair1"),
      types("Game/Table", "Chair"), types("Game/Pieces", "Piece"),
      [
        "Game/Systems/Delegate.swift":
          "import UIKit\n@main class Delegate: NSObject, UIApplicationDelegate {\n\(uses)}\n"
      ])
    #expect(text.contains("composition-root: true") != isUsed, "\(text)")
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  /// A folder of extensions with one type is too small for a layer, and is left beside the start of the app.
  @Test func extensionsBesideTheStartAreNotAboveTheirUsers() throws {
    let members = (1...9).map { "extension CGRect { var side\($0): Double { 0 } }\n" }.joined()
    let uses = (1...9).map { "_ = CGRect().side\($0)\n" }.joined()
    let (text, findings) = try inferred(
      types("Game/Board", "Field"), types("Game/Table", "Chair", using: "Field1"), types("Game/Pieces", "Piece"),
      [
        "Game/Delegate.swift":
          "import UIKit\n@main class Delegate: NSObject, UIApplicationDelegate { let chair: Chair1; let field: Field1 }\n",
        "Game/Extensions/CGRect.swift": "import CoreGraphics\n\(members)",
        "Game/Extensions/Box.swift": "class Box {}\n",
        "Game/Board/Ruler.swift": "import CoreGraphics\nclass Ruler { func measure() {\n\(uses)} }\n",
      ])
    #expect(findings.isEmpty, "\(text)")
  }

  /// A few screens of one folder open those of another one, which uses them much more: no screens are above others.
  @Test(arguments: [true, false])
  func screensAreNotAboveOthers(areScreens: Bool) throws {
    let kind = areScreens ? "ViewController: UIViewController" : ""
    let uses = (1...50).map { "let bolt\($0): Bolt1\(areScreens ? "ViewController" : "")\n" }.joined()
    let bolts = (1...3).map { "class Bolt\($0)\(kind) {}\n" }.joined()
    let (text, findings) = try inferred(
      types("Game/Engine", "Piston"), types("Game/Pieces", "Piece", using: "Piston1"),
      [
        "Game/Repository/Nuts.swift":
          "import UIKit\nclass Nut1ViewController: UIViewController {\n\(uses)}\n"
          + "class Nut2ViewController: UIViewController {}\nclass Nut3ViewController: UIViewController {}\n",
        "Game/Repository/Sizes.swift": (1...4).map { "class Size\($0) {}\n" }.joined(),
        "Game/Bolts/Bolts.swift": "import UIKit\n" + bolts,
        "Game/Bolts/Open.swift": "class Open { let nut: Nut2ViewController? = nil }\n",
      ])
    #expect(findings.isEmpty == areScreens, "\(text)")
  }

  /// What is left of an app has some screens: these are above the engine, and the signals beside them are not.
  @Test(arguments: [(3, false), (9, true)])
  func someScreensPutNothingElseAbove(screens: Int, isAbove: Bool) throws {
    let uses = (1...70).map { "let piston\($0): Piston1\n" }.joined()
    let controllers = (1...screens).map { "class Page\($0)ViewController: UIViewController {}\n" }.joined()
    let (text, findings) = try inferred(
      types("Game/Engine", "Piston"), types("Game/Pieces", "Piece", using: "Piston1"),
      [
        "Game/Pages.swift": "import UIKit\n" + controllers,
        "Game/Signals.swift": "enum Signals { static let end = 1 }\n",
        "Game/Start.swift": "class Start {\n\(uses)}\n", "Game/More.swift": "class More {}\nclass Less {}\n",
        "Game/Engine/Wheel.swift": "class Wheel { func turn() -> Int { Signals.end } }\n",
      ])
    #expect(findings.map(\.target) == (isAbove ? ["Signals"] : []), "\(text)")
  }
}
