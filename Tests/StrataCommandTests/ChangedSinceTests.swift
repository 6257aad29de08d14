import Foundation
import Testing

@testable import strata

@Suite struct ChangedSinceTests {
  private func git(_ folder: TestFolder, _ arguments: String...) throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let result = Subprocess.run(["git", "-C", folder.path] + identity + arguments)
    try #require(result.status == 0, "git \(arguments)")
  }

  @Test func reportsWhatTouchesChangedFiles() throws {
    let folder = try TestFolder(SmallApp.configured)
    try git(folder, "init", "-q")
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "one")
    let check = { Run("check", "--changed-since", "HEAD", "--no-cache", in: folder.path).status }
    #expect(check() == 0)
    try folder.write("struct Item {}", to: "Sources/Domain/Item.swift")
    #expect(check() == 0)
    // The finding stands in another file, but what it is about has changed.
    try folder.write(SmallApp.gateway + "// changed\n", to: "Sources/Data/Gateways/SendOTPGatewayProtocol.swift")
    #expect(check() == 1)
    try git(folder, "checkout", "-q", "Sources/Data")
    try FileManager.default.moveItem(
      atPath: folder.path + "/Sources/Presentation/LoginViewModel.swift",
      toPath: folder.path + "/Sources/Presentation/Untracked.swift")
    #expect(check() == 1)
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "two")
    #expect(check() == 0)
    #expect(Run("check", "--changed-since", "HEAD~1", in: folder.path + "/Sources").status == 1)
  }

  private func committed(_ files: [String: String]) throws -> TestFolder {
    let folder = try TestFolder(files)
    try git(folder, "init", "-q")
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "one")
    return folder
  }

  private func check(_ folder: TestFolder, _ more: String...) -> Run {
    Run(["check", "--changed-since", "HEAD", "--no-cache"] + more, in: folder.path)
  }

  @Test func settingsOfGitChangeNothing() throws {
    let inner = Dictionary(uniqueKeysWithValues: SmallApp.configured.map { ("App/" + $0, $1) })
    let folder = try committed(inner)
    for setting in [["diff.relative", "true"], ["diff.noprefix", "true"], ["status.showUntrackedFiles", "no"]] {
      try git(folder, "config", setting[0], setting[1])
    }
    try folder.write(SmallApp.gateway + "// changed\n", to: "App/Sources/Data/Gateways/SendOTPGatewayProtocol.swift")
    for place in ["App", "App/Sources"] {
      let run = Run("check", "--changed-since", "HEAD", "--no-cache", in: folder.path + "/" + place)
      #expect(run.status == 1)
    }
  }

  /// What a new extension makes of a type concerns all findings about the type.
  @Test(arguments: ["Sources/Domain/Sender.swift", "Sources/Data/Sender.swift"])
  func extensionsConcernFindingsAboutTheirTypes(file: String) throws {
    var files = SmallApp.configured
    let gateway = "Sources/Data/Gateways/SendOTPGatewayProtocol.swift"
    let screen = "Sources/Presentation/LoginViewModel.swift"
    files[gateway] = SmallApp.gateway + "struct Sender { func send(phone: String) async throws {} }\n"
    files[screen] = files[screen]?.replacingOccurrences(of: "SendOTPGatewayProtocol", with: "Sender")
    let folder = try committed(files)
    #expect(check(folder).status == 0)
    try folder.write("extension Sender: SendOTPGatewayProtocol {}\n", to: file)
    let run = check(folder)
    #expect(run.status == 1 && run.output.contains("LoginViewModel"))
    // A file that extends something else concerns none of them.
    try FileManager.default.removeItem(atPath: folder.path + "/" + file)
    try folder.write("extension String { var spaced: String { self } }\n", to: file)
    #expect(check(folder).status == 0)
  }

  @Test func saysWhatIsNotShownAfterAChangeOfWhatAllFindingsDependOn() throws {
    let folder = try committed(
      SmallApp.configured.merging(["base.yml": "style: gateway\n", "other.yml": "a: 1\n"]) { $1 })
    let line = { (more: [String]) -> String in
      let run = Run(["check", "--changed-since", "HEAD", "--no-cache"] + more, in: folder.path)
      return run.output.split(separator: "\n").first { $0.contains("not shown") }.map(String.init) ?? ""
    }
    #expect(line([]) == "")
    try folder.write("a: 2\n", to: "other.yml")
    #expect(line([]) == "")
    try folder.write("style: gateway\n# changed\n", to: "strata.yml")
    let message = ": 3 findings in unchanged files are not shown"
    #expect(line([]) == "strata.yml changed" + message)
    try folder.write("let package = Package(name: \"A\", targets: [])\n", to: "Package.swift")
    #expect(line([]) == "strata.yml and Package.swift changed" + message)
    let json = check(folder, "--format", "json").output
    #expect(
      json.contains(
        #""unshown": {"findings": 3, "changed": ["strata.yml", "Package.swift"], "deletedFiles": 0}"#), "\(json)")
    // A baseline that accepts everything leaves nothing to show.
    _ = Run("check", "--write-baseline", "--no-cache", in: folder.path)
    #expect(line([]) == "")
    #expect(line(["--no-baseline"]) == "strata.yml and Package.swift changed" + message)
  }

  @Test func saysWhatIsNotShownAfterADeletion() throws {
    let folder = try committed(SmallApp.configured.merging(["Sources/Domain/Item.swift": "struct Item {}\n"]) { $1 })
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/Domain/Item.swift")
    #expect(
      check(folder).output.contains("\n1 file was deleted or moved: 3 findings in unchanged files are not shown\n"))
  }

  /// Git names a repository inside this one, and not its files.
  @Test func filesOfChangedRepositoriesInsideHaveChanged() throws {
    var files = SmallApp.configured
    let path = "Sources/Presentation/LoginViewModel.swift"
    let screen = try #require(files[path])
    files[path] = nil
    let folder = try TestFolder(files)
    try git(folder, "init", "-q")
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "one")
    try folder.write(screen, to: "Sources/Presentation/Login/LoginViewModel.swift")
    let inner = ["-C", folder.path + "/Sources/Presentation/Login"]
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "one"]] {
      try #require(Subprocess.run(["git"] + inner + identity + arguments).status == 0)
    }
    let check = { Run("check", "--changed-since", "HEAD", "--no-cache", in: folder.path).status }
    // Untracked, then in the index like a submodule, then at the same commit, then with changes.
    #expect(check() == 1)
    try git(folder, "add", ".")
    #expect(check() == 1)
    try git(folder, "commit", "-q", "-m", "two")
    #expect(check() == 0)
    try folder.write(screen + "// changed\n", to: "Sources/Presentation/Login/LoginViewModel.swift")
    #expect(check() == 1)
  }

  @Test func saysHowTheBaselineHasChanged() throws {
    let folder = try TestFolder(SmallApp.configured)
    try git(folder, "init", "-q")
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "one")
    let summary = { () -> String in
      let run = Run("check", "--changed-since", "HEAD", in: folder.path)
      return run.output.split(separator: "\n").first { $0.hasPrefix("Accepted: ") }.map(String.init) ?? run.errors
    }
    #expect(summary() == "Accepted: nothing; baseline since HEAD: unchanged")
    _ = Run("check", "--write-baseline", in: folder.path)
    #expect(
      summary() == "Accepted: 3 baseline entries (3 locations), 0 exemptions, 0 suppressions; baseline since HEAD: "
        + "3 entries added, 0 removed")
    try git(folder, "add", ".")
    try git(folder, "commit", "-q", "-m", "two")
    #expect(summary().hasSuffix("baseline since HEAD: unchanged"))
    try folder.write(
      """
      {"strata-baseline": 1}
      {"rule": "dto-leak", "symbol": "A", "target": "B", "count": 2}
      {"rule": "dto-leak", "symbol": "C", "target": "D", "count": 1}

      """, to: name)
    #expect(summary().hasSuffix("baseline since HEAD: 2 entries added, 3 removed"))
    let json = Run("check", "--changed-since", "HEAD", "--format", "json", in: folder.path).output
    for part in [
      "\"baselineEntries\": 2", "\"baselineLocations\": 3", "\"baselineAdded\": 2", "\"baselineRemoved\": 3",
    ] {
      #expect(json.contains(part))
    }
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    #expect(summary() == "Accepted: nothing; baseline since HEAD: 0 entries added, 3 removed")
  }

  private let name = "strata-baseline.jsonl"

  @Test func saysWhatIsMissing() throws {
    let folder = try TestFolder(SmallApp.configured)
    let outside = Run("check", "--changed-since", "HEAD", in: folder.path)
    #expect(outside.status == 2 && outside.errors.contains("is not in a Git repository"))
    try git(folder, "init", "-q")
    let unknown = Run("check", "--changed-since", "--output", "nowhere", in: folder.path)
    #expect(unknown.status == 2 && unknown.errors.contains("needs a value"))
    let revision = Run("check", "--changed-since", "nowhere", in: folder.path)
    #expect(revision.status == 2 && revision.errors.contains("Git does not know revision 'nowhere'"))
  }
}
