import StrataModel
import Testing

@testable import StrataAnalysis

/// What is said of imports that match no module.
struct UnmatchedImportTests {
  private func analyzed(_ files: [String: String]) throws -> Snapshot {
    Analyzer(MemoryWorkspace(files), by: try gatewayStyle()).snapshot()
  }

  /// What `modules` should say is only told where one import and one folder without other targets remain.
  @Test func modulesForImportsAreNotGuessed() throws {
    func messages(_ files: [String: String]) throws -> [String] {
      try analyzed(files).check().notices.filter { $0.kind == .unmatchedImport }.map(\.message)
    }
    let package = #"let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Widget")])"#
    let twoImports = try messages([
      "Package.swift": package, "Sources/App/A.swift": "import Bolts\nimport Nuts\nstruct A { let order: Order }",
      "Modules/Core/Order.swift": "public struct Order {}",
    ])
    #expect(
      twoImports == [
        "`import Bolts` or `import Nuts` in 1 file match no module, and Order of Modules/Core stays unresolved there"
      ])
    let related = try messages([
      "Package.swift": package, "Sources/App/A.swift": "import Bolts\nimport CoreKit\nstruct A { let order: Order }",
      "Modules/Core/Order.swift": "public struct Order {}",
    ])
    #expect(related.map { $0.hasSuffix("in strata.yml: modules: {CoreKit: Modules/Core}") } == [true])
    // A stand-in for a type of a library that is not here, in another target.
    let library = try messages([
      "Package.swift": package, "Sources/App/A.swift": "import Sync\nextension SyncedObject { func f() {} }",
      "Sources/Widget/S.swift": "public class SyncedObject {}",
    ])
    #expect(library == [])
    // Only one of the files that name the type imports the library.
    let reporting = try messages([
      "Package.swift": package, "Sources/App/A.swift": "import Reports\nstruct A { let order: Order }",
      "Sources/App/B.swift": "struct B { let order: Order }", "Modules/Core/Order.swift": "public struct Order {}",
    ])
    #expect(reporting == [])
  }

  @Test func anInferredModuleIsNamedByItsSources() throws {
    let result = try analyzed([
      "Projects/Home/Project.swift": "import ProjectDescription\nlet project = Project.feature(named: \"Home\")",
      "Projects/Home/Sources/Shown/Flow/HomeFlow.swift": "public struct HomeFlow {}",
      "Projects/Home/Sources/Data/Feed.swift": "struct Feed {}",
      "App/A.swift": "import HomeFeature\nstruct A { let flow: HomeFlow }",
    ]).check()
    let messages = result.notices.filter { $0.kind == .unmatchedImport }.map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix("{HomeFeature: Projects/Home/Sources}"), "\(messages)")
  }
}
