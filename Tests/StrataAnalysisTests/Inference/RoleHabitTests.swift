import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// What the roles of a style expect and an app does not have.
@Suite struct RoleHabitTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// View models over clients of the network, one of which reads the settings itself, and more over use cases.
  private func app(useCases: Int = 0) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["App/Screens/Tram\(number)ViewModel.swift"] = """
        import Foundation
        final class Tram\(number)ViewModel {
          let client: Tram\(number)APIClient
          init(client: Tram\(number)APIClient) { self.client = client }
          func load() { \(number == 1 ? "_ = UserDefaults.standard.string(forKey: \"line\")" : "client.load()") }
        }
        """
      files["App/Network/Tram\(number)APIClient.swift"] = "final class Tram\(number)APIClient { func load() {} }\n"
    }
    for number in 0..<useCases {
      files["App/Domain/Load\(number)UseCase.swift"] = "struct Load\(number)UseCase { func execute() {} }\n"
      files["App/Screens/Load\(number)ViewModel.swift"] = """
        final class Load\(number)ViewModel {
          let useCase: Load\(number)UseCase
          init(useCase: Load\(number)UseCase) { self.useCase = useCase }
        }
        """
    }
    return files
  }

  private func skips(_ definition: InferredDefinition) -> Set<String> {
    Set((definition.result?.findings ?? []).filter { $0.rule == "skipped-layer" }.compactMap(\.target))
  }

  @Test func withoutUseCasesViewModelsUseClients() throws {
    let definition = try inferred(app())
    #expect(
      definition.text.contains(
        """
        roles:
          view-model:
            # No use cases: 12 of 12 view models use services and clients of the network, and may do so.
            skips: [data-source, network-route, storage]
            through: service
        """), "\(definition.text)")
    #expect(skips(definition) == ["UserDefaults"], "\(skips(definition))")
    let remedies = (definition.result?.findings ?? []).filter { $0.rule == "skipped-layer" }.map(\.remedy)
    #expect(remedies.allSatisfy { $0.hasPrefix("extract a service that calls `UserDefaults`") }, "\(remedies)")
  }

  @Test func withUseCasesTheyBypassThem() throws {
    let definition = try inferred(app(useCases: 4))
    #expect(definition.style != nil && !definition.text.contains("skips:"), "\(definition.text)")
    #expect(skips(definition).count == 13)
  }

  @Test func fewUseCasesAreNoLayer() throws {
    let definition = try inferred(app(useCases: 1))
    #expect(
      definition.text.contains(
        "# 1 screen or view model uses use cases: 12 of 13 view models use services and clients of the network,"
      ), "\(definition.text)")
    #expect(skips(definition) == ["UserDefaults"], "\(skips(definition))")
  }

  /// Screens over repositories, and view models that use them.
  private func screens(_ screens: Int, viewModels: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...max(screens, viewModels) {
      files["App/Domain/Repositories/Tram\(number)Repository.swift"] =
        "protocol Tram\(number)Repository { func load() }\n"
      files["App/Data/Repositories/Tram\(number)RepositoryImpl.swift"] =
        "final class Tram\(number)RepositoryImpl: Tram\(number)Repository { func load() {} }\n"
      if number <= screens {
        files["App/Screens/Tram\(number)ViewController.swift"] = """
          import UIKit
          final class Tram\(number)ViewController: UIViewController {
            var repository: (any Tram\(number)Repository)?
            override func viewDidLoad() { repository?.load() }
          }
          """
      }
      if number <= viewModels {
        files["App/Screens/Tram\(number)ViewModel.swift"] = """
          final class Tram\(number)ViewModel {
            let repository: any Tram\(number)Repository
            init(repository: any Tram\(number)Repository) { self.repository = repository }
            func load() { repository.load() }
          }
          """
      }
    }
    return files
  }

  @Test func whereMoreScreensThanViewModelsUseRepositoriesScreensMayDoSo() throws {
    let definition = try inferred(screens(8, viewModels: 2))
    #expect(
      definition.text.contains("No use cases: 8 screens and 2 view models use gateways and repositories"),
      "\(definition.text)")
    #expect(!skips(definition).contains { $0.hasSuffix("Repository") }, "\(skips(definition))")
    let usual = try inferred(screens(3, viewModels: 9))
    #expect(!usual.text.contains("No use cases: 3 screens"), "\(usual.text)")
    #expect(skips(usual).filter { $0.hasSuffix("Repository") }.count == 3, "\(skips(usual))")
  }

  private func useCases(several: Int, one: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<(several + one) {
      let more = number < several ? "\n  func change() -> Int { \(number) }\n  func count() -> Int { \(number) }" : ""
      files["App/Domain/UseCases/Tram\(number)UseCase.swift"] = """
        protocol Tram\(number)Repository { func load() -> Int }
        final class Tram\(number)UseCase {
          let repository: any Tram\(number)Repository
          init(repository: any Tram\(number)Repository) { self.repository = repository }
          func load() -> Int { repository.load() }\(more)
        }
        """
      files["App/Data/Repositories/Tram\(number)RepositoryImpl.swift"] =
        "final class Tram\(number)RepositoryImpl: Tram\(number)Repository { func load() -> Int { 0 } }\n"
    }
    return files
  }

  @Test func aConventionThatMostUseCasesBreakIsNone() throws {
    func found(_ definition: InferredDefinition) -> Int {
      (definition.result?.findings ?? []).count { $0.rule == "use-case-single-operation" }
    }
    let most = try inferred(useCases(several: 5, one: 2))
    #expect(
      most.text.contains("  # 5 of 7 use cases have several operations.\n  use-case-single-operation: off"),
      "\(most.text)")
    #expect(found(most) == 0)
    let few = try inferred(useCases(several: 3, one: 6))
    #expect(!few.text.contains("use-case-single-operation") && found(few) == 3, "\(few.text) \(found(few))")
  }

  /// View models that publish one state or three values.
  private func states(several: Int, one: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<(several + one) {
      let state =
        number < several
        ? "@Published private(set) var stops: [Int] = []\n  @Published private(set) var line = 0"
        : "@Published private(set) var state = 0"
      files["App/Presentation/Tram\(number)ViewModel.swift"] = """
        import Combine
        @MainActor final class Tram\(number)ViewModel: ObservableObject {
          \(state)
          let useCase: Tram\(number)UseCase
          init(useCase: Tram\(number)UseCase) { self.useCase = useCase }
        }
        """
      files["App/Domain/Tram\(number)UseCase.swift"] = """
        protocol Tram\(number)Repository { func load() -> Int }
        final class Tram\(number)UseCase {
          let repository: any Tram\(number)Repository
          init(repository: any Tram\(number)Repository) { self.repository = repository }
          func execute() -> Int { repository.load() }
        }
        """
      files["App/Data/Tram\(number)RepositoryImpl.swift"] =
        "final class Tram\(number)RepositoryImpl: Tram\(number)Repository { func load() -> Int { 0 } }\n"
    }
    return files
  }

  /// Of nine of ten, the rule itself makes one finding.
  @Test(arguments: [(4, 2, true), (9, 1, true), (3, 4, false)])
  func aStateThatMostViewModelsDivideIsNoConvention(several: Int, one: Int, isOff: Bool) throws {
    let definition = try inferred(states(several: several, one: one))
    let line =
      "  # \(several) of \(several + one) view models publish their state in several properties.\n  single-ui-state: off"
    #expect(definition.text.contains(line) == isOff, "\(definition.text)")
    #expect(definition.style == "repository")
    let found = (definition.result?.findings ?? []).filter { $0.rule == "single-ui-state" }
    #expect(found.isEmpty == isOff, "\(found)")
  }

  @Test func viewModelsBesideTheirViewsNeedNoFolder() throws {
    var files: [String: String] = [:]
    for number in 0..<4 {
      files["App/Coordinators/Tram\(number)Coordinator.swift"] = """
        import UIKit
        final class Tram\(number)Coordinator: Coordinator {
          func start() { navigationController.pushViewController(Tram\(number)ViewController(), animated: true) }
        }
        """
      files["App/Tram\(number)/Views/Tram\(number)ViewModel.swift"] = "final class Tram\(number)ViewModel {}\n"
      files["App/Tram\(number)/Views/Tram\(number)ViewController.swift"] =
        "import UIKit\nfinal class Tram\(number)ViewController: UIViewController {}\n"
    }
    files["App/Coordinators/Coordinator.swift"] = "protocol Coordinator { func start() }\n"
    let first = try loader.load(style: DefinitionInference.firstStyle)
    let definition = try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition(
      style: "coordinator")
    #expect(
      definition.text.contains(
        "  # 4 of 4 view models are in folders of other roles.\n  role-folder: { accept: [view-model] }"),
      "\(definition.text)")
    #expect(!(definition.result?.findings ?? []).contains { $0.rule == "role-folder" })
  }

  @Test func whatDataEncodesIsTheModelWhereThereIsNoDomain() throws {
    var files = app()
    for name in ["Stop", "Line", "Driver"] {
      files["App/CoreData/\(name).swift"] = "struct \(name): Codable { let id: Int }\n"
      files["App/Screens/\(name)View.swift"] =
        "import SwiftUI\nstruct \(name)View: View { let value: \(name); let answer: \(name)Response? }\n"
      files["App/Network/\(name)Response.swift"] = "struct \(name)Response: Codable { let id: Int }\n"
    }
    let definition = try inferred(files)
    #expect(
      definition.text.contains(
        "# No domain: 3 of 3 values that Data encodes, and that are not called transfers, are shown by screens, so\n"
          + "    # they are the models of the app."), "\(definition.text)")
    let leaks = Set((definition.result?.findings ?? []).filter { $0.rule == "dto-leak" }.compactMap(\.target))
    #expect(leaks == ["StopResponse", "LineResponse", "DriverResponse"], "\(leaks)")
  }

  /// Core Data and SwiftUI, without a domain. With one, its screens show objects of a database instead of models.
  @Test(arguments: [false, true])
  func whatTheDatabaseHasIsTheModelWhereThereIsNoDomain(hasDomain: Bool) throws {
    var files = app()
    for name in ["Stop", "Line", "Driver"] {
      files["App/CoreData/\(name).swift"] = "import CoreData\nfinal class \(name): NSManagedObject {}\n"
      files["App/Screens/\(name)View.swift"] = "import SwiftUI\nstruct \(name)View: View { let value: \(name) }\n"
      if hasDomain { files["App/Domain/\(name)Route.swift"] = "struct \(name)Route {}\n" }
    }
    let definition = try inferred(files)
    #expect(
      definition.text.contains("# No domain: 3 of 3 objects of a database are shown by screens") != hasDomain,
      "\(definition.text)")
    let leaks = Set((definition.result?.findings ?? []).filter { $0.rule == "dto-leak" }.compactMap(\.target))
    #expect(leaks == (hasDomain ? ["Stop", "Line", "Driver"] : []), "\(leaks)")
  }
}
