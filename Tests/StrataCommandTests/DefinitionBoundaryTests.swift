import Foundation
import Testing

@testable import strata

/// Definitions come from the repository, or from where the command line says.
@Suite struct DefinitionBoundaryTests {
  private static let secret = "token: [hunter2, &x\nhunter2"

  private func link(_ folder: TestFolder, _ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: place)
  }

  private func app(_ definition: String?) throws -> TestFolder {
    var files = SmallApp.files
    files[".git/HEAD"] = ""
    files["strata.yml"] = definition
    return try TestFolder(files)
  }

  @Test func aLinkToAFileOutsideIsNotRead() throws {
    let outside = try TestFolder(["secret.yml": Self.secret])
    let folder = try app(nil)
    try link(folder, "strata.yml", to: outside.path + "/secret.yml")
    for arguments in [["check"], ["check", "--config", "strata.yml"], ["map", "--format", "json"]] {
      let run = Run(arguments, in: folder.path)
      #expect(run.status == 2 && run.errors.contains("the link leads out of the repository"), "\(run.errors)")
      #expect(!run.errors.contains("hunter2") && !run.output.contains("hunter2"))
    }
  }

  @Test func whatItExtendsLiesInTheRepositoryToo() throws {
    let outside = try TestFolder(["base.yml": "style: gateway\n", "secret.yml": Self.secret])
    for path in [outside.path + "/base.yml", "../\(outside.path.split(separator: "/").last ?? "")/base.yml"] {
      let folder = try app("extends: \(path)\n")
      let run = Run("check", in: folder.path)
      #expect(run.status == 2 && run.errors.hasPrefix("strata.yml:1:10: "), "\(run.errors)")
      #expect(run.errors.contains("it is outside the repository; only --config can name such a file"))
    }
    let folder = try app("extends: link.yml\n")
    try link(folder, "link.yml", to: outside.path + "/secret.yml")
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("leads out of the repository") && !run.errors.contains("hunter2"))

    try folder.write("extends: ../rules/base.yml\n", to: "App/strata.yml")
    try folder.write("style: gateway\n", to: "rules/base.yml")
    try folder.write("struct LoginView {}\n", to: "App/Sources/Presentation/LoginView.swift")
    #expect(Run("check", in: folder.path + "/App").status == 0)
  }

  @Test func theCommandLineMayNameAnyFile() throws {
    let outside = try TestFolder(["team/app.yml": "extends: base.yml\n", "team/base.yml": "style: gateway\n"])
    let folder = try app(nil)
    #expect(Run("check", "--config", outside.path + "/team/app.yml", in: folder.path).status == 1)
    try link(outside, "link.yml", to: "team/app.yml")
    #expect(Run("check", "--config", outside.path + "/link.yml", in: folder.path).status == 2)
    try outside.write("style: gateway\n", to: "team/app.yml")
    #expect(Run("check", "--config", outside.path + "/link.yml", in: folder.path).status == 1)
  }

  /// A `strata.yml` in `/tmp` says nothing about a repository there.
  @Test func theSearchEndsAtTheRepository() throws {
    let folder = try TestFolder([
      "strata.yml": "style: gateway\n", "repository/.git": "gitdir: elsewhere", "repository/a/A.swift": "struct A {}",
    ])
    let run = Run("check", in: folder.path + "/repository/a")
    #expect(run.status == 2 && run.errors.contains("no definition"))
  }

  @Test func norIsABaselineBehindALink() throws {
    let folder = try app("style: gateway\n")
    _ = Run("check", "--write-baseline", in: folder.path)
    let outside = try TestFolder()
    try FileManager.default.moveItem(
      atPath: folder.path + "/strata-baseline.jsonl", toPath: outside.path + "/baseline.jsonl")
    try link(folder, "strata-baseline.jsonl", to: outside.path + "/baseline.jsonl")
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("only --baseline can name such a file"))
    #expect(Run("check", "--baseline", outside.path + "/baseline.jsonl", in: folder.path).status == 0)
  }
}
