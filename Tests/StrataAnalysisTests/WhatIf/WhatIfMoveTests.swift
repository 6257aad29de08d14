import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// What `whatif move` prints equals a full check after the move has really been made.
@Suite struct WhatIfMoveTests {
  @Test(arguments: TemplateCode.styles)
  func randomMovesOfTheTemplates(style: String) throws {
    let code = try TemplateCode(style)
    var moves = RandomMoves(code.workspace, by: code.definition, seed: UInt64(style.utf8.count))
    #expect(try moves.compare(count: 14) == 14)
  }

  /// Findings are compared by rule, symbol, member and target, as a plain set difference does it.
  @Test func differencesAreThoseOfIdentities() throws {
    func finding(_ rule: String, _ target: String, lines: [Int]) -> Finding {
      let locations = lines.map { SourceLocation(file: "A.swift", line: $0, column: 1) }
      return Finding(
        rule: rule, severity: .error, location: locations[0], symbol: "A", target: target, message: "", remedy: "",
        otherLocations: Array(locations.dropFirst()))
    }
    var before = CheckResult(style: "")
    before.findings = [finding("a", "X", lines: [1]), finding("a", "Y", lines: [2, 3]), finding("b", "X", lines: [4])]
    var after = CheckResult(style: "")
    after.findings = [finding("a", "X", lines: [9]), finding("a", "Y", lines: [2]), finding("a", "Z", lines: [5])]
    let difference = FindingDifference(from: before, to: after)
    #expect(difference.closed.map(\.rule) == ["b"])
    #expect(difference.opened.map(\.target) == ["Z"])
    #expect(difference.changed.map(\.after.target) == ["Y"] && difference.worse.map(\.target) == ["Z"])
    #expect(difference.unchangedCount == 1)
  }

  // MARK: Single moves

  private static let app = [
    "Sources/Domain/UseCases/LoadUserUseCase.swift": """
    final class LoadUserUseCase {
      private let repository: UserRepository
      init(repository: UserRepository) { self.repository = repository }
      func load() async -> User? { await repository.user() }
    }
    """,
    "Sources/Domain/Models/User.swift": "struct User { let id: Int }",
    "Sources/Domain/Repositories/ItemRepository.swift": "protocol ItemRepository { func item() -> User? }",
    "Sources/Data/UserRepository.swift": """
    import Foundation

    /// Loads users.
    protocol UserRepository {
      func user() async -> User?
    }

    final class UserRepositoryImpl: UserRepository {
      func user() async -> User? { make(1) }
    }

    private func make(_ id: Int) -> User { User(id: id) }
    """,
  ]

  private func whatIf(_ files: [String: String], _ definition: String = "style: repository") throws -> WhatIf {
    let loaded = try DefinitionLoader(catalogue: StrataRulesCatalogue.all)
      .load(bytes: Array((definition + "\n").utf8), path: "strata.yml")
    return WhatIf(Analyzer(MemoryWorkspace(files), by: loaded))
  }

  private func type(_ name: String, _ whatIf: WhatIf) throws -> TypeID {
    try #require(whatIf.snapshot.types(named: name).first)
  }

  @Test func aProtocolLeavesItsImplementation() throws {
    let whatIf = try whatIf(Self.app)
    let outcome = try whatIf.move(type("UserRepository", whatIf), to: .layer("Domain"))
    #expect(outcome.difference.closed.map(\.rule).contains("misplaced-type"))
    #expect(outcome.difference.opened.isEmpty, "\(outcome.difference.opened.map(\.message))")
    #expect(
      outcome.plan.title == "move `UserRepository` to Sources/Domain/Repositories/UserRepository.swift (layer Domain)")
    let texts = outcome.plan.files.map { String(decoding: $0.text ?? [], as: UTF8.self) }
    #expect(
      texts.last == """
        import Foundation

        /// Loads users.
        protocol UserRepository {
          func user() async -> User?
        }

        """)
    #expect(texts.first?.hasPrefix("import Foundation\n\nfinal class UserRepositoryImpl") == true)
    #expect(outcome.plan.assumptions.contains { $0.contains("`UserRepositoryImpl` and `make` of the same file stay") })
  }

  @Test func theWholeFileMovesOnRequest() throws {
    let whatIf = try whatIf(Self.app)
    let outcome = try whatIf.move(type("UserRepository", whatIf), to: .layer("Domain"), wholeFile: true)
    #expect(outcome.plan.files.map(\.kind) == [.move])
    #expect(outcome.difference.opened.map(\.rule).contains("misplaced-type"))
  }

  @Test func privateHelpersGoAlong() throws {
    let whatIf = try whatIf(Self.app)
    let outcome = try whatIf.move(type("UserRepositoryImpl", whatIf), to: .folder("Sources/Data/Repositories"))
    let moved = try #require(outcome.plan.files.first { $0.kind == .create }?.text)
    #expect(String(decoding: moved, as: UTF8.self).contains("private func make"))
  }

  @Test func anotherModuleNeedsImportsAndAccess() throws {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]),
      ])
      """,
      "Sources/Domain/User.swift": "public struct User { public init() {} }",
      "Sources/Data/UserSource.swift": "import Domain\n\nfinal class UserSource { let rule: AgeRule? = nil }",
      "Sources/Data/AgeRule.swift": "struct AgeRule { var row: UserRow?; func check() {} }",
      "Sources/Data/UserRow.swift": "struct UserRow {}",
      "Sources/Data/Check.swift": "final class Check { func run(_ rule: AgeRule) { rule.check() } }",
    ]
    let whatIf = try whatIf(files)
    let outcome = try whatIf.move(type("AgeRule", whatIf), to: .folder("Sources/Domain"))
    let texts = Dictionary(
      outcome.plan.files.map { ($0.path, String(decoding: $0.text ?? [], as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
    #expect(texts["Sources/Domain/AgeRule.swift"]?.contains("public struct AgeRule") == true)
    #expect(texts["Sources/Domain/AgeRule.swift"]?.contains("public func check()") == true)
    #expect(texts["Sources/Domain/AgeRule.swift"]?.hasPrefix("import Data\n") == true)
    #expect(texts["Sources/Data/Check.swift"]?.hasPrefix("import Domain\n") == true)
    #expect(texts["Sources/Data/UserRow.swift"] == "public struct UserRow {}")
    #expect(texts["Sources/Data/UserSource.swift"] == nil)
    #expect(
      outcome.plan.limits.contains("targets `Domain` and `Data` would depend on each other, which does not build"))
    // The reference is found, because it still resolves.
    #expect(outcome.difference.opened.contains { $0.rule == "dependency-rule" && $0.target == "UserRow" })
  }

  @Test func aFileThatNoTargetListsStaysInItsTarget() throws {
    let whatIf = try whatIf([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Shop", path: "Sources/Shop")])
      """,
      "Sources/Shop/User.swift": "struct User {}",
      "Sources/Shop/UserList.swift": "struct UserList { let users: [User] }",
    ])
    let outcome = try whatIf.move(type("User", whatIf), to: .folder("Other"))
    #expect(outcome.plan.files.map(\.kind) == [.move])
    #expect(
      outcome.plan.assumptions.contains(
        "Other/User.swift is added to target `Shop`; the project file is not edited"), "\(outcome.plan.assumptions)")
    #expect(outcome.plan.limits.isEmpty, "\(outcome.plan.limits)")
  }

  @Test func whatCannotBeMovedIsRefused() throws {
    let whatIf = try whatIf([
      "Sources/Domain/User.swift": "struct User { struct Age {} }",
      "Sources/Data/User.swift": "struct Row {}\n#if os(iOS)\nstruct Cell {}\n#endif",
    ])
    func message(_ name: String, _ destination: WhatIf.Destination) throws -> String {
      let id = try type(name, whatIf)
      let error = #expect(throws: WhatIfError.self) { try whatIf.move(id, to: destination) }
      return error?.message ?? ""
    }
    #expect(try message("User.Age", .layer("Data")).contains("declared inside `User`"))
    #expect(
      try message("User", .layer("Domain")) == "`User` is already declared in layer Domain: Sources/Domain/User.swift")
    #expect(
      try message("User", .folder("Sources/Data")) == "Sources/Data/User.swift exists already; name another folder")
    #expect(try message("User", .layer("Screens")).contains("no folder of the project is in layer Screens"))
    #expect(try message("Cell", .layer("Domain")).contains("an `#if` of Sources/Data/User.swift spans both"))
  }

  /// A layer without a file: the folder follows from the patterns of the definition.
  @Test(arguments: [
    ("Sources/Domain/Models/User.swift", "Sources/Presentation/User.swift"),
    ("Sources/Shop/Domain/User.swift", "Sources/Shop/Presentation/User.swift"),
    ("Sources/App/Models/User.swift", "Sources/App/Presentation/User.swift"),
    ("Sources/User.swift", "Sources/Presentation/User.swift"),
  ])
  func aLayerWithoutFolderGetsOne(origin: String, target: String) throws {
    let whatIf = try whatIf([origin: "struct User {}"])
    let plan = try whatIf.move(type("User", whatIf), to: .layer("Presentation")).plan
    #expect(plan.files.map(\.path) == [target])
    #expect(plan.title == "move `User` to \(target) (layer Presentation)")
    #expect(plan.assumptions.contains { $0.contains("path patterns of layer Presentation imply") })
    #expect(plan.limits.isEmpty, "\(plan.limits)")
  }

  private static let modules = [
    "Package.swift": """
    import PackageDescription
    let package = Package(name: "App", targets: [
      .target(name: "Billing"), .target(name: "Core"), .target(name: "Search", dependencies: ["Core"]),
    ])
    """,
    "Sources/Billing/DI/BillingAssembly.swift": "struct BillingAssembly {}",
    "Sources/Core/DI/CoreAssembly.swift": "struct CoreAssembly {}",
    "Sources/Search/SearchWiring.swift": "struct SearchWiring {}",
  ]

  private func assumption(_ files: [String: String]) throws -> String? {
    let whatIf = try whatIf(files)
    return try whatIf.move(type("SearchWiring", whatIf), to: .layer("App")).plan.assumptions.first
  }

  @Test func theOwnModuleComesFirst() throws {
    var files = Self.modules
    files["Sources/Search/Screens/Deep/DI/SearchAssembly.swift"] = "struct SearchAssembly {}"
    #expect(
      try assumption(files)
        == "the new folder is Sources/Search/Screens/Deep/DI, the nearest of 3 folders of layer App")
  }

  @Test func aModuleThatIsDependedOnComesBeforeOthers() throws {
    #expect(
      try assumption(Self.modules) == """
        the new folder is Sources/Core/DI, the nearest of 2 folders of layer App, in module `Core`, because module \
        `Search` has none; name a folder instead of the layer to choose another
        """)
  }

  @Test func foldersThatFitEquallyAreNamed() throws {
    var files = Self.modules
    files["Package.swift"] = files["Package.swift"]?.replacing(#", dependencies: ["Core"]"#, with: "")
    #expect(
      try assumption(files) == """
        the new folder is Sources/Billing/DI, the nearest of 2 folders of layer App, in module `Billing`, because module \
        `Search` has none; `Sources/Core/DI` fits equally: name a folder instead of the layer to choose
        """)
  }
}
