import StrataModel
import Testing

@testable import StrataProject

/// Protocols of helpers: requirements, functions that extensions add, and values behind them.
struct ManifestProtocolTests {
  @Test(arguments: [
    (
      "Module.screen(.shop).title()",
      #"""
      enum Module { case screen(Screen), store(Store) }
      enum Screen: String, Titled { case shop = "Shop" }
      enum Store: String, Titled { case cart }
      protocol Titled { func title() -> String }
      extension Titled where Self: RawRepresentable { func title() -> String { "\(self.rawValue)" } }
      extension Module: Titled {
        func title() -> String {
          switch self {
          case let .store(part as any Titled), let .screen(part as any Titled): return part.title()
          }
        }
      }
      """#
    ),
    (
      #"Part(name: "List", kind: .big).with { $0.kind = .small }.title"#,
      """
      protocol Adjustable { func with(_ change: (inout Self) throws -> Void) rethrows -> Self }
      extension Adjustable {
        func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
          var copy = self
          try change(&copy)
          return copy
        }
      }
      struct Kind { static let big = Kind(title: "List"); static let small = Kind(title: "Shop"); let title: String }
      enum Size { case small, big }
      struct Part: Adjustable { let name: String; var kind: Kind?; var title: String { kind.title } }
      """
    ),
  ])
  func evaluated(expression: String, helper: String) {
    let manifest =
      "let project = Project(name: \"P\", targets: [.target(name: \(expression), product: .app, sources: [\"A/**\"])])"
    var sources = ManifestSources()
    for (path, text) in [("Project.swift", manifest), ("Tuist/ProjectDescriptionHelpers/Kit.swift", helper)] {
      sources.add(ManifestSources.Source(path: path, bytes: Array("import ProjectDescription\n\(text)".utf8)))
    }
    let found = TuistManifest.read(sources, folder: "", root: "", hasFolder: { _ in false })
    #expect(found.claims.map(\.name) == ["Shop"], "\(found.gaps)")
    #expect(found.gaps.isEmpty)
  }
}
