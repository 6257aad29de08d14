import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Whether a style fits a code base: by its roles, or by the types and the references that agree with it.
@Suite struct StyleFitTests {
  /// Screens of many small types, with few use cases for so many types.
  /// - Parameter isInward: whether Domain uses nothing outside.
  private func app(isInward: Bool, protocolsOnly: Bool = false) -> [String: String] {
    var files: [String: String] = [:]
    for screen in 1...9 {
      for part in ["Header", "Footer", "Row", "Menu", "Badge", "Chart", "Legend", "Marker"] {
        files["App/Presentation/Screen\(screen)/\(part)\(screen).swift"] =
          "struct \(part)\(screen) { let stop: Stop\(screen) }\n"
      }
      let use = isInward ? "" : "; let row: Row\(screen); let menu: Menu\(screen)"
      files["App/Domain/Stop\(screen).swift"] = "struct Stop\(screen) { let name: String\(use) }\n"
      files["App/Data/Loader\(screen).swift"] = "struct Loader\(screen) { let stop: Stop\(screen) }\n"
      if protocolsOnly {
        files["App/Domain/Find\(screen)UseCase.swift"] = "protocol Find\(screen)UseCase { func find() }\n"
      }
    }
    return files
  }

  @Test func nearlyAllTypesAndReferencesThatAgreeAreEnough() throws {
    let definition = try inferred(app(isInward: true))
    #expect(definition.style == "repository")
    #expect(
      definition.observations[0]
        == "style repository: 90 of 90 types that are not nested are in its layers, and it allows 81 of 81 references between "
        + "these layers")
  }

  @Test func referencesThatDisagreeAreEvidenceAgainstIt() throws {
    let definition = try inferred(app(isInward: false))
    #expect(definition.style == nil)
    #expect(
      definition.observations[0].hasPrefix(
        "no built-in style fits (of repository, 90 of 90 types that are not nested are in its layers, and it allows 81 of 99 "
          + "references between these layers), so the layers are the folders"),
      "\(definition.observations[0])")
  }

  @Test func protocolsAreRoles() throws {
    let definition = try inferred(app(isInward: false, protocolsOnly: true))
    #expect(definition.style == "repository" && definition.reason == "9 types named …UseCase")
  }

  /// View models over services, without a domain between.
  /// - Parameter domain: how many view models use types of a domain.
  private func screens(usingDomain domain: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["App/Screens/Stop\(number)ViewModel.swift"] = """
        final class Stop\(number)ViewModel {
          let service: Stop\(number)Service\(number <= domain ? "; let stop: Stop\(number)" : "")
          init(service: Stop\(number)Service\(number <= domain ? ", stop: Stop\(number)" : "")) {
            self.service = service\(number <= domain ? "; self.stop = stop" : "")
          }
        }
        """
      files["App/Data/Stop\(number)Service.swift"] = "final class Stop\(number)Service {}\n"
      if number <= domain { files["App/Domain/Stop\(number).swift"] = "struct Stop\(number) {}\n" }
    }
    return files
  }

  /// Screens with presenters show values that are called view models.
  @Test func presentersAreAnotherArchitecture() throws {
    var files = screens(usingDomain: 0)
    for number in 1...8 {
      files["App/Screens/Stop\(number)Presenter.swift"] = """
        protocol Stop\(number)View: AnyObject { func show(_ model: Stop\(number)ViewModel) }
        final class Stop\(number)Presenter { weak var view: Stop\(number)View? }
        """
    }
    #expect(try inferred(files).style == nil)
  }

  @Test func anAppWithoutADomainHasAStyle() throws {
    let definition = try inferred(screens(usingDomain: 0))
    #expect(definition.style == "repository" && definition.reason == "12 view models")
    #expect(
      definition.text.contains(
        """
        layers:
          Presentation:
            # 24 references run Presentation → Data, 0 to the layers that the style allows. Without this line they are
            # findings.
            uses+: [Data]
        """), "\(definition.text)")
    #expect(definition.result?.findings.contains { $0.rule == "dependency-rule" } == false)
  }

  /// Where more views read the data themselves than have a view model, they are the controllers of the app.
  @Test(arguments: [(12, true), (13, false)])
  func controllersThatReadTheDataAreAnotherArchitecture(controllers: Int, fits: Bool) throws {
    var files = screens(usingDomain: 0)
    for number in 1...12 {
      files["App/Screens/Stop\(number)ViewController.swift"] =
        "import UIKit\nfinal class Stop\(number)ViewController: UIViewController { var model: Stop\(number)ViewModel? }\n"
    }
    files["App/Data/BoardStorage.swift"] = "final class BoardStorage { func boards() -> [Int] { [] } }\n"
    for number in 1...controllers {
      files["App/Screens/Board\(number)ViewController.swift"] =
        "import UIKit\nfinal class Board\(number)ViewController: UIViewController { let storage: BoardStorage? = nil }\n"
    }
    let definition = try inferred(files)
    #expect((definition.style == "repository") == fits, "\(definition.text)")
  }

  /// Between types that may use everything, a style finds nothing.
  @Test(arguments: [(10, true), (14, false)])
  func aStyleThatLeavesMuchNeutralDoesNotFit(helpers: Int, fits: Bool) throws {
    var files = screens(usingDomain: 0)
    for number in 1...helpers { files["App/Utils/Helper\(number).swift"] = "struct Helper\(number) {}\n" }
    let definition = try inferred(files)
    #expect((definition.style == "repository") == fits, "\(definition.text)")
    #expect(
      definition.observations[0].hasPrefix(
        "no built-in style fits (with repository, 14 of 38 types would be in neutral layers), so the layers are the folders"
      )
        != fits, "\(definition.observations[0])")
  }

  /// What most references of a layer do is allowed where the style forbids more than it allows, and advice elsewhere.
  @Test(arguments: [(0, true), (6, false)])
  func whatMostReferencesDoIsAllowedWhereTheStyleIsMostlyBroken(mappers: Int, isAllowed: Bool) throws {
    var files = screens(usingDomain: 6)
    for number in 0..<mappers {
      files["App/Data/Stop\(number + 1)Mapper.swift"] =
        "struct Stop\(number + 1)Mapper { let stop: Stop\(number + 1); let next: Stop\((number + 1) % 6 + 1) }\n"
    }
    let definition = try inferred(files)
    #expect(definition.text.contains("\n    uses+: [Data]\n") == isAllowed, "\(definition.text)")
    #expect(definition.text.contains("\n#   Presentation: { uses+: [Data] }\n") != isAllowed, "\(definition.text)")
    #expect(definition.result?.findings.contains { $0.rule == "dependency-rule" } != isAllowed)
  }

  /// The domain of a style uses nothing: all that it uses would be nine tenths of it.
  @Test func theDomainHasNoHabits() throws {
    var files = app(isInward: true, protocolsOnly: true)
    for number in 1...9 {
      files["App/Domain/Stop\(number).swift"] =
        "struct Stop\(number) { let first: Loader\(number); let next: Loader\(number % 9 + 1) }\n"
    }
    let definition = try inferred(files)
    #expect(definition.style == "repository" && !definition.text.contains("uses+"), "\(definition.text)")
    #expect(definition.result?.findings.contains { $0.rule == "dependency-rule" } == true)
  }

  /// The types of a schema are called `…Repository` because they are about repositories of code.
  @Test func nestedTypesAreNoRoles() throws {
    var files = screens(usingDomain: 0)
    files["App/Data/Schema.swift"] =
      "enum Schema {\n" + (1...9).map { "  struct Node\($0)Repository { let id: Int }\n" }.joined() + "}\n"
    #expect(try inferred(files).reason == "12 view models")
  }

  /// Many view models over few services.
  /// - Parameter sources: how many files get data.
  private func screensAndServices(sources: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...160 {
      files["App/Screens/Stop\(number)ViewModel.swift"] =
        "final class Stop\(number)ViewModel { let service: Stop1Service? = nil }\n"
    }
    for number in 1...20 {
      files["App/Services/Stop\(number)Service.swift"] = "final class Stop\(number)Service { func load() {} }\n"
    }
    for number in 1...sources {
      files["App/Data/Stop\(number)File.swift"] = "import CoreData\nstruct Stop\(number)File { let line: Int }\n"
    }
    return files
  }

  /// Two files of 182 are no layer into which the app was divided: most references would be judged by nothing.
  @Test(arguments: [(2, false), (12, true)])
  func aLayerHasAShareOfTheTypes(sources: Int, fits: Bool) throws {
    let definition = try inferred(screensAndServices(sources: sources))
    #expect((definition.style != nil) == fits, "\(definition.text)")
  }
}
