import Foundation
import Testing

@testable import strata

@Suite struct WhatIfTests {
  private static let files = [
    "strata.yml": "style: repository\n",
    "Sources/Domain/Repositories/ItemRepository.swift": "protocol ItemRepository { func items() }\n",
    "Sources/Domain/LoadUserUseCase.swift": """
    final class LoadUserUseCase {
      private let repository: UserRepository
      init(repository: UserRepository) { self.repository = repository }
      func load() async { await repository.user() }
    }

    """,
    "Sources/Data/UserRepository.swift": "protocol UserRepository { func user() async }\n",
  ]

  @Test func aMoveThatOpensNothing() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("whatif", "move", "UserRepository", "to", "Domain", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for text in [
      "move `UserRepository` to Sources/Domain/Repositories/UserRepository.swift (layer Domain)\n",
      "  move   Sources/Data/UserRepository.swift → Sources/Domain/Repositories/UserRepository.swift\n",
      "Closes 1 finding (1 error)\n  Sources/Data/UserRepository.swift:1:10: error: ", "[misplaced-type]",
      "Opens no finding\n", "no file was changed",
    ] { #expect(run.output.contains(text), "\(run.output)") }
    #expect(try folder.text("Sources/Data/UserRepository.swift").hasPrefix("protocol UserRepository"))
    // The same folder from another one.
    let inside = Run("whatif", "move", "UserRepository", "../Domain", in: folder.path + "/Sources/Data")
    #expect(
      inside.status == 0 && inside.output.contains("→ ../../Sources/Domain/UserRepository.swift"), "\(inside.output)")
  }

  @Test func aMoveThatOpensAnError() throws {
    let folder = try TestFolder(
      Self.files.merging([
        "Sources/Data/UserRepository.swift": "",
        "Sources/Domain/Repositories/UserRepository.swift": "protocol UserRepository { func user() async }\n",
        "Sources/Presentation/UserView.swift": "struct UserView {}\n",
      ]) { $1 })
    let run = Run(
      "whatif", "move", "UserRepository", "to", "Presentation", "--format", "json", in: folder.path)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1 && object["kind"] as? String == "move")
    #expect((object["summary"] as? [String: Int])?["opened"] == 1)
    let opened = try #require(object["opened"] as? [[String: Any]])
    #expect(opened.map { $0["rule"] as? String } == ["misplaced-type"])
    #expect(opened.first?["baselined"] as? Bool == false)
    let changes = try #require(object["changes"] as? [[String: String]])
    #expect(changes.first?["kind"] == "move" && changes.first?["path"] == "Sources/Presentation/UserRepository.swift")
  }

  @Test func theBaselineIsNamed() throws {
    let folder = try TestFolder(Self.files)
    #expect(Run("check", "--write-baseline", in: folder.path).status == 0)
    let run = Run("whatif", "move", "UserRepository", "Domain", in: folder.path)
    #expect(run.output.contains("(accepted by the baseline)"), "\(run.output)")
  }

  @Test(arguments: [
    (["move"], "usage: strata whatif move TYPE [to] LAYER|FOLDER"),
    (["mve", "A", "B"], "unknown change 'mve'; did you mean 'move'?"),
    (["move", "UserRepositry", "Domain"], "there is no type 'UserRepositry'; did you mean 'UserRepository'?"),
    (["move", "UserRepository", "Domian"], "there is no layer or folder 'Domian'; did you mean 'Domain'?"),
    (["move", "UserRepository", "Nowhere"], "layers are "),
    (["move", "UserRepository", "../../elsewhere"], "is outside the project"),
    (["move", "UserRepository", "Data"], "is already declared in layer Data"),
    (["move", "UserRepository", "Pods/Domain"], "would not be checked"),
  ])
  func mistakes(arguments: [String], message: String) throws {
    let folder = try TestFolder(Self.files)
    let run = Run(["whatif"] + arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)\(run.output)")
  }

  @Test func aNameOfTwoTypes() throws {
    let folder = try TestFolder(
      Self.files.merging(["Sources/Data/Row.swift": "enum A { struct Row {} }\nenum B { struct Row {} }\n"]) { $1 })
    let run = Run("whatif", "move", "Row", "Domain", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("is the name of 2 types; which one?"), "\(run.errors)")
  }
}
