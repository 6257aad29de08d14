import Foundation
import Testing

@testable import strata

@Suite struct DiffCommandTests {
  private let screen = "Sources/Presentation/LoginViewModel.swift"
  private let clean =
    "@MainActor final class LoginViewModel: ObservableObject {\n  func send() {}\n  func retry() {}\n}\n"
  private var violation: String { SmallApp.files[screen] ?? "" }

  private func repository() throws -> GitRepository {
    try GitRepository(SmallApp.configured.merging([screen: clean]) { $1 })
  }

  private func json(_ run: Run) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
  }

  private func findings(_ run: Run, _ list: String) throws -> [[String: Any]] {
    try #require((json(run)["findings"] as? [String: Any])?[list] as? [[String: Any]])
  }

  @Test func aNewViolationOfTheWorkingTree() throws {
    let app = try repository()
    #expect(Run("diff", "main", "--fail-on", "new", in: app.folder.path).status == 0)
    try app.folder.write(violation, to: screen)
    let run = Run("diff", "main", "--fail-on", "new", in: app.folder.path)
    #expect(run.status == 1, "\(run.errors)")
    for text in [
      "→ working tree\n", "Findings: 3 new\n  New:\n    \(screen):5:24: error: ",
      "Dependencies between layers\n  + Presentation → Data: 3 references, not allowed; first: LoginViewModel → "
        + "SendOTPGatewayProtocol (\(screen):5)\n",
      "Dependencies between types\n  + LoginViewModel → SendOTPGatewayProtocol (\(screen):5)\n",
    ] { #expect(run.output.contains(text), "\(run.output)") }
    #expect(Run("diff", "main", in: app.folder.path).status == 0)
    #expect(Run("diff", "main", "--fail-on", "new-errors", in: app.folder.path).status == 1)
    // What was there before is not new, and fixing it is not either.
    try app.commit()
    #expect(Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path).status == 0)
    let reverse = Run("diff", "HEAD", "HEAD~1", "--fail-on", "new", in: app.folder.path)
    #expect(reverse.status == 0 && reverse.output.contains("Findings: 3 fixed\n"), "\(reverse.output)")
  }

  @Test func nothingIsCheckedOutAndNoFileIsWritten() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.commit()
    try app.folder.write("struct Later {}\n", to: "Sources/Domain/Later.swift")
    let before = (try app.folder.names, try app.folder.text(screen))
    let run = Run("diff", "HEAD~1", "HEAD", in: app.folder.path)
    // The file on disk is in neither commit.
    #expect(run.status == 0 && run.output.contains("3 new") && !run.output.contains("Later"), "\(run.output)")
    #expect(try app.folder.names == before.0 && app.folder.text(screen) == before.1)
    // In a folder of the project, paths are relative to it.
    let inside = Run("diff", "HEAD~1", "HEAD", in: app.folder.path + "/Sources/Data")
    #expect(inside.output.contains("../../Sources/Presentation/LoginViewModel.swift:5:24: error:"), "\(inside.output)")
  }

  @Test func movedAndRenamedCodeAddsNoFinding() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.commit()
    try app.git("mv", screen, "Sources/Presentation/Moved.swift")
    let moved = Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path)
    #expect(moved.status == 0 && moved.output.contains("Findings: 3 only moved\n"), "\(moved.output)")
    #expect(moved.output.contains("~ LoginViewModel: file \(screen) → Sources/Presentation/Moved.swift\n"))
    // The type and the protocol under other names, with all uses.
    for path in ["Sources/Presentation/Moved.swift", "Sources/Data/Gateways/SendOTPGatewayProtocol.swift"] {
      let text = try app.folder.text(path).replacing("LoginViewModel", with: "SignInViewModel")
      try app.folder.write(text, to: path)
    }
    let renamed = Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path)
    #expect(renamed.status == 0, "\(renamed.output)")
    #expect(renamed.output.contains("~ LoginViewModel is SignInViewModel now: file"), "\(renamed.output)")
    // A member under another name.
    try app.commit()
    try app.folder.write(
      try app.folder.text("Sources/Presentation/Moved.swift").replacing("func send()", with: "func begin()"),
      to: "Sources/Presentation/Moved.swift")
    let member = Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path)
    #expect(member.status == 0, "\(member.output)")
  }

  @Test func aModuleWithAnotherNameAddsNoFinding() throws {
    func manifest(_ name: String) -> String {
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"P\", targets: [.target(name: \"\(name)\", path: \"Sources\")])\n"
    }
    let app = try GitRepository(SmallApp.configured.merging(["Package.swift": manifest("Old")]) { $1 })
    try app.folder.write(manifest("New"), to: "Package.swift")
    let run = Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path)
    #expect(run.status == 0 && run.output.contains("Findings: 3 only moved\n"), "\(run.output)")
    for text in ["Modules\n  + New\n  − Old\n", "~ LoginViewModel: module Old → New\n"] {
      #expect(run.output.contains(text), "\(run.output)")
    }
  }

  @Test func theBranchIsComparedWithWhereItBegan() throws {
    let app = try repository()
    try app.git("checkout", "-q", "-b", "work")
    try app.folder.write("struct Mine {}\n", to: "Sources/Domain/Mine.swift")
    try app.commit()
    try app.git("checkout", "-q", "main")
    try app.folder.write("struct Theirs {}\n", to: "Sources/Domain/Theirs.swift")
    try app.commit()
    try app.git("checkout", "-q", "work")
    for operands in [["main"], ["main...HEAD"], ["main..."]] {
      let run = Run(["diff"] + operands, in: app.folder.path)
      #expect(run.output.contains("+ struct Mine") && !run.output.contains("Theirs"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("where the branch left main"))
    }
    for operands in [["main", "HEAD"], ["main..HEAD"]] {
      let run = Run(["diff"] + operands, in: app.folder.path)
      #expect(run.output.contains("+ struct Mine") && run.output.contains("− struct Theirs"), "\(run.output)")
    }
  }

  @Test func definitionsAndBaselinesAreThoseOfEachState() throws {
    let app = try repository()
    try app.folder.write(violation, to: screen)
    try app.commit()
    try app.folder.write("style: gateway\nrules: { skipped-layer: off, dependency-rule: off }\n", to: "strata.yml")
    let off = try json(Run("diff", "HEAD", "--format", "json", in: app.folder.path))
    #expect(off["definition"] as? String == "changed")
    let fixed = try #require((off["findings"] as? [String: Any])?["fixed"] as? [[String: Any]])
    #expect(!fixed.isEmpty && fixed.allSatisfy { $0["byDefinition"] as? Bool == true })
    // An accepted finding is not fixed.
    try app.folder.write("style: gateway\n", to: "strata.yml")
    _ = Run("check", "--write-baseline", in: app.folder.path)
    let accepted = Run("diff", "HEAD", in: app.folder.path)
    #expect(accepted.output.contains("Findings: 3 accepted now\n"), "\(accepted.output)")
    try app.commit()
    try FileManager.default.removeItem(atPath: app.folder.path + "/strata-baseline.jsonl")
    let again = Run("diff", "HEAD", "--fail-on", "new", in: app.folder.path)
    #expect(again.status == 1 && again.output.contains("Findings: 3 no longer accepted\n"), "\(again.output)")
    // A state without a definition is checked by the new one.
    try app.git("rm", "-q", "strata.yml", "strata-baseline.jsonl", "--force", "--ignore-unmatch")
    try app.commit()
    try app.folder.write("style: gateway\n", to: "strata.yml")
    let new = Run("diff", "HEAD", in: app.folder.path)
    #expect(new.output.contains("note: HEAD has no valid definition: both states are checked by the new one"))
    #expect(new.output.contains("Findings: no finding is new or fixed\n"), "\(new.output)")
  }

  @Test func severalDefinitionsAreOneComparison() throws {
    var files = [
      "strata.yml": """
      layers: { Tools: { match: { path: "Tools/**" } } }
      definitions: [Apps/Login]
      rules: { dependency-rule: error }

      """
    ]
    for (path, text) in SmallApp.configured { files["Apps/Login/" + path] = text }
    files["Apps/Login/" + screen] = clean
    files["Tools/Tool.swift"] = "struct Tool {}\n"
    let app = try GitRepository(files)
    try app.folder.write(violation, to: "Apps/Login/" + screen)
    let run = Run("diff", "HEAD", in: app.folder.path)
    #expect(run.output.contains("    Apps/Login/\(screen):5:24: error:"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("+ Apps/Login: Presentation → Apps/Login: Data"), "\(run.output)")
  }

  @Test func markdownFitsACommentAndJSONIsWhole() throws {
    let app = try repository()
    var types = ""
    for number in 0..<3000 { types += "public struct Type\(number)WithALongName { public let value: Int }\n" }
    try app.folder.write(types, to: "Sources/Domain/Many.swift")
    try app.folder.write(violation, to: screen)
    let markdown = Run("diff", "HEAD", "--format", "markdown", in: app.folder.path)
    #expect(markdown.output.utf8.count < 65_536 && markdown.output.contains("which do not fit in a comment"))
    #expect(markdown.output.hasPrefix("## Architecture: 3 findings are new\n"))
    #expect(
      markdown.output.components(separatedBy: "<details>").count
        == markdown.output.components(separatedBy: "</details>").count)
    let whole = try json(Run("diff", "HEAD", "--format", "json", in: app.folder.path))
    #expect(((whole["types"] as? [String: Any])?["new"] as? [Any])?.count == 3000)
    #expect(((whole["surface"] as? [String: Any])?["new"] as? [Any])?.count == 6000)
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TestFolder(SmallApp.configured)
    let outside = Run("diff", "main", in: folder.path)
    #expect(outside.status == 2 && outside.errors.contains("is not in a Git repository"))
    let app = try repository()
    let unknown = Run("diff", "nowhere", in: app.folder.path)
    #expect(unknown.status == 2 && unknown.errors.contains("Git does not know revision 'nowhere'"))
    #expect(Run("diff", in: app.folder.path).status == 2)
    try app.folder.write("Sources/Generated.swift\n", to: ".gitignore")
    try app.folder.write("struct Generated {}\n", to: "Sources/Generated.swift")
    #expect(
      Run("diff", "HEAD", in: app.folder.path).output.contains(
        "note: 1 Swift file that Git ignores is in the working tree only\n"))
  }

  /// Random histories: what `diff` says is what `check` says of both states in real checkouts.
  @Test(arguments: [1, 2, 3] as [UInt64]) func checkoutsHaveTheSameFindings(seed: UInt64) throws {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let app = try repository()
    for round in 0..<6 {
      switch random(6) {
      case 0: try app.folder.write(violation, to: screen)
      case 1: try app.folder.write(clean, to: screen)
      case 2:
        let text = violation.replacing("LoginViewModel", with: "Other\(round)ViewModel")
        try app.folder.write(text, to: "Sources/Presentation/Other\(round)ViewModel.swift")
      case 3: try app.folder.write("protocol Port\(round) { func run() }\n", to: "Sources/Data/Port\(round).swift")
      case 4: try? app.git("mv", "-k", screen, "Sources/Presentation/Moved\(round).swift")
      default: try app.folder.write("style: \(round % 2 == 0 ? "gateway" : "repository")\n", to: "strata.yml")
      }
      try app.commit()
      var keys: [Set<String>] = []
      for revision in ["HEAD~1", "HEAD"] {
        let checkout = try TestFolder()
        try app.git("worktree", "add", "-q", "--detach", checkout.path + "/tree", revision)
        let run = Run("check", "--format", "json", "--no-cache", in: checkout.path + "/tree")
        keys.append(Set(try #require(json(run)["findings"] as? [[String: Any]]).map(key)))
        try app.git("worktree", "remove", "--force", checkout.path + "/tree")
      }
      let run = Run("diff", "HEAD~1", "HEAD", "--format", "json", in: app.folder.path)
      let (new, moved) = (Set(try findings(run, "new").map(key)), Set(try findings(run, "moved").map(key)))
      let fixed = Set(try findings(run, "fixed").map(key))
      #expect(keys[1].subtracting(keys[0]).subtracting(moved) == new)
      #expect(fixed.isSubset(of: keys[0]) && fixed.isDisjoint(with: keys[1]))
      #expect(keys[0].subtracting(keys[1]).count == fixed.count + moved.subtracting(keys[0]).count)
    }
  }

  private func key(_ finding: [String: Any]) -> String {
    ["rule", "symbol", "member", "target"].map { finding[$0] as? String ?? "" }.joined(separator: " ")
  }
}
