import StrataModel
import Testing

@testable import StrataFlow

/// Limits: how deep and how far a flow is followed.
@Suite struct LimitTests {
  /// Levels of functions, each of which passes closures of its own to two of the next level: all paths differ.
  private static func files(levels: Int) -> [String: String] {
    let functions = (0..<levels).map { level in
      "  func step\(level)(_ done: () -> Void) { step\(level + 1) { done() }; step\(level + 1) { done(); done() } }\n"
    }.joined()
    return [
      "Domain/Maze.swift": "import Foundation\nfinal class Maze {\n  func enter() { greet(); step0 {} }\n"
        + "  func greet() { UserDefaults.standard.set(1, forKey: \"greeted\") }\n\(functions)"
        + "  func step\(levels)(_ done: () -> Void) { done(); UserDefaults.standard.set(1, forKey: \"end\") }\n}\n"
    ]
  }

  @Test func aFlowThatIsTooLargeIsFollowedLessDeep() throws {
    let flow = try Sample.flow("Maze.enter", Self.files(levels: 16))
    let depth = try #require(flow.followedDepth)
    #expect(flow.isCutOff && depth < 16)
    let text = String(decoding: FlowText.bytes(flow), as: UTF8.self)
    #expect(text.contains("calls are followed \(depth) deep"))
    #expect(text.contains("Maze.greet()") && text.contains("… not followed further"))
    #expect(text.split(separator: "\n").count < 20_000)
  }

  @Test func aSmallFlowIsComplete() throws {
    let flow = try Sample.flow("Maze.enter", Self.files(levels: 3))
    #expect(flow.followedDepth == nil && !flow.isCutOff)
  }

  /// What is asked for is traced, and only a little more.
  @Test func depthIsAppliedWhileTracing() throws {
    let (snapshot, workspace) = try Sample.snapshot(Self.files(levels: 40))
    let type = try #require(snapshot.types(named: "Maze").first)
    let flow = try #require(
      snapshot.flow(of: type, member: "enter", depth: 2, source: { try? workspace.read($0) }))
    #expect(flow.followedDepth == nil)
    let text = String(decoding: FlowText.bytes(flow.showing(FlowSelection(depth: 2))), as: UTF8.self)
    #expect(text.contains("… more than ") && text.split(separator: "\n").count < 20)
  }
}
