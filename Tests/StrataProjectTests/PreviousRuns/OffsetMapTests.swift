import Foundation
import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

struct OffsetMapTests {
  private static let text = """
    import Foundation

    struct Outer {
      struct Inner {}
    }

    final class Cart {
      private var items: [Outer.Inner] = []
      func add(_ item: Outer.Inner) { items.append(item); items.sort() }
    }

    """

  private func moved(to text: String) -> OffsetMap? {
    OffsetMap(from: facts(Self.text), to: facts(text))
  }

  private func facts(_ text: String) -> FileFacts {
    Array(text.utf8).withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
  }

  /// Where the text stands: line and column.
  private func place(of word: String, in text: String) -> StrataModel.SourceLocation? {
    guard let range = text.range(of: word) else { return nil }
    let before = text[..<range.lowerBound].utf8
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return StrataModel.SourceLocation(file: "a.swift", line: line.count, column: (line.last?.count ?? 0) + 1)
  }

  @Test(arguments: [
    ("import", "// First\n\nimport", true), ("final", "/// What is bought.\n\nfinal", true),
    ("  private", "\n  private", false), ("struct Inner {}\n", "struct Inner {}\n  // ü\n", false),
    ("items.sort() }\n", "items.sort() } // in order\n", true),
  ])
  func knowsWhetherTypesHaveOtherLines(old: String, new: String, areSame: Bool) throws {
    let shift = try #require(moved(to: Self.text.replacingOccurrences(of: old, with: new)))
    #expect(shift.keepsLineCounts == areSame)
  }

  @Test(arguments: [
    ("", ""), ("import", "// First\n\nimport"), ("final", "/// What is bought.\nfinal"), ("  private", "    private"),
    ("items.sort() }", "items.sort() } // in order"), ("struct Inner {}\n", "struct Inner {}\n\n  // ü\n"),
  ])
  func followsWhatMoves(old: String, new: String) throws {
    let text = old.isEmpty ? Self.text : Self.text.replacingOccurrences(of: old, with: new)
    let shift = try #require(moved(to: text))
    for word in ["Foundation", "Outer", "Inner]", "Cart", "items:", "add", "sort"] {
      let was = try #require(place(of: word, in: Self.text))
      #expect(shift.location(of: was) == place(of: word, in: text), "\(word)")
    }
    #expect(shift.location(of: StrataModel.SourceLocation(file: "a.swift", line: 2, column: 1)) == nil)
    #expect(shift.location(of: StrataModel.SourceLocation(file: "a.swift", line: 99, column: 1)) == nil)
  }

  @Test(arguments: [
    ("Cart", "Basket"), ("private ", ""), ("items.sort()", ""), ("append", "insert"), ("struct Inner", "class Inner"),
    ("items.append(item);", "items.append(item)\n   "), ("[Outer.Inner]", "[Outer .Inner]"),
    ("import", "// strata:disable:file dto-leak — so\nimport"), ("}\n\nfinal", "}\nfinal"), ("struct", "structt"),
  ])
  func seesWhateverElseChanges(old: String, new: String) {
    #expect(moved(to: Self.text.replacingOccurrences(of: old, with: new)) == nil)
  }
}
