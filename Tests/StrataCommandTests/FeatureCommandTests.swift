import Foundation
import Testing

@testable import strata

/// `strata add`, `remove` and `rename`, from the command line.
@Suite struct FeatureCommandTests {
  private static let files = [
    "strata.yml": "style: repository\nrules: {missing-test: off, prefer-fake: off}\n",
    "Sources/Domain/Models/User.swift":
      "/// A user.\nstruct User: Sendable {\n  let id: String\n  let name: String\n}\n",
    "Sources/Domain/Repositories/UserRepository.swift":
      "protocol UserRepository: Sendable {\n  func getUsers() async throws -> [User]\n}\n",
    "Sources/Domain/UseCases/GetUsersUseCase.swift": """
    struct GetUsersUseCase: Sendable {
      private let userRepository: any UserRepository

      init(userRepository: any UserRepository) { self.userRepository = userRepository }

      func execute() async throws -> [User] { try await userRepository.getUsers() }
    }

    """,
    "Sources/Data/DTO/UserDto.swift": """
    struct UserDto: Decodable, Sendable {
      let id: String
      let name: String

      var user: User { User(id: id, name: name) }
    }

    """,
    "Sources/Data/Repositories/UserRepositoryImpl.swift": """
    struct UserRepositoryImpl: UserRepository {
      func getUsers() async throws -> [User] { [UserDto(id: "1", name: "Ada")].map(\\.user) }
    }

    """,
    "Sources/App/AppDependencies.swift": """
    /// The composition root.
    struct AppDependencies {
      func getUsersUseCase() -> GetUsersUseCase {
        GetUsersUseCase(userRepository: UserRepositoryImpl())
      }
    }

    """,
  ]

  private func app(_ more: [String: String] = [:]) throws -> TestFolder {
    try TestFolder(Self.files.merging(more) { $1 })
  }

  private func files(_ folder: TestFolder) throws -> [String: String] {
    let root = URL(filePath: folder.path)
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    var files: [String: String] = [:]
    for path in paths
    where (try? root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
      files[path] = try folder.text(path)
    }
    return files
  }

  @Test func aFeatureIsAddedWithItsWiringAndARecord() throws {
    let folder = try app()
    let run = Run("add", "feature", "PressKit", "--like", "User", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("6 files created, 1 file edited:\n"), "\(run.output)")
    #expect(
      try folder.text("Sources/Domain/Models/PressKit.swift").hasPrefix("/// A press kit.\nstruct PressKit: Sendable {")
    )
    let root = try folder.text("Sources/App/AppDependencies.swift")
    #expect(root.contains("  func getPressKitsUseCase() -> GetPressKitsUseCase {\n"))
    let record = try folder.text("strata-grown.jsonl").split(separator: "\n")
    #expect(
      record.count == 6 && record.count { $0.contains("\"before\": ") } == 1
        && record.allSatisfy { $0.hasPrefix("{\"feature\": \"PressKit\", \"like\": \"User\", \"path\": ") })
    #expect(Run("check", "--strict", in: folder.path).status == 0)
    let again = Run("add", "feature", "PressKit", "--like", "User", in: folder.path)
    #expect(again.status == 2 && again.errors.contains("exists already"), "\(again.errors)")
  }

  @Test func addAndRemoveLeaveTheSameBytes() throws {
    let folder = try app()
    #expect(Run("add", "feature", "PressKit", "--like", "User", in: folder.path).status == 0)
    let run = Run("remove", "feature", "PressKit", in: folder.path)
    #expect(run.status == 0 && run.output.contains("deleted"), "\(run.errors)")
    #expect(try files(folder) == Self.files)
  }

  @Test func aPlanIsPrintedAndNothingIsWritten() throws {
    let folder = try app()
    for command in [
      ["add", "feature", "PressKit"], ["remove", "feature", "User"], ["rename", "feature", "User", "Person"],
    ] {
      for option in [["--dry-run"], ["--diff"], ["--format", "json"]] {
        let run = Run(command + option, in: folder.path)
        #expect(run.status == 0 && run.output.contains("swift"), "\(command) \(option): \(run.errors)")
      }
    }
    #expect(try files(folder) == Self.files)
  }

  @Test func aFeatureIsRenamedWithItsFiles() throws {
    let folder = try app()
    let run = Run("rename", "feature", "User", "Person", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let all = try files(folder)
    #expect(all.count == Self.files.count && !all.values.contains { $0.lowercased().contains("user") })
    #expect(
      all["Sources/Domain/UseCases/GetPeopleUseCase.swift"]?.contains("func execute() async throws -> [Person]") == true
    )
    #expect(Run("rename", "feature", "Person", "User", in: folder.path).status == 0)
    #expect(try files(folder) == Self.files)
  }

  @Test func whatIsUsedIsNotRemoved() throws {
    let path = "Sources/Domain/Models/Team.swift"
    let folder = try app([path: "struct Team: Sendable {\n  let lead: User\n}\n"])
    let run = Run("remove", "feature", "User", in: folder.path)
    #expect(
      run.status == 2 && run.errors.contains("User is used") && run.errors.contains("\(path):2:"), "\(run.errors)")
    #expect(try files(folder) == Self.files.merging([path: "struct Team: Sendable {\n  let lead: User\n}\n"]) { $1 })
  }

  @Test func editedFilesAreKept() throws {
    let folder = try app()
    #expect(Run("add", "feature", "PressKit", "--like", "User", in: folder.path).status == 0)
    try folder.write("struct PressKitDto {}\n", to: "Sources/Data/DTO/PressKitDto.swift")
    let run = Run("remove", "feature", "PressKit", in: folder.path)
    #expect(
      run.status == 0
        && run.output.contains("Edited since they were written, and kept:\n  Sources/Data/DTO/PressKitDto.swift"))
    var expected = Self.files
    expected["Sources/Data/DTO/PressKitDto.swift"] = "struct PressKitDto {}\n"
    #expect(try files(folder) == expected)
  }

  @Test func findingsOfTheExemplarAreInheritedOnlyIfAccepted() throws {
    let view =
      "import SwiftUI\n\nstruct UserView: View {\n  let userRepository: any UserRepository\n  var body: some View { Text(\"\") }\n}\n"
    let folder = try app(["Sources/Presentation/User/UserView.swift": view])
    let run = Run("add", "feature", "PressKit", "--like", "User", in: folder.path)
    #expect(run.status == 1 && run.errors.contains("--accept-findings writes it nevertheless"), "\(run.errors)")
    #expect(try files(folder).count == Self.files.count + 1)
    let accepted = Run("add", "feature", "PressKit", "--like", "User", "--accept-findings", in: folder.path)
    #expect(accepted.status == 0 && accepted.output.contains("Findings like those of User:"), "\(accepted.errors)")
  }

  @Test func exemplarsAreListed() throws {
    let folder = try app()
    let run = Run("add", "--list", in: folder.path)
    #expect(
      run.output.hasPrefix("Features that can be exemplars, the most complete first:\n  User: 5 files of its own\n"),
      "\(run.output)")
  }

  @Test(
    arguments: [
      (["add", "feature"], "needs a name"), (["add", "widget", "A"], "has no 'widget'"),
      (["add", "feature", "A-b", "--like", "A b"], "cannot be the exemplar"),
      (["add", "feature", "1"], "cannot be the name of a feature"),
      (["add", "feature", "Order", "--like", "Basket"], "no file declares only"),
      (["add", "feature", "Order", "--fields", "a Int"], "a Int"),
      (["remove", "feature", "Basket"], "no file declares only"),
      (["remove", "widget", "Basket"], "has no 'widget'"),
      (["rename", "feature", "Basket", "Order"], "no file declares only"),

    ] as [([String], String)])
  func whatDoesNotFitIsSaid(arguments: [String], message: String) throws {
    let folder = try app()
    let run = Run(arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try files(folder) == Self.files)
  }

  @Test func aNameThatExistsIsNotTaken() throws {
    let folder = try app(["Sources/Domain/Models/Team.swift": "struct Team: Sendable {}\n"])
    for command in [["rename", "feature", "User", "Team"], ["add", "feature", "Team", "--like", "User"]] {
      let run = Run(command, in: folder.path)
      #expect(run.status == 2 && run.errors.contains("Sources/Domain/Models/Team.swift"), "\(run.errors)")
    }
  }

  @Test func withoutAPlaceForTheJournalNothingIsWritten() throws {
    let folder = try app()
    let command = ["add", "feature", "PressKit", "--like", "User"]
    #expect(Run(command + ["--diff"], in: folder.path, environment: [:]).status == 0)
    let run = Run(command, in: folder.path, environment: [:])
    #expect(run.status == 2 && run.errors.contains("the journal that makes the change whole"), "\(run.errors)")
    #expect(try files(folder) == Self.files)
  }

  @Test func aDamagedRecordIsReported() throws {
    let folder = try app(["strata-grown.jsonl": "\nnothing\n"])
    let run = Run("remove", "feature", "User", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("strata-grown.jsonl:2:"), "\(run.errors)")
  }
}
