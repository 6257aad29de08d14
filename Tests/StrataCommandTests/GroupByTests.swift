import Foundation
import Testing

@testable import strata

@Suite struct GroupByTests {
  /// Screens use a type of Data that could be in Domain, and a use case a class of Data.
  private static var files: [String: String] {
    var files = [
      "strata.yml": "style: repository\n",
      "Sources/Domain/Models/User.swift": "struct User { let id: Int }\n",
      "Sources/Data/SortOrder.swift": "struct SortOrder { var isDescending = false }\n",
      "Sources/Data/Clock.swift": "final class SystemClock { func now() -> Int { 1 } }\n",
    ]
    for name in ["List", "Detail", "Search", "Profile"] {
      files["Sources/Presentation/\(name)View.swift"] = """
        import SwiftUI
        struct \(name)View: View {
          var order: SortOrder
          var body: some View { Text("\\(order.isDescending)") }
        }

        """
    }
    for name in ["Load", "Save", "Delete"] {
      files["Sources/Domain/UseCases/\(name)UserUseCase.swift"] = """
        final class \(name)UserUseCase {
          private let clock: SystemClock
          init(clock: SystemClock) { self.clock = clock }
          func execute() async -> Int { clock.now() }
        }

        """
    }
    return files
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func everyCauseIsWhatItsCommandPrints() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("check", "--group-by", "cause", "--format", "json", in: folder.path)
    #expect(run.status == 1, "\(run.errors)")
    let object = try Self.object(run.output)
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes.count == 2, "\(run.output)")
    for cause in causes {
      let command = try #require(cause["command"] as? String)
      let arguments = command.split(separator: " ").dropFirst().map(String.init)
      let outcome = try Self.object(Run(arguments + ["--format", "json"], in: folder.path).output)
      let summary = try #require(outcome["summary"] as? [String: Int])
      #expect(summary["closed"] == cause["closes"] as? Int, "\(command)")
      #expect(summary["opened"] == cause["opens"] as? Int, "\(command)")
    }
    let findings = try #require(object["findings"] as? [[String: Any]])
    for cause in causes {
      let numbers = try #require(cause["findings"] as? [Int])
      #expect(numbers.allSatisfy { findings[$0]["cause"] as? String == cause["change"] as? String })
    }
  }

  @Test func aCommandNamesTheDefinitionOfTheRun() throws {
    var files = Self.files
    files["other.yml"] = files.removeValue(forKey: "strata.yml")
    let folder = try TestFolder(files)
    let definition = ["--config", "other.yml"]
    let run = Run(["check", "--group-by", "cause", "--format", "json"] + definition, in: folder.path)
    let causes = try #require(Self.object(run.output)["causes"] as? [[String: Any]])
    let command = try #require(causes.first?["command"] as? String)
    #expect(command.hasSuffix(definition.joined(separator: " ")), "\(command)")
    let outcome = Run(command.split(separator: " ").dropFirst().map(String.init), in: folder.path)
    #expect(outcome.status < 2, "\(outcome.errors)")
  }

  /// What it provides is passed to its users.
  @Test func aCompositionRootIsNotMoved() throws {
    var files = Self.files
    files["Sources/CompositionRoot/DIContainer.swift"] = "final class DIContainer { let clock = SystemClock() }\n"
    for name in ["First", "Second", "Third"] {
      files["Sources/Presentation/\(name)View.swift"] = """
        import SwiftUI
        struct \(name)View: View {
          let container: DIContainer
          var body: some View { Text("\(name)") }
        }

        """
    }
    let folder = try TestFolder(files)
    let run = Run("check", "--group-by", "cause", "--format", "json", in: folder.path)
    let object = try Self.object(run.output)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count { $0["target"] as? String == "DIContainer" } == 3, "\(run.output)")
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes.count == 2, "\(run.output)")
  }

  @Test func textHasASectionForEachCause() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("check", "--group-by", "cause", in: folder.path)
    #expect(run.output.hasPrefix("== "), "\(run.output)")
    #expect(run.output.contains("strata whatif move SortOrder "), "\(run.output)")
    #expect(run.output.contains("\nCauses: 2 changes close "), "\(run.output)")
  }

  @Test func theOrderOfFindingsIsAllThatChanges() throws {
    let folder = try TestFolder(Self.files)
    func lines(_ arguments: String...) -> [String] {
      Run(["check"] + arguments, in: folder.path).output.split(separator: "\n").map(String.init)
        .filter { $0.contains(": error: ") || $0.contains(": warning: ") }.sorted()
    }
    let all = lines()
    for grouping in ["cause", "rule", "file", "type"] { #expect(lines("--group-by", grouping) == all) }
  }

  @Test func ownersComeFromTheRepository() throws {
    var files = Self.files
    files["CODEOWNERS"] = "/Sources/Data/ @data\n/Sources/Presentation/ @ui\n!x @nobody\n"
    let folder = try TestFolder(files)
    let run = Run("check", "--group-by", "owner", in: folder.path)
    #expect(run.output.contains("== @ui: "), "\(run.output)")
    #expect(run.output.contains("== no owner: "), "\(run.output)")
    #expect(run.errors.contains("CODEOWNERS:3: '!x' is no pattern of CODEOWNERS; the line is ignored"))
    // GitHub looks there first.
    try folder.write("* @all\n", to: ".github/CODEOWNERS")
    #expect(Run("check", "--group-by", "owner", in: folder.path).output.hasPrefix("== @all: "))
  }

  @Test func withoutCodeOwnersThereAreNoOwners() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("check", "--group-by", "owner", in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("--group-by owner needs a file CODEOWNERS; there is none in "), "\(run.errors)")
  }

  @Test func anUnreadableFileIsAnError() throws {
    let folder = try TestFolder(Self.files)
    try folder.write("", to: "CODEOWNERS/File")
    let run = Run("check", "--group-by", "owner", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("CODEOWNERS"), "\(run.errors)")
  }

  @Test(arguments: [
    (["--group-by", "cuase"], "'cuase' is unknown; the values are cause, rule, file, type, owner"),
    (["--group-by", "rule", "--format", "sarif"], "reports in format sarif have no groups"),
    (["--group-by", "rule", "--format", "json"], "findings in json have their rule, file and symbol"),
  ]) func mistakes(_ arguments: [String], _ message: String) throws {
    let folder = try TestFolder(Self.files)
    let run = Run(["check"] + arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
