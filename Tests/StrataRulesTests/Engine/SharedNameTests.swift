import StrataAnalysis
import StrataModel
import StrataRules
import Testing

/// Types of one name in several modules, and in several files of one module.
@Suite struct SharedNameTests {
  private func check(_ files: String) throws -> [Finding] {
    let fixture = try Fixture(
      name: "dependency-rule/test",
      text: """
        // file: strata.yml
        extends: repository
        modules:
          Mail: Sources/Data/Mail
          News: Sources/Data/News
          Screens: Sources/Presentation
        // file: Sources/Data/Mail/Store.swift
        public final class Store {}
        // file: Sources/Data/News/Store.swift
        public final class Store {}
        // file: Sources/Data/News/Feed.swift
        public final class Feed {}
        \(files)
        """)
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    return analyzer.snapshot().check(RuleSelection(only: ["dependency-rule"])).findings
  }

  @Test func theModuleOfTheTargetIsPartOfTheIdentity() throws {
    let found = try check(
      """
      // file: Sources/Presentation/Inbox.swift
      import Mail
      import News
      final class Inbox {
        func show(_ mail: Mail.Store, _ news: News.Store, _ feed: Feed) {}
      }
      """)
    #expect(found.map(\.target) == ["Store", "Store", "Feed"])
    #expect(found.map(\.key.targetModule) == ["Mail", "News", ""])
    #expect(found.map(\.key.module) == ["", "", ""])
  }

  @Test func filesTellPrivateTypesOfOneNameApart() throws {
    let found = try check(
      """
      // file: Sources/Presentation/Inbox.swift
      import News
      private final class Cell { let feed: Feed? = nil }
      // file: Sources/Presentation/Outbox.swift
      import News
      private final class Cell { let feed: Feed? = nil }
      final class Row { let feed: Feed? = nil }
      """)
    #expect(found.map(\.symbol) == ["Cell", "Cell", "Row"])
    #expect(found.map(\.key.module) == ["Screens/Inbox", "Screens/Outbox", ""])
  }
}
