import Foundation
import Testing

@testable import strata

@Suite struct CheckCommandTests {
  private func json(_ run: Run) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func findings(_ run: Run) throws -> [String] {
    let list = try #require(try json(run)["findings"] as? [[String: Any]])
    return list.map { "\($0["rule"] ?? "") \($0["file"] ?? ""):\($0["line"] ?? 0)" }
  }

  /// The property, the initializer's parameter and the call: three members use the gateway.
  private static let skips = [5, 7, 12].map { "skipped-layer Sources/Presentation/LoginViewModel.swift:\($0)" }

  @Test func findsWhatTheDefinitionForbids() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(try findings(run) == Self.skips)
    #expect(try json(run)["style"] as? String == "gateway")
  }

  @Test func takesPathsAndStylesFromAnywhere() throws {
    let folder = try TestFolder(SmallApp.files)
    let run = Run("check", folder.path, "--style", "gateway", "--format", "json", "--no-cache")
    #expect(try findings(run) == Self.skips)
    #expect(try folder.names == ["Sources"])
    let text = Run("check", "--style=gateway", folder.path, "--no-cache", in: folder.path + "/Sources")
    #expect(text.output.hasPrefix("../Sources/Presentation/LoginViewModel.swift:5:24: error: "))
  }

  @Test func theSameBytesTwiceAndFromTheCache() throws {
    let folder = try TestFolder(SmallApp.configured)
    let first = Run("check", in: folder.path)
    let second = Run("check", in: folder.path)
    let anew = Run("check", "--no-cache", "--jobs", "1", in: folder.path)
    #expect(first.output == second.output && first.output == anew.output)
  }

  @Test func pathsLimitWhatIsReportedNotWhatIsResolved() throws {
    let folder = try TestFolder(SmallApp.configured)
    #expect(Run("check", "Sources/Data", in: folder.path).status == 0)
    #expect(Run("check", "Sources/Presentation/LoginViewModel.swift", in: folder.path).status == 1)
  }

  @Test func onlyAndSkip() throws {
    let folder = try TestFolder(SmallApp.configured)
    #expect(Run("check", "--skip", "skipped-layer,dependency-rule", in: folder.path).status == 0)
    #expect(Run("check", "--skip", "skipped-layer", in: folder.path).status == 1)
    #expect(Run("check", "--only", "dependency-rule", in: folder.path).status == 1)
    #expect(Run("check", "--only", "dto-leak", in: folder.path).status == 0)
    #expect(Run("check", "--only", "dto-leak,skipped-layer", in: folder.path).status == 1)
    let mistake = Run("check", "--only", "skiped-layer", in: folder.path)
    #expect(mistake.status == 2)
    #expect(mistake.errors.contains("--only: unknown rule 'skiped-layer'; did you mean 'skipped-layer'?"))
  }

  @Test func warningsFailOnlyStrictRuns() throws {
    var files = SmallApp.configured
    files["strata.yml"] = "style: gateway\nrules:\n  skipped-layer: warning\n  dependency-rule: off\n"
    let folder = try TestFolder(files)
    #expect(Run("check", in: folder.path).status == 0)
    #expect(Run("check", "--strict", in: folder.path).status == 1)
  }

  @Test func reportFilesAreWrittenWhole() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("check", "--format", "sarif", "--output", "out.sarif", in: folder.path)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(try folder.text("out.sarif").hasSuffix("}\n"))
    let mistake = Run("check", "--output", "none/out", in: folder.path)
    #expect(mistake.status == 2 && mistake.errors.contains("does not exist"))
    #expect(Run("check", "--output", "Sources", in: folder.path).status == 2)
  }

  @Test func statisticsTellWhatWasLookedAt() throws {
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("check", "--statistics", "--format", "json", in: folder.path)
    let statistics = try #require(try json(run)["statistics"] as? [String: Any])
    let layers = try #require(statistics["layers"] as? [[String: Any]])
    let counts = layers.filter { $0["types"] as? Int == 1 }.compactMap { $0["layer"] as? String }
    #expect(counts == ["Presentation", "Data"])
  }
}

@Suite struct CheckMistakeTests {
  @Test func withoutADefinition() throws {
    let folder = try TestFolder(["A.swift": "struct A {}"])
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    for word in ["no definition", "--style repository", "strata.yml", "repository, coordinator, module, reactive"] {
      #expect(run.errors.contains(word))
    }
  }

  @Test func everyMistakeOfADefinition() throws {
    let folder = try TestFolder([
      "A.swift": "struct A {}", "strata.yml": "stile: gateway\nrules:\n  skiped-layer: error\n",
    ])
    let run = Run("check", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("strata.yml:1:1: unknown key 'stile'; did you mean 'style'?"))
    #expect(run.errors.contains("strata.yml:3:3: unknown rule 'skiped-layer'; did you mean 'skipped-layer'?"))
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(Run("check", folder.path).errors.contains("\(folder.path.dropFirst())/strata.yml:1:1: "))
  }

  @Test func unknownStyle() throws {
    let folder = try TestFolder(["A.swift": "struct A {}"])
    let run = Run("check", "--style", "gatway", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("unknown style 'gatway'; did you mean 'gateway'?"))
  }

  @Test func nothingToCheck() throws {
    let empty = try TestFolder(["a.txt": ""])
    let none = Run("check", "--style", "gateway", in: empty.path)
    #expect(none.status == 2 && none.errors.contains("no Swift files"))
    #expect(
      Run("check", "nowhere", "--style", "gateway", in: empty.path).errors.contains("nowhere: no such file or folder"))

    let elsewhere = try TestFolder(["Odd/A.swift": "struct A {}", "Odd/B.swift": "struct B {}"])
    let unplaced = Run("check", "--style", "gateway", "--format", "json", in: elsewhere.path)
    #expect(unplaced.status == 2 && unplaced.errors.contains("none of 2 types has a layer"))
    #expect(unplaced.output.contains("\"unassignedTypes\": 2"))
    let untyped = try TestFolder(["A.swift": "// nothing here"])
    #expect(Run("check", "--style", "gateway", in: untyped.path).status == 2)
  }

  /// Whatever the bytes, there is an answer, and the other files are checked.
  @Test func badFilesDoNotHideTheOthers() throws {
    let folder = try TestFolder(SmallApp.configured)
    let deep = String(repeating: "struct A {", count: 5000)
    try folder.write(deep, to: "Sources/Domain/Deep.swift")
    try folder.write("func f() { " + String(repeating: "(", count: 20_000), to: "Sources/Domain/Open.swift")
    try folder.write(String(repeating: "let x = 1;", count: 100_000), to: "Sources/Domain/Line.swift")
    try folder.write("", to: "Sources/Domain/Empty.swift")
    try folder.write("", to: "Sources/Domain/Folder.swift/Inner.swift")
    try Data([0xFF, 0xFE, 0x00, 0x7B]).write(to: URL(filePath: folder.path + "/Sources/Domain/Bytes.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/Domain/Loop.swift", withDestinationPath: "Loop.swift")
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("\"rule\": \"skipped-layer\""))
    #expect(run.errors.contains("Bytes.swift: not UTF-8"))
    #expect(run.errors.contains("Loop.swift: "))
    #expect(Run("check", "--quiet", in: folder.path).errors.isEmpty)
  }

  @Test func damagedCachesAreRebuilt() throws {
    let folder = try TestFolder(SmallApp.configured)
    let expected = Run("check", in: folder.path).output
    let cache = Run.cache(of: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) where name != ".gitignore" {
      try Data("rubbish".utf8).write(to: URL(filePath: cache + "/" + name))
    }
    let run = Run("check", in: folder.path)
    #expect(run.output == expected && run.errors.isEmpty)
  }
}
