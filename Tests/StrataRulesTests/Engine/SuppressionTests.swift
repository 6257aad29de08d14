import StrataModel
import Testing

@testable import StrataRules

/// Which lines and declarations the comments `strata:disable…` cover.
@Suite struct SuppressionTests {
  @Test func aSuppressionCoversItsOwnLocationOnly() {
    let result = engineResult([
      "A.swift": """
      // strata:disable:next flags-functions — this one
      func bad() {}
      func bad() {}
      """
    ])
    #expect(result.findings.map(\.location.line) == [3])
    #expect(result.findings.allSatisfy { $0.rule == "flags-functions" && $0.otherLocations.isEmpty })
  }

  @Test func suppressesTheNextLineOrDeclaration() {
    let result = engineResult([
      "A.swift": """
      // strata:disable:next flags-functions — they know
      func bad1() {}
      func bad2() {} // strata:disable:this flags-functions — here too

      // strata:disable:next flags-functions — past comments and attributes
      // and more words
      @inlinable
      @discardableResult
      func bad3() {}
      func bad4() {}
      """
    ])
    #expect(lines(result) == ["10 flags-functions"])
  }

  /// What else is on the line of the name is covered, too: its type, what it inherits from, a body on one line.
  @Test func attributesOnLinesOfTheirOwnEndWithTheLineOfTheName() {
    let result = engineResult([
      "A.swift": """
      // strata:disable:next flags-functions — a type
      @MainActor
      @available(*, deprecated, message: "old")
      final class Screen { func bad1() {}
        func bad2() {}
      }
      // strata:disable:next flags-functions — one line
      final class Page { func bad3() {}
        func bad4() {}
      }
      """
    ])
    #expect(lines(result) == ["5 flags-functions", "9 flags-functions"])
  }

  @Test func commentsEndWithTheirBranch() {
    let result = engineResult([
      "A.swift": """
      #if os(iOS)
      // strata:disable flags-functions — on phones
      func bad1() {}
      #if DEBUG
      func bad2() {}
      #endif
      func bad3() {}
      #else
      func bad4() {}
      // strata:enable flags-functions
      #endif
      func bad5() {}
      struct Screen {
        #if os(iOS)
        func bad6() {}
        // strata:disable:next flags-functions — nothing follows
        #else
        // strata:disable:previous flags-functions — nothing before
        func bad7() {}
        #endif
      }
      // strata:disable flags-functions — around branches
      #if os(iOS)
      func bad8() {}
      #else
      func bad9() {}
      #endif
      func bad10() {}
      """
    ])
    #expect(
      lines(result) == [
        "9 flags-functions", "10 unused-suppression", "12 flags-functions", "15 flags-functions",
        "16 unused-suppression", "18 unused-suppression", "19 flags-functions",
      ])
  }

  /// `next` is the code after the comment, on its line or below; `previous` is the last line of code above the comment's
  /// line; `this` is the line on which the comment begins.
  @Test func blockCommentsOnALineWithCode() {
    let result = engineResult([
      "A.swift": """
      /* strata:disable:next flags-functions — the code after it */ func bad1() {}
      func bad2() {} /* strata:disable:next flags-functions — the line below */
      func bad3() {}
      func bad4() {} /* strata:disable:this flags-functions — its line */ func bad5() {}
      func bad6() {}
      /* strata:disable:previous flags-functions — the line above */ func bad7() {}
      /* strata:disable:next flags-functions — over
         two lines */ func bad8() {}
      func good() {} /* strata:disable:next flags-functions — the code after it */ func bad9() {}
      func bad10() {}
      /* strata:disable:next flags-functions */ /* another comment */
      @inlinable
      func bad11() {}
      """
    ])
    #expect(
      lines(result) == [
        "2 flags-functions", "6 flags-functions", "10 flags-functions", "11 suppression-without-reason",
      ])
  }

  @Test func theRemedyOfAnUnusedNameKeepsTheOthers() {
    let result = engineResult([
      "A.swift": """
      // strata:disable:next flags-functions, unused-exemption — one is in use
      func bad1() {}
      // strata:disable:next unused-exemption — none is
      let good = 1
      // strata:disable:next dto-leak, flags-functions — one is in use
      func bad2() {}
      // strata:disable:next dto-leak — none is
      let alsoGood = 1
      """
    ])
    #expect(
      result.findings.map(\.remedy) == [
        "remove 'unused-exemption' from the comment, and fix what 'unused-exemption' reports",
        "delete the comment, and fix what 'unused-exemption' reports",
        "remove 'dto-leak' from the comment", "delete the comment",
      ])
  }

  @Test func suppressesWhatStandsBefore() {
    let result = engineResult([
      "A.swift": """
      func bad1() {}
      func bad2() {}
      // A remark

      // strata:disable:previous flags-functions — they know
      func bad3() {}
      // strata: disable:next flags-functions — with a space
      func bad4() {}
      """
    ])
    #expect(lines(result) == ["1 flags-functions", "6 flags-functions"])
    let nothing = engineResult(["A.swift": "// strata:disable:previous flags-functions — at the top\nfunc bad() {}"])
    #expect(lines(nothing) == ["1 unused-suppression", "2 flags-functions"])
  }

  @Test func suppressesARegion() {
    let result = engineResult([
      "A.swift": """
      func bad1() {}
      // strata:disable flags-functions, finds-nothing — old code
      func bad2() {}
      func bad3() {}
      // strata:enable finds-nothing
      func bad4() {}
      // strata:enable flags-functions
      func bad5() {}
      // strata:enable flags-functions
      // strata:disable flags-functions — to the end
      func bad6() {}
      """
    ])
    #expect(
      lines(result) == ["1 flags-functions", "2 unused-suppression", "8 flags-functions", "9 unused-suppression"])
    #expect(result.findings[3].message.contains("no `strata:disable` before it"))
  }

  @Test func anEnablingCommentWithoutARuleEndsEveryRegion() {
    let result = engineResult([
      "A.swift": """
      // strata:disable flags-functions — old code
      func bad1() {}
      // strata:enable
      func bad2() {}
      """
    ])
    #expect(lines(result) == ["4 flags-functions"])
  }

  @Test func unknownFormsAreReported() {
    let result = engineResult([
      "A.swift": """
      // strata:ignore flags-functions — no such form
      func good1() {}
      // strata:disable:nxt flags-functions — a slip
      func good2() {}
      // strata:
      """
    ])
    #expect(lines(result) == ["1 unknown-suppression", "3 unknown-suppression", "5 unknown-suppression"])
    #expect(result.findings[1].message.hasSuffix("did you mean 'disable:next'?"))
    #expect(result.findings.allSatisfy { $0.remedy.contains("strata:disable:next RULE — reason") })
  }

  @Test func suppressesAFile() {
    let result = engineResult([
      "A.swift": "func bad() {}\n// strata:disable:file flags-functions — generated\nfunc bad() {}\n",
      "B.swift": "func bad() {}",
    ])
    #expect(result.findings.map(\.location.file) == ["B.swift"])
  }

  @Test func suppressionsNeedAReasonAndAUse() {
    let result = engineResult([
      "A.swift": """
      // strata:disable:next flags-functions
      func bad() {}
      // strata:disable:next flags-functions — not needed
      func good() {}
      // strata:disable:next flags-funtions — a slip
      func good() {}
      """
    ])
    #expect(lines(result) == ["1 suppression-without-reason", "3 unused-suppression", "5 unused-suppression"])
    #expect(result.findings.allSatisfy { $0.severity == .warning })
  }
}
