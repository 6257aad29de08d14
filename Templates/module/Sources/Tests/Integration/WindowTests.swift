import Foundation
import Testing

/// What a window shows belongs to the window: an app that keeps it opens a second window where the first one is.
@Suite struct WindowTests {
  @Test func theAppKeepsNothingThatBelongsToAWindow() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../App")
    let app = try String(contentsOf: sources.appendingPathComponent("ItemsApp.swift"), encoding: .utf8)
    #expect(!app.contains("@State") && !app.contains("Router"))
  }

  /// A `@State` is made each time that the parent of the view is evaluated, with all that its object makes.
  @Test func viewsMakeTheirObjectsOnce() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    let views = try files.filter { $0.hasSuffix("View.swift") }.map {
      try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(views.contains { $0.contains("@LazyState ") })
    #expect(views.allSatisfy { $0.range(of: "@State [^\n]*(?i:viewModel)", options: .regularExpression) == nil })
  }
}
