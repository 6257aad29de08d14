import Testing

@testable import StrataIndex

/// Types of one name, of the project and of frameworks.
struct AmbiguousTypeTests {
  private func pairs(_ body: String) -> [String] {
    graph([
      "Sources/Links/URL.swift": "public struct URL { public static func host(of text: String) -> String { text } }",
      "Sources/App/A.swift": "import Foundation\nimport Links\nstruct Screen { func show() { \(body) } }",
    ]).pairs()
  }

  @Test func whatIsAskedForTellsThemApart() {
    #expect(pairs("print(URL(string: \"a\")!)") == [])
    #expect(pairs("print(URL.host(of: \"a\"))") == ["Screen -> URL"])
  }
}
