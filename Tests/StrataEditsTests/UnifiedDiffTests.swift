import Testing

@testable import StrataEdits

@Suite struct UnifiedDiffTests {
  private func hunks(_ old: String, _ new: String) -> String {
    UnifiedDiff.hunks(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func equalTextsHaveNoHunks() {
    #expect(hunks("", "") == "")
    #expect(hunks("a\nb\n", "a\nb\n") == "")
  }

  @Test func aChangeStandsAmongThreeLines() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let expected = "@@ -4,7 +4,7 @@\n 4\n 5\n 6\n-7\n+seven\n 8\n 9\n 10\n"
    #expect(hunks(old, old.replacing("7\n", with: "seven\n")) == expected)
  }

  @Test func changesNearEachOtherShareAHunk() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacing("\n3\n", with: "\nx\n").replacing("\n10\n", with: "\ny\n")
    #expect(hunks(old, near).split(separator: "@@ -").count == 1)
    let far = old.replacing("\n3\n", with: "\nx\n").replacing("\n11\n", with: "\ny\n")
    #expect(hunks(old, far).split(separator: "@@ -").count == 2)
  }

  @Test func emptySidesNameTheLineBefore() {
    #expect(hunks("", "a\n") == "@@ -0,0 +1 @@\n+a\n")
    #expect(hunks("a\nb\n", "") == "@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func aMissingLineEndIsShown() {
    #expect(hunks("a", "a\n") == "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func filesThatAreNoTextAreNotShown() {
    let text = UnifiedDiff.text(of: nil, ("icon.png", [0x89, 0, 1]))
    #expect(text == "--- /dev/null\n+++ b/icon.png\nBinary files differ\n")
  }
}
