import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Definitions that are inferred from small code bases: the text, and that it means what it says.
@Suite struct DefinitionInferenceTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  private func check(_ files: [String: String], by definition: InferredDefinition) throws -> CheckResult {
    let loaded = try loader.load(bytes: Array(definition.text.utf8), path: "strata.yml")
    return Analyzer(MemoryWorkspace(files), by: loaded).snapshot().check()
  }

  private func files(_ parts: (String, String)...) -> [String: String] {
    Dictionary(parts, uniquingKeysWith: { first, _ in first })
  }

  /// An app in style `repository` whose use cases are called interactors, with a folder that the style does not know.
  private var clinic: [String: String] {
    var files: [String: String] = [:]
    for name in ["Visit", "Bill", "Drug", "Room"] {
      files["Sources/Presentation/\(name)ViewModel.swift"] = """
        import SwiftUI
        @MainActor final class \(name)ViewModel: ObservableObject {
          private let interactor: \(name)InteractorProtocol
          init(interactor: \(name)InteractorProtocol) { self.interactor = interactor }
          func load() async { _ = try? await interactor.load() }
        }
        """
      files["Sources/Domain/\(name).swift"] = "struct \(name) { let id: String }\n"
      files["Sources/Domain/\(name)Interactor.swift"] = """
        protocol \(name)InteractorProtocol { func load() async throws -> [\(name)] }
        final class \(name)Interactor: \(name)InteractorProtocol {
          private let repository: \(name)Repository
          init(repository: \(name)Repository) { self.repository = repository }
          func load() async throws -> [\(name)] { try await repository.all() }
        }
        protocol \(name)Repository { func all() async throws -> [\(name)] }
        """
      files["Sources/Data/\(name)RepositoryImpl.swift"] = """
        final class \(name)RepositoryImpl: \(name)Repository { func all() async throws -> [\(name)] { [] } }
        """
    }
    files["Sources/Charts/BarChart.swift"] =
      "import SwiftUI\nstruct BarChart: View { var body: some View { Text(\"\") } }\n"
    files["Sources/Charts/Scale.swift"] = "import SwiftUI\nstruct Scale { let color: Color }\n"
    return files
  }

  @Test func aStyleThatFitsIsExtendedByWhatDiffers() throws {
    let definition = try inferred(clinic)
    #expect(definition.style == "repository")
    #expect(definition.text.contains("extends: repository\n"))
    #expect(definition.text.contains("  use-case:\n    # …Interactor: 4 types: view models and views hold 4, 4 hold"))
    #expect(definition.text.contains("      suffix: [Interactor, InteractorProtocol]\n"))
    #expect(
      definition.text.contains("  Presentation:\n    match+:\n      # 1 type: 1 of 1 file imports"),
      "\(definition.text)")
    #expect(definition.text.contains("- path: \"Sources/Charts/**\""))
    let result = try check(clinic, by: definition)
    #expect(result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector })
    #expect(result.rules.first { $0.id == "use-case-single-operation" }?.examined ?? 0 >= 4)
  }

  /// A type with the same word that the style knows by more than its name keeps its role.
  @Test func aWordLeavesOutTypesOfAnotherRole() throws {
    var files = clinic
    files["Sources/Data/RemoteInteractor.swift"] = """
      import Foundation
      protocol RemoteDataSource { func load() async throws -> Data }
      final class RemoteInteractor: RemoteDataSource { func load() async throws -> Data { Data() } }
      """
    let definition = try inferred(files)
    #expect(definition.text.contains("      not: { name: [RemoteInteractor] }\n"), "\(definition.text)")
    _ = try check(files, by: definition)
  }

  /// Views alone hold them, beside which they are: they act for the screen.
  @Test func whatOnlyViewsHoldIsNoUseCase() throws {
    var files = clinic
    for name in ["Visit", "Bill", "Drug", "Room"] {
      files["Sources/Presentation/\(name)Intent.swift"] = """
        final class \(name)Intent {
          private let repository: \(name)Repository
          init(repository: \(name)Repository) { self.repository = repository }
        }
        """
      files["Sources/Presentation/\(name)View.swift"] = """
        import SwiftUI
        struct \(name)View: View {
          let intent: \(name)Intent
          var body: some View { Text("") }
        }
        """
    }
    let text = try inferred(files).text
    #expect(!text.contains("Intent") && text.contains("…Interactor: 4 types"), "\(text)")
  }

  @Test func aFolderBetweenOuterLayersIsNeutral() throws {
    var files = clinic
    files["Sources/Themes/Theme.swift"] = """
      final class Theme {
        let chart: BarChart
        let rooms: RoomRepositoryImpl
      }
      """
    files["Sources/Presentation/ThemeView.swift"] = """
      import SwiftUI
      struct ThemeView: View {
        let theme: Theme
        var body: some View { Text("") }
      }
      """
    let definition = try inferred(files)
    #expect(
      definition.text.contains("  Shared:\n    match+:\n      # 1 type: used by Presentation; no layer is likely.\n"))
    #expect(definition.text.contains("- path: \"Sources/Themes/**\""), "\(definition.text)")
  }

  @Test func classesThatViewsHoldAndThatHoldUseCasesAreViewModels() throws {
    var files = clinic
    for name in ["Visit", "Bill", "Drug", "Room"] {
      files["Sources/Presentation/\(name)ViewModel.swift"] = nil
      files["Sources/Presentation/\(name)Reactor.swift"] = """
        final class \(name)Reactor: Reactor {
          private let load: Load\(name)UseCase
          init(load: Load\(name)UseCase) { self.load = load }
        }
        """
      files["Sources/Presentation/\(name)ViewController.swift"] = """
        import UIKit
        final class \(name)ViewController: UIViewController {
          init(reactor: \(name)Reactor) { super.init(nibName: nil, bundle: nil) }
        }
        """
      files["Sources/Domain/\(name)Interactor.swift"] = """
        struct Load\(name)UseCase { let repository: \(name)Repository }
        protocol \(name)Repository { func all() async throws -> [\(name)] }
        """
    }
    let text = try inferred(files).text
    #expect(text.contains("  view-model:\n    # …Reactor: 4 types: views hold 4, 4 hold use cases."), "\(text)")
  }

  @Test func oneFindingIsOne() {
    let counts = [
      UsageCount(from: "A", to: "B", status: .allowed, reason: "", count: 2),
      UsageCount(from: "A", to: "B", status: .found, reason: "", count: 1),
      UsageCount(from: "B", to: "A", status: .found, reason: "", count: 1),
      UsageCount(from: "B", to: "A", status: .allowed, reason: "", count: 1),
    ]
    #expect(
      LayerTraffic(counts, between: ["A", "B"]).sentences(["A", "B"]) == [
        "3 of 5 references run A → B, of which 1 is a finding; 2 run back, 1 of them a finding"
      ])
  }

  @Test func theStyleThatIsAskedForIsExtended() throws {
    let definition = try inferred(clinic, style: "gateway")
    #expect(definition.style == "gateway" && definition.text.contains("extends: gateway\n"))
    #expect(definition.observations.first?.hasPrefix("style gateway: as requested") == true)
  }

  @Test func withoutAStyleFoldersAreLayersInTheOrderOfTheirReferences() throws {
    let files = files(
      (
        "Game/Board/Board.swift",
        "struct Board { let piece: Piece }\nstruct Field {}\nstruct Row { let piece: Piece }\n"
      ),
      (
        "Game/Pieces/Piece.swift",
        "struct Piece {}\nstruct Knight { let piece: Piece }\nstruct Rook { weak var field: Field? }\n"
      ),
      (
        "Game/Table/Table.swift",
        "struct Table { let board: Board; let other: Board }\nstruct Chair {}\nstruct Lamp {}\n"
      ))
    let definition = try inferred(files)
    #expect(definition.style == nil)
    let order = ["Table:", "Board:", "Pieces:"].compactMap { definition.text.range(of: "  \($0)\n")?.lowerBound }
    #expect(order.count == 3 && order == order.sorted(), "\(definition.text)")
    #expect(
      definition.text.contains(
        "    # 1 reference runs up to Board, against 2 down; the two may be one layer: findings."))
    let result = try check(files, by: definition)
    #expect(result.findings.map(\.rule).contains("dependency-rule") && result.errorCount >= 1)
    #expect(result.findings.filter { $0.rule == "dependency-rule" }.map(\.symbol) == ["Rook"])
    #expect(result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector })
  }

  @Test func modulesOfManifestsAreLayers() throws {
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "core-kit"), .target(name: "Maps", dependencies: ["core-kit"]), .target(name: "Tool", dependencies: ["Maps"]),
      ])
      """
    let files = files(
      ("Package.swift", package), ("Sources/core-kit/Core.swift", "public struct Core {}\n"),
      ("Sources/Maps/Map.swift", "import core_kit\npublic struct Map { let core: Core }\n"),
      ("Sources/Tool/Tool.swift", "import Maps\nstruct Tool { let map: Map }\n"))
    let definition = try inferred(files)
    #expect(definition.text.contains("    match: {module: core-kit}  # 1 type\n"), "\(definition.text)")
    #expect(definition.text.contains("between layers does") && definition.text.contains("none of 2 references"))
    let result = try check(files, by: definition)
    #expect(result.findings.isEmpty && result.ledger.typesWithoutLayer == 0)
  }

  @Test(arguments: [
    ("Plain-name_1", "Plain-name_1"), ("on", "\"on\""), ("View Modifiers", "\"View Modifiers\""), ("1st", "\"1st\""),
    ("a\"b\\c", "\"a\\\"b\\\\c\""), ("*", "\"*\""), ("a:b", "\"a:b\""), ("", "\"\""), ("Übung", "\"Übung\""),
  ])
  func namesAreQuotedWhereYAMLNeedsIt(name: String, text: String) { #expect(YAMLText.scalar(name) == text) }

  @Test func foldersWithCharactersOfGlobsMatchThemselves() {
    let glob = Glob(YAMLText.glob(ofFolder: "App/[Old] {1,2}*"))
    #expect(glob.matches("App/[Old] {1,2}*/A.swift"))
    #expect(YAMLText.glob(ofFolder: "") == "**")
  }
}
