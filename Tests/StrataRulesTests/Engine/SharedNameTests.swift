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

  /// A name in a file of two targets may mean a type of each: two findings at one location.
  @Test func aNameWithAMeaningInEachTargetGivesAFindingForEach() throws {
    let fixture = try Fixture(
      name: "dependency-rule/test",
      text: """
        // file: strata.yml
        extends: repository
        // file: project.yml
        targets:
          App: { type: application, sources: [App, Shared] }
          Watch: { type: application, sources: [Watch, Shared] }
        // file: Shared/Domain/Row.swift
        struct Row { let store: Store? = nil }
        // file: App/Presentation/Store.swift
        final class Store {}
        // file: Watch/Data/Store.swift
        final class Store {}
        """)
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    let found = analyzer.snapshot().check(RuleSelection(only: ["dependency-rule"])).findings
    #expect(found.map(\.key.targetModule).sorted() == ["App", "Watch"])
    #expect(Set(found.map(\.location)).count == 1)
    #expect(found.map { $0.message.contains("of Presentation") }.contains(true))
    #expect(found.map { $0.message.contains("of Data") }.contains(true))
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
