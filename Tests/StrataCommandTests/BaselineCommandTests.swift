import Foundation
import Testing

@testable import strata

@Suite struct BaselineCommandTests {
  private let name = "strata-baseline.jsonl"

  @Test func acceptsWhatIsThereAndFailsOnWhatIsNew() throws {
    let folder = try TestFolder(SmallApp.configured)
    let write = Run("check", "--write-baseline", in: folder.path)
    #expect(write.status == 0 && write.errors == "strata-baseline.jsonl: 3 entries\n")
    let accepted = Run("check", in: folder.path)
    #expect(accepted.status == 0 && accepted.output.contains("No findings, 3 in the baseline"))
    #expect(Run("check", "--no-baseline", in: folder.path).status == 1)

    try FileManager.default.moveItem(
      atPath: folder.path + "/Sources/Presentation/LoginViewModel.swift",
      toPath: folder.path + "/Sources/Presentation/Moved.swift")
    #expect(Run("check", in: folder.path).status == 0)

    let other =
      SmallApp.files["Sources/Presentation/LoginViewModel.swift"]?
      .replacingOccurrences(of: "LoginViewModel", with: "OtherViewModel") ?? ""
    try folder.write(other, to: "Sources/Presentation/OtherViewModel.swift")
    let new = Run("check", in: folder.path)
    #expect(new.status == 1 && new.output.contains("OtherViewModel") && !new.output.contains("LoginViewModel"))
  }

  @Test func modulesWithTypesOfOneNameAreToldApart() throws {
    func files(_ module: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: SmallApp.files.map { ("Packages/\(module)/\($0.key)", $0.value) })
    }
    let definition = "style: gateway\nmodules:\n  A: Packages/A\n  B: Packages/B\n"
    let folder = try TestFolder(
      files("A").merging(files("B")) { one, _ in one }.merging(["strata.yml": definition]) { one, _ in one })
    let view = "Sources/Presentation/LoginViewModel.swift"
    let good = "final class LoginViewModel {}\n"
    try folder.write(good, to: "Packages/B/" + view)
    _ = Run("check", "--write-baseline", in: folder.path)
    let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    #expect(text.contains(#""symbol": "LoginViewModel", "module": "A", "#))
    #expect(Run("check", "--only", "skipped-layer", in: folder.path).status == 0)
    try folder.write(good, to: "Packages/A/" + view)
    try folder.write(SmallApp.files[view] ?? "", to: "Packages/B/" + view)
    let swapped = Run("check", "--only", "skipped-layer", in: folder.path)
    #expect(swapped.status == 1 && swapped.output.contains("Packages/B/" + view))
  }

  @Test func staleEntriesFailStrictRunsAndCanBePruned() throws {
    let folder = try TestFolder(SmallApp.configured)
    _ = Run("check", "--write-baseline", in: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/Presentation/LoginViewModel.swift")
    try folder.write("struct Item {}", to: "Sources/Domain/Item.swift")
    let normal = Run("check", "--only", "skipped-layer,dto-leak", in: folder.path)
    #expect(normal.status == 0 && normal.output.contains("3 baseline entries accept findings that no longer exist"))
    let strict = Run("check", "--only", "skipped-layer", "--strict", in: folder.path)
    #expect(strict.status == 1 && strict.output.contains("[stale-baseline]"))
    let prune = Run("check", "--prune-baseline", in: folder.path)
    #expect(prune.errors == "strata-baseline.jsonl: 0 of 3 entries remain\n")
    #expect(try folder.text(name) == "{\"strata-baseline\": 1}\n")
  }

  @Test func pruningAddsNothing() throws {
    let folder = try TestFolder(SmallApp.configured)
    try folder.write("{\"strata-baseline\": 1}\n", to: name)
    #expect(Run("check", "--prune-baseline", in: folder.path).status == 1)
    #expect(try folder.text(name) == "{\"strata-baseline\": 1}\n")
  }

  @Test func otherFiles() throws {
    let folder = try TestFolder(SmallApp.configured)
    let missing = Run("check", "--baseline", "mine", in: folder.path)
    #expect(missing.status == 2 && missing.errors.contains("baseline mine does not exist; --write-baseline creates it"))
    #expect(Run("check", "--baseline", "mine", "--write-baseline", in: folder.path).status == 0)
    #expect(Run("check", "--baseline", "mine", in: folder.path).status == 0)
    #expect(Run("check", in: folder.path).status == 1)
  }

  @Test func mistakes() throws {
    let folder = try TestFolder(SmallApp.configured)
    for options in [
      ["--write-baseline", "--prune-baseline"], ["--no-baseline", "--write-baseline"], ["--prune-baseline"],
      ["--write-baseline", "--only", "dto-leak"], ["--write-baseline", "--baseline", "none/b"],
    ] {
      let run = Run(["check"] + options, in: folder.path)
      #expect(run.status == 2 && !run.errors.isEmpty, "\(options)")
    }
    try folder.write("<<<<<<< HEAD\n", to: name)
    let damaged = Run("check", in: folder.path)
    #expect(damaged.status == 2 && damaged.errors == "strata-baseline.jsonl:1: this is not a line of a baseline\n")
    #expect(try folder.names == ["Sources", "strata-baseline.jsonl", "strata.yml"])
  }
}
