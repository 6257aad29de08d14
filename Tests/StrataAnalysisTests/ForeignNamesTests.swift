import StrataModel
import Testing

@testable import StrataAnalysis

/// Names that no module of the project declares: of imports that match none, and of headers.
struct ForeignNamesTests {
  private func analyzed(_ files: [String: String]) throws -> Snapshot {
    Analyzer(MemoryWorkspace(files), by: try gatewayStyle()).snapshot()
  }

  @Test func importsThatMatchNoModule() throws {
    let result = try analyzed([
      "Package.swift": #"let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Tools")])"#,
      "Sources/App/A.swift": "import UIKit\nimport CoreKit\nstruct A { let order: Order; let line: Line }",
      "Sources/App/B.swift": "import UIKit\nstruct B {}",
      "Modules/Core/Sources/Order.swift": "public struct Order {}",
      "Modules/Core/Sources/Line.swift": "public struct Line {}",
    ]).check()
    #expect(result.ledger.production.notVisible == 2)
    #expect(
      result.notices.filter { $0.kind == .unmatchedImport }.map(\.message) == [
        "`import CoreKit` in 1 file matches no module, and Line and Order of Modules/Core/Sources stay unresolved there; "
          + "in strata.yml: modules: {CoreKit: Modules/Core/Sources}"
      ])
  }

  @Test func aMissingImportIsNoMissingModule() throws {
    let result = try analyzed([
      "Package.swift": #"let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Core")])"#,
      "Sources/App/A.swift": "import Snapshots\nstruct A { let order: Order }",
      "Sources/App/B.swift": "import Core\nstruct B { let order: Order }",
      "Sources/Core/Order.swift": "public struct Order {}",
    ]).check()
    #expect(result.ledger.production.notVisible == 1)
    #expect(!result.notices.contains { $0.kind == .unmatchedImport })
  }

  @Test func namesOfHeadersAreCountedApart() throws {
    let snapshot = try analyzed([
      "App/Track.h": "@interface Track : NSObject\n@end",
      "App/A.swift":
        "import UIKit\nfinal class A { let track: Track; let view: UIView; init() { track = Track(); view = UIView() } }",
    ])
    #expect(snapshot.ledger.production.objectiveC == 2)
    let statistics = snapshot.statistics(snapshot.checkWithVerdicts().verdicts)
    #expect(statistics.objectiveC.map(\.name) == ["Track"])
    #expect(statistics.external.map(\.name) == ["UIView"])
  }

  /// The class of the header is meant where a file does not see the Swift type of another target.
  @Test func headersAndSwiftTypesWithOneName() throws {
    let snapshot = try analyzed([
      "Package.swift": #"let p = Package(name: "P", targets: [.target(name: "App"), .target(name: "Widget")])"#,
      "Sources/App/Track.h": "@interface Track : NSObject\n@end",
      "Sources/App/A.swift": "final class A { let track: Track }",
      "Sources/Widget/Track.swift": "public struct Track {}\nstruct Row { let track: Track }",
    ])
    let counts = snapshot.ledger.production
    #expect(counts.objectiveC == 1 && counts.notVisible == 0 && counts.unresolved == 0 && counts.resolved == 1)
  }

  /// What a value of a class in Objective-C has may be of a type of the project.
  @Test func membersOfClassesInHeaders() throws {
    let snapshot = try analyzed([
      "App/Legacy.h": "@interface Legacy : NSObject\n@end",
      "App/Presenter.swift": "final class Presenter { var isBusy = false }",
      "App/A.swift": "final class A { func run() -> Bool { Legacy.shared().presenter.isBusy } }",
    ])
    #expect(snapshot.ledger.production.objectiveC == 1)
    #expect(snapshot.graph.gaps.map(\.name) == ["isBusy"])
  }
}
