import Foundation
import Testing

@testable import strata

/// `check --staged` sees the index, not the files on disk.
@Suite struct StagedTests {
  private let screen = "Sources/Presentation/LoginViewModel.swift"
  private let gateway = "Sources/Data/Gateways/SendOTPGatewayProtocol.swift"
  /// The view model without its violation.
  private let clean = "final class LoginViewModel: ObservableObject {}\n"

  /// A repository in which the view model has no violation yet.
  private func repository(_ files: [String: String] = SmallApp.configured) throws -> Repository {
    var files = files
    for path in files.keys where path.hasSuffix(screen) { files[path] = clean }
    return try Repository(files)
  }

  private var violation: String { SmallApp.files[screen] ?? "" }

  @Test func reportsWhatTheCommitWillContain() throws {
    let app = try repository()
    #expect(app.check().status == 0)
    // On disk only.
    try app.folder.write(violation, to: screen)
    try app.folder.write(violation, to: "Sources/Presentation/Other.swift")
    #expect(app.check().status == 0)
    try app.git("add", screen)
    // Staged, then changed on disk: line and excerpt are those of the index.
    try app.folder.write("// one\n// two\n" + clean, to: screen)
    let run = app.check()
    #expect(run.status == 1)
    #expect(
      run.output.contains("\(screen):5:24: error: view model `LoginViewModel` stores gateway `SendOTPGatewayProtocol`"))
    #expect(run.output.contains("    private let gateway: SendOTPGatewayProtocol\n"))
    try app.commit()
    #expect(app.check().status == 0)
  }

  @Test func stagedFilesOnDiskAreDeletedOrMissing() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.git("add", ".")
    try FileManager.default.removeItem(atPath: app.folder.path + "/" + screen)
    #expect(app.check().status == 1)
    // Without the gateway, the view model uses a type that is not in the project.
    try app.git("rm", "-q", "--cached", gateway)
    let run = app.check()
    #expect(run.status == 0 && !run.output.contains("error:"), "\(run.output)\(run.errors)")
  }

  @Test func renamedFilesAreStaged() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.commit()
    #expect(app.check().status == 0)
    try app.git("mv", screen, "Sources/Presentation/Renamed.swift")
    let run = app.check()
    #expect(run.status == 1 && run.output.contains("Sources/Presentation/Renamed.swift:5:24: error:"))
  }

  @Test func theStagedDefinitionAndBaselineCount() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.git("add", screen)
    try app.folder.write("style: gateway\nrules: { skipped-layer: nonsense }\n", to: "strata.yml")
    #expect(app.check().status == 1)
    try app.git("add", "strata.yml")
    #expect(app.check().errors.contains("strata.yml:2:"))
    try app.git("rm", "-q", "--cached", "strata.yml")
    let missing = app.check()
    #expect(missing.status == 2 && missing.errors.contains("there is no staged strata.yml in"))
    try app.git("reset", "-q", "--hard")
    try app.folder.write(violation, to: screen)
    _ = Run("check", "--write-baseline", "--no-cache", in: app.folder.path)
    try app.git("add", screen)
    #expect(app.check().status == 1)
    try app.git("add", ".")
    let accepted = app.check()
    #expect(accepted.status == 0 && accepted.output.contains("baseline since HEAD: 3 entries added"))
  }

  @Test func theFirstCommitIsCompared() throws {
    let folder = try TestFolder(SmallApp.configured)
    let app = try Repository(folder)
    #expect(app.check().status == 2)
    try app.git("add", ".")
    #expect(app.check().status == 1)
  }

  @Test func theProjectMayBeAFolderOfTheRepository() throws {
    let app = try repository(Dictionary(uniqueKeysWithValues: SmallApp.configured.map { ("App/" + $0, $1) }))
    try app.folder.write(violation, to: "App/" + screen)
    for place in ["App", "App/Sources"] { #expect(app.check(in: place).status == 0) }
    try app.git("add", ".")
    try app.folder.write(clean, to: "App/" + screen)
    for place in ["App", "App/Sources"] { #expect(app.check(in: place).status == 1) }
    #expect(app.check("App").status == 1)
    #expect(app.check("App/Sources/Data").status == 0)
  }

  @Test func namesThatAreOnlyAnnouncedAreNotStaged() throws {
    let app = try repository()
    try app.folder.write(violation, to: "Sources/Presentation/Other.swift")
    try app.git("add", "--intent-to-add", ".")
    #expect(app.check().status == 0)
  }

  @Test func filesOutsideASparseCheckoutAreStaged() throws {
    let app = try repository()
    try app.git("update-index", "--skip-worktree", gateway)
    try FileManager.default.removeItem(atPath: app.folder.path + "/" + gateway)
    try app.folder.write(violation, to: screen)
    try app.git("add", screen)
    #expect(app.check().status == 1)
  }

  @Test func conflictsAreAnError() throws {
    let app = try repository()
    try app.git("checkout", "-q", "-b", "other")
    try app.folder.write(violation, to: screen)
    try app.commit()
    try app.git("checkout", "-q", "-")
    try app.folder.write("struct LoginView {}\n", to: screen)
    try app.commit()
    #expect(app.status("merge", "-q", "other") != 0)
    let run = app.check()
    #expect(run.status == 2)
    #expect(
      run.errors == "strata: error: --staged: 1 file has unresolved conflicts: \(screen); resolve them, and stage the "
        + "result with 'git add'\n")
  }

  /// A submodule counts at its staged commit.
  @Test func submodulesAreReadAtTheirStagedCommit() throws {
    let inner = try Repository(["LoginViewModel.swift": clean])
    let app = try Repository([gateway: SmallApp.gateway, "strata.yml": "style: gateway\n"])
    try app.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.folder.path, "Sources/Presentation")
    try app.commit()
    let module = "Sources/Presentation"
    try app.folder.write(violation, to: screen)
    // The submodule's own changes are not part of a commit here.
    #expect(app.check().status == 0)
    try app.git("-C", module, "add", ".")
    try app.git("-C", module, "commit", "-q", "-m", "two")
    #expect(app.check().status == 0)
    try app.git("add", module)
    #expect(app.check().status == 1)
    try app.git("-C", module, "checkout", "-q", "HEAD~1")
    #expect(app.check().status == 1)
    let id = String(repeating: "1", count: 40)
    try app.git("update-index", "--cacheinfo", "160000,\(id),\(module)")
    let run = app.check()
    #expect(run.status == 2 && run.errors.contains("submodule \(module) is staged at commit \(id), which is not in "))
  }

  @Test func linksAreFollowedAsStaged() throws {
    let app = try repository([
      "Shared/Gateway.swift": SmallApp.gateway, "strata.yml": "style: gateway\n", screen: clean,
    ])
    let link = app.folder.path + "/Sources/Data"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Shared")
    try app.git("add", ".")
    #expect(app.check().errors == "")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Other")
    #expect(
      app.check().errors
        == "strata: warning: Sources/Data: a symbolic link whose staged target is not the one on disk; it is not "
        + "followed\n")
  }

  @Test func nothingIsWritten() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.git("add", ".")
    try app.folder.write(clean, to: screen)
    let index = app.folder.path + "/.git/index"
    let before = (try Files.read(index), try app.folder.names)
    #expect(app.check().status == 1)
    #expect(try Files.read(index) == before.0)
    #expect(try app.folder.names == before.1)
    for option in ["--write-baseline", "--prune-baseline"] {
      let run = app.check(option)
      #expect(run.status == 2 && run.errors.contains("--staged writes nothing"))
    }
  }

  /// Git gives hooks variables that name its folder and the index of the commit, also in a linked work tree.
  @Test func hooksSeeTheIndexOfTheCommit() throws {
    let app = try repository(Dictionary(uniqueKeysWithValues: SmallApp.configured.map { ("App/" + $0, $1) }))
    let strata = try #require(BinaryTests.tool, "the tool has not been built")
    let hook = app.folder.path + "/.git/hooks/pre-commit"
    try "#!/bin/sh\ncd App && exec \(strata) check --staged --quiet >&2\n".write(
      toFile: hook, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    let second = try TestFolder()
    try app.git("worktree", "add", "-q", second.path + "/tree")
    for place in [app.folder.path, second.path + "/tree"] {
      try violation.write(toFile: place + "/App/" + screen, atomically: false, encoding: .utf8)
      // Nothing but the names on the command line is staged for this commit.
      try "// changed\n".write(toFile: place + "/App/Sources/Data/Empty.swift", atomically: false, encoding: .utf8)
      try app.git("-C", place, "add", "App/Sources/Data/Empty.swift")
      try app.git("-C", place, "commit", "-q", "-m", "fine")
      #expect(app.status("-C", place, "commit", "-q", "-m", "wrong", "App/" + screen) == 1)
      #expect(app.status("-C", place, "commit", "-q", "-a", "-m", "wrong") == 1)
    }
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TestFolder(SmallApp.configured)
    let outside = Run("check", "--staged", in: folder.path)
    #expect(outside.status == 2 && outside.errors.contains("--staged: \(folder.path) is not in a Git repository"))
    let both = Run("check", "--staged", "--changed-since", "HEAD", in: folder.path)
    #expect(both.status == 2 && both.errors.contains("--staged and --changed-since exclude each other"))
    let app = try Repository(folder)
    let path = app.check("Sources")
    #expect(path.status == 2 && path.errors == "strata: error: Sources: no such file or folder is staged\n")
    let config = app.check("--config", "strata.yml")
    #expect(config.status == 2 && config.errors == "strata: error: --config strata.yml: no such file is staged\n")
  }
}

/// A folder with a Git repository.
private struct Repository {
  let folder: TestFolder

  /// A repository with one commit.
  init(_ files: [String: String]) throws {
    try self.init(TestFolder(files))
    try commit()
  }

  init(_ folder: TestFolder) throws {
    self.folder = folder
    try git("init", "-q")
  }

  func git(_ arguments: String...) throws { try #require(status(arguments) == 0, "git \(arguments)") }

  func status(_ arguments: String...) -> Int32 { status(arguments) }

  private func status(_ arguments: [String]) -> Int32 {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    return Subprocess.run(["git", "-C", folder.path] + identity + arguments).status
  }

  func commit() throws {
    try git("add", ".")
    try git("commit", "-q", "-m", "commit")
  }

  func check(in place: String = "", _ more: String...) -> Run {
    Run(["check", "--staged"] + more, in: place.isEmpty ? folder.path : folder.path + "/" + place)
  }
}
