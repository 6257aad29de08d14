import StrataModel
import Testing

@testable import StrataIndex

/// Extensions of types and aliases that a supertype declares.
@Suite struct InheritedExtensionTests {
  private static let screens = """
    enum Words { static let hello = "" }
    class Form<State, Action> { var state: State; init(state: State) { self.state = state } }
    class Model<State, Action> {
      typealias Screen = Form<State, Action>
      struct Row {}
    }
    typealias Plain = Model<Int, Int>
    """

  @Test(arguments: [
    ("class Poll: Model<Int, Int> {}\nextension Poll.Screen { var title: String { Words.hello } }", "Form"),
    ("class Poll: Plain {}\nextension Poll.Screen { var title: String { Words.hello } }", "Form"),
    (
      "class Base: Plain {}\nclass Poll: Base {}\nextension Poll.Row { var title: String { Words.hello } }", "Model.Row"
    ),
  ])
  func belongToTheType(code: String, type: String) {
    let graph = graph(["Sources/App/Screens.swift": Self.screens, "Sources/App/Poll.swift": code])
    #expect(graph.pairs().contains("\(type) -> Words"), "\(graph.pairs())")
  }

  @Test func othersAreOutside() {
    let graph = graph([
      "Sources/App/Screens.swift": Self.screens,
      "Sources/App/Poll.swift": "class Poll: Plain {}\nextension Poll.Cell { var title: String { Words.hello } }",
    ])
    #expect(!graph.pairs().contains { $0.hasSuffix("-> Words") })
  }
}
