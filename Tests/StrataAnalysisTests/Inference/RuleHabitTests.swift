import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Rules about conventions that an app does not follow are off in the definition that is inferred for it.
@Suite struct RuleHabitTests {
  private func found(_ rule: String, _ definition: InferredDefinition) -> Int {
    (definition.result?.findings ?? []).filter { $0.rule == rule }.count
  }

  /// View models over services.
  /// - Parameter defaults: how many of the twelve have a default for theirs.
  private func viewModels(withDefaults defaults: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["App/Screens/Stop\(number)ViewModel.swift"] = """
        final class Stop\(number)ViewModel {
          let service: Stop\(number)Service
          init(service: Stop\(number)Service\(number <= defaults ? " = Stop\(number)Service()" : "")) {
            self.service = service
          }
        }
        """
      files["App/Data/Stop\(number)Service.swift"] = "final class Stop\(number)Service { func load() {} }\n"
    }
    return files
  }

  @Test(arguments: [(9, true), (6, false), (2, false)])
  func defaultsThatMostTypesHaveAreAConvention(defaults: Int, isOff: Bool) throws {
    let definition = try inferred(viewModels(withDefaults: defaults))
    #expect(
      definition.text.contains(
        """
          # 9 of 12 types that take dependencies have defaults for them.
          default-argument-instantiation: off
        """) == isOff, "\(definition.text)")
    #expect(found("default-argument-instantiation", definition) == (isOff ? 0 : defaults))
  }

  /// Controllers of screens in two folders, which read the settings themselves.
  /// - Parameter viewModels: how many of the nine have a view model.
  private func controllers(withViewModels viewModels: Int) -> [String: String] {
    var files: [String: String] = [
      "App/Settings/Keys.swift": "enum Keys { static let line = \"line\" }\nstruct Tram { let length: Int }\n"
    ]
    for number in 1...9 {
      files["App/Screens/Stop\(number)ViewController.swift"] = """
        import UIKit
        final class Stop\(number)ViewController: UIViewController {
          \(number <= viewModels ? "var viewModel: Stop\(number)ViewModel?" : "")
          override func viewDidLoad() { _ = UserDefaults.standard.string(forKey: Keys.line) }
          var trams: [Tram] = []
          func long() -> [Tram] { trams.filter { $0.length > 30 } }
        }
        """
      if number <= viewModels {
        files["App/Screens/Stop\(number)ViewModel.swift"] =
          "final class Stop\(number)ViewModel { func load() -> Int { \(number) } }\n"
      }
    }
    return files
  }

  @Test(arguments: [(2, true), (9, false)])
  func screensWithoutViewModelsAreControllers(viewModels: Int, isOff: Bool) throws {
    let definition = try inferred(controllers(withViewModels: viewModels))
    #expect(definition.style == nil, "\(definition.text)")
    #expect(
      definition.text.contains(
        """
          # 9 of 9 views use storages and clients of the network themselves, and 2 have a view model or presenter.
          skipped-layer: off
        """) == isOff, "\(definition.text)")
    #expect(found("skipped-layer", definition) == (isOff ? 0 : 9))
    #expect(definition.text.contains("logic-in-view: off") == isOff)
  }

  /// Features whose screens lead to each other.
  /// - Parameter tied: how many of the eight use all of these.
  private func features(tied: Int) -> [String: String] {
    var files = viewModels(withDefaults: 0)
    for number in 1...8 {
      let others = number <= tied ? (1...tied).filter { $0 != number } : []
      files["App/Features/Line\(number)/Line\(number)Screen.swift"] = """
        final class Line\(number)Screen {
          \(others.map { "var screen\($0): Line\($0)Screen?" }.joined(separator: "\n  "))
        }
        """
    }
    return files
  }

  @Test(arguments: [(5, true), (4, false)])
  func featuresThatAllLeadToEachOtherAreNoParts(tied: Int, isOff: Bool) throws {
    let definition = try inferred(features(tied: tied))
    let reason = "5 of 8 features depend on each other in cycles"
    #expect(definition.text.contains(reason) == isOff, "\(definition.text)")
    // The severity is that of the style.
    #expect(definition.text.contains("  layer-cycle: { of: [layers, modules] }\n") == isOff, "\(definition.text)")
    #expect((found("layer-cycle", definition) == 0) == isOff)
  }

  /// Screens that reach their services, in an app that no style describes.
  /// - Parameter singletons: how many of the nine get theirs from a singleton; the others take it.
  private func screens(withSingletons singletons: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...9 {
      let isSingleton = number <= singletons
      files["App/Screens/Stop\(number)Screen.swift"] = """
        final class Stop\(number)Screen {
          \(isSingleton ? "" : "let board: Board\(number)\n  init(board: Board\(number)) { self.board = board }")
          func open() { \(isSingleton ? "Board\(number).shared" : "board").show() }
        }
        """
      files["App/Boards/Board\(number).swift"] = """
        final class Board\(number) {
          \(isSingleton ? "static let shared = Board\(number)()" : "")
          func show() {}
        }
        """
    }
    return files
  }

  @Test(arguments: [(6, true), (4, false)])
  func singletonsThatMostTypesUseAreAConvention(singletons: Int, isOff: Bool) throws {
    let definition = try inferred(screens(withSingletons: singletons))
    #expect(definition.style == nil, "\(definition.text)")
    #expect(
      definition.text.contains(
        """
          # 6 of 9 types that use objects of the project get them from singletons and containers.
          service-locator: off
        """) == isOff, "\(definition.text)")
    #expect(found("service-locator", definition) == (isOff ? 0 : singletons))
  }

  /// - Parameter open: how many of the twelve view models let others set their state.
  @Test(arguments: [(7, true), (6, false)])
  func stateThatOthersMaySetIsAConvention(open: Int, isOff: Bool) throws {
    var files = viewModels(withDefaults: 0)
    for number in 1...12 {
      files["App/Screens/Stop\(number)ViewModel.swift"] = """
        final class Stop\(number)ViewModel: ObservableObject {
          @Published \(number <= open ? "" : "private(set) ")var trams: [Int] = []
          let service: Stop\(number)Service
          init(service: Stop\(number)Service) { self.service = service }
        }
        """
    }
    let definition = try inferred(files)
    #expect(
      definition.text.contains(
        """
          # 7 of 12 view models let others set their state.
          mutable-published-state: off
        """) == isOff, "\(definition.text)")
    #expect(found("mutable-published-state", definition) == (isOff ? 0 : open))
  }

  /// Two modules have types of one name: of one of them, nothing is known to break the rule.
  @Test func typesOfOneNameInTwoModulesAreTwo() throws {
    var files = viewModels(withDefaults: 9)
    files["Kit/Package.swift"] = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    for number in 1...3 {
      files["Kit/Sources/Kit/Stop\(number)ViewModel.swift"] = """
        public final class Stop\(number)ViewModel { let board: Board; init(board: Board) { self.board = board } }
        """
    }
    files["Kit/Sources/Kit/Board.swift"] = "final class Board {}"
    let text = try inferred(files).text
    #expect(text.contains("# 9 of 12 types that take dependencies have defaults for them."), "\(text)")
  }

  /// Use cases and repositories with names of their own, most of which hold several operations.
  private func namedInteractors(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...count {
      files["App/Domain/Stop\(number)Interactor.swift"] = """
        protocol Stop\(number)InteractorProtocol { func load() async throws; func save() async throws }
        final class Stop\(number)Interactor: Stop\(number)InteractorProtocol {
          let repository: Stop\(number)RepositoryProtocol
          init(repository: Stop\(number)RepositoryProtocol) { self.repository = repository }
          func load() async throws { try await repository.load() }
          func save() async throws {}
        }
        protocol Stop\(number)RepositoryProtocol { func load() async throws }
        """
      files["App/Data/Stop\(number)Repository.swift"] =
        "final class Stop\(number)Repository: Stop\(number)RepositoryProtocol { func load() async throws {} }\n"
      files["App/Presentation/Stop\(number)ViewModel.swift"] = """
        final class Stop\(number)ViewModel {
          let interactor: Stop\(number)InteractorProtocol
          init(interactor: Stop\(number)InteractorProtocol) { self.interactor = interactor }
        }
        """
    }
    return files
  }

  @Test func namesAndOperationsOfMostTypesAreConventions() throws {
    let definition = try inferred(namedInteractors(8))
    #expect(definition.text.contains("use-case-single-operation: off"), "\(definition.text)")
    #expect(definition.text.contains("role-name: { "), "\(definition.text)")
    #expect(found("role-name", definition) == 0, "\(definition.text)")
  }
}
