import StrataModel
import Testing

/// Literals as arguments of what extensions of the project add to types of frameworks.
struct LiteralArgumentTests {
  @Test(arguments: ["UInt", "UInt32", "Int64", "Float", "Double?", "Int"])
  func numbersFitEveryKindOfNumber(_ type: String) {
    let graph = graph([
      "Color.swift": "import UIKit\nextension UIColor { convenience init(rgb: \(type)) { self.init() } }",
      "Dark.swift": "import UIKit\nstruct Dark { let back = UIColor(rgb: 0x0D) }",
    ])
    #expect(graph.gapNames == [])
    #expect(graph.references.contains { $0.target.declaringFile.map { graph[$0].path } == "Color.swift" })
  }

  @Test func othersFitNone() {
    let graph = graph([
      "Color.swift": "import UIKit\nextension UIColor { convenience init(rgb: UInt32) { self.init() } }",
      "Dark.swift": "import UIKit\nstruct Dark { let back = UIColor(rgb: \"a\") }",
    ])
    #expect(!graph.references.contains { $0.target.declaringFile.map { graph[$0].path } == "Color.swift" })
  }
}
