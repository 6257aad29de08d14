import Testing

@testable import strata

/// `strata init`, from the command line.
@Suite struct InitCommandTests {
  private func app() throws -> TestFolder {
    try TestFolder([
      "Game/Board/Board.swift": "struct Board { let piece: Piece }\nstruct Field {}\nstruct Row { let piece: Piece }\n",
      "Game/Pieces/Piece.swift":
        "struct Piece {}\nstruct Knight { let piece: Piece }\nstruct Rook { var field: Field? }\n",
      "Game/Table/Table.swift": "struct Table { let board: Board }\nstruct Chair {}\nstruct Lamp {}\n",
    ])
  }

  @Test func writesADefinitionThatIsChecked() throws {
    let folder = try app()
    let run = Run("init", in: folder.path)
    #expect(run.status == 0 && run.output.hasPrefix("strata.yml is written:\n"), "\(run.errors)")
    #expect(
      run.output.contains("9 of 9 types, nested ones included, have a layer; 1 error, 0 warnings today"),
      "\(run.output)")
    #expect(Run("check", "--strict", in: folder.path).output.contains("[dependency-rule]"))
  }

  @Test func checkWithoutADefinitionSaysWhatItWouldWrite() throws {
    let folder = try app()
    let run = Run("check", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("strata init    # no built-in style fits, so the layers are folders\n"), "\(run.errors)")
    let shop = try TestFolder([:])
    for name in ["Cart", "User", "Bill"] {
      try shop.write("struct \(name)RepositoryImpl { let cart: Load\(name)UseCase }\n", to: "A/Data/\(name).swift")
      try shop.write("struct Load\(name)UseCase {}\n", to: "A/Domain/\(name).swift")
      try shop.write("struct \(name)View { let load: Load\(name)UseCase }\n", to: "A/Presentation/\(name).swift")
    }
    #expect(Run("check", in: shop.path).errors.contains("--style repository    # 3 types named …Repository\n"))
  }

  @Test func longListsAreInTheFileOnly() throws {
    var files: [String: String] = [:]
    for first in "ABCDEF" {
      for number in 1...3 {
        let others = "ABCDEF".filter { $0 != first }.map { "let a\($0): \($0)1" }.joined(separator: "; ")
        let uses = number == 1 ? others : ""
        files["Game/Part\(first)/\(first)\(number).swift"] = "struct \(first)\(number) { \(uses) }\n"
      }
    }
    let folder = try TestFolder(files)
    let run = Run("init", in: folder.path)
    #expect(run.output.contains("\n  - and 4 more, in comments of the file\n"), "\(run.output)")
  }

  @Test func neverReplacesADefinition() throws {
    let folder = try app()
    try folder.write("style: gateway\n", to: "strata.yml")
    let run = Run("init", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("strata.yml exists and is never replaced"))
    #expect(try folder.text("strata.yml") == "style: gateway\n")
    let printed = Run("init", "--print", in: folder.path)
    #expect(printed.status == 0 && printed.output.contains("\n  Table:\n"))
    #expect(try folder.text("strata.yml") == "style: gateway\n")
  }

  @Test func startsWithoutFindings() throws {
    let folder = try app()
    let run = Run("init", "--write-baseline", in: folder.path)
    #expect(run.output.contains("strata-baseline.jsonl accepts them"))
    let check = Run("check", "--strict", in: folder.path)
    #expect(check.status == 0 && check.output.contains("2 in the baseline"), "\(check.output)")
    let again = Run("init", "--write-baseline", ".", in: folder.path)
    #expect(again.status == 2)
  }

  @Test func saysWhatItCannotDo() throws {
    let empty = try TestFolder(["README.md": ""])
    #expect(Run("init", in: empty.path).errors.contains("no Swift files"))
    let folder = try app()
    #expect(Run("init", "--style", "gatway", in: folder.path).errors.contains("unknown style 'gatway'; did you mean"))
    #expect(Run("init", "Elsewhere", in: folder.path).errors.contains("Elsewhere: there is no such folder"))
    #expect(Run("init", "--print", "--write-baseline", in: folder.path).status == 2)
    let functions = try TestFolder(["main.swift": "print(1)\n"])
    #expect(Run("init", in: functions.path).errors.contains("there is nothing to infer from"))
  }
}
