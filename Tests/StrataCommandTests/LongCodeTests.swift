import Foundation
import Testing

@testable import strata

/// Code that no one writes by hand and generators do: every part of it is looked at once, not once for each other part.
/// Where that is not so, these take minutes.
@Suite struct LongCodeTests {
  private func findings(_ statements: String) throws -> [String] {
    let folder = try TestFolder([
      "Sources/Presentation/CartViewModel.swift": """
      final class CartViewModel {
        let amount = 1
        func go(a: Int) throws -> Bool {
          \(statements)
        }
      }

      """
    ])
    let run = Run("check", "--style", "repository", "--only", "business-logic-in-view-model", in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains("business-logic-in-view-model") }.map(String.init)
  }

  @Test(arguments: [
    ("a", " + ", 20_000, 0), ("amount * 3", " + ", 10_000, 1), ("xs", ".filter { $0.amount > 3 }.", 3_000, 1),
  ])
  func expressions(part: String, joint: String, count: Int, found: Int) throws {
    let text = Array(repeating: part, count: count).joined(separator: joint)
    #expect(try findings("let all = \(text)\n    return true").count == found)
  }

  @Test func conditions() throws {
    let conditions = (2..<4_000).map { "amount > \($0)" }.joined(separator: ", ")
    #expect(try findings("guard \(conditions) else { throw Wrong.amount }\n    return true").count == 1)
  }
}
