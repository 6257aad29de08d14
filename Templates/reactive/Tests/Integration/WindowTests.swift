import Foundation
import Testing

/// What a window shows belongs to the window: an app that keeps it opens a second window where the first one is.
@Suite struct WindowTests {
  @Test func theAppKeepsNothingThatBelongsToAWindow() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/App")
    let app = try String(contentsOf: sources.appendingPathComponent("AppDelegate.swift"), encoding: .utf8)
    #expect(!app.contains("ViewModel"))
  }
}
