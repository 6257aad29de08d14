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

  /// The list of gaps is complete, however many there are in a file: every question about a name reads it.
  @Test func noGapIsDropped() {
    let uses = (0..<300).map { "  func f\($0)(_ value: Twin) {}" }.joined(separator: "\n")
    let graph = graph([
      "Sources/A/Twin.swift": "public struct Twin {}",
      "Sources/B/Twin.swift": "public struct Twin {}",
      "Sources/App/Use.swift": "import A\nimport B\nstruct Use {\n\(uses)\n}",
    ])
    #expect(graph.ledger.total.ambiguous == 300)
    #expect(graph.gapNames == Array(repeating: "ambiguous Twin", count: 300))
  }

  /// Two modules extend one type by types of the same name: each means its own.
  @Test func theOwnModuleShadows() {
    let graph = graph([
      "Sources/Base/Meter.swift": "public struct Meter {}",
      "Sources/Base/Keys.swift": "public extension Meter { enum Keys { static let unit = 1 } }",
      "Sources/Base/Use.swift": "struct Reader { func read() { print(Meter.Keys.unit) } }",
      "Sources/Audit/Keys.swift": "import Base\npublic extension Meter { enum Keys { static let unit = 1 } }",
      "Sources/Audit/Use.swift": "import Base\nstruct Auditor { func read() { print(Meter.Keys.unit) } }",
    ])
    func homes(of name: String) -> [String] {
      graph.references.compactMap { reference in
        guard let source = reference.source, graph[source].name == name, let target = reference.target.typeID,
          graph[target].name == "Meter.Keys"
        else { return nil }
        return graph[graph[target].module].name
      }
    }
    #expect(Set(homes(of: "Reader")) == ["Base"])
    #expect(Set(homes(of: "Auditor")) == ["Audit"])
  }

  /// Of a nested type that can be coded the compiler makes keys, which hide those of the type around it.
  @Test func keysAreMadeForWhatIsCoded() {
    let graph = graph(
      """
      struct Outer: Decodable {
        enum CodingKeys: String, CodingKey { case name }
        struct Made: Decodable {
          init(from decoder: Decoder) throws { _ = try decoder.container(keyedBy: CodingKeys.self) }
        }
        struct Plain {
          init(from decoder: Decoder) throws { _ = try decoder.container(keyedBy: CodingKeys.self) }
        }
      }
      """)
    #expect(graph.pairs() == ["Outer.Plain -> Outer.CodingKeys"])
  }
}
