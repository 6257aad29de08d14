import Foundation
import Testing

@testable import strata

@Suite struct HistoryCommandTests {
  private let screen = "Sources/Presentation/LoginViewModel.swift"

  /// A commit on each day: clean, a violation, code in no layer, clean again.
  private func repository() throws -> GitRepository {
    let app = try GitRepository([:])
    let states: [(day: String, files: [String: String])] = [
      (
        "2027-01-04",
        SmallApp.configured.merging([screen: "@MainActor final class LoginViewModel: ObservableObject {}\n"]) { $1 }
      ),
      ("2027-01-05", SmallApp.configured),
      ("2027-01-12", ["Old/One.swift": "struct One {}\n", "Old/Two.swift": "struct Two { let one: One }\n"]),
      ("2027-01-20", [screen: "@MainActor final class LoginViewModel: ObservableObject {}\n"]),
    ]
    for state in states {
      for (path, text) in state.files { try app.folder.write(text, to: path) }
      try app.commit(on: state.day)
    }
    return app
  }

  private func points(_ run: Run) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?["points"] as? [[String: Any]], "\(run.errors)")
  }

  @Test func pointsAreWhatChecksOfCheckoutsSay() throws {
    let app = try repository()
    let found = try points(
      Run("history", "--every", "commit", "--since", "2027-01-01", "--format", "json", in: app.folder.path))
    #expect(found.map { $0["day"] as? String } == ["2027-01-04", "2027-01-05", "2027-01-12", "2027-01-20"])
    for point in found {
      let checkout = try TestFolder()
      let commit = try #require(point["commit"] as? String)
      try app.git("worktree", "add", "-q", "--detach", checkout.path + "/tree", commit)
      let run = Run("check", "--format", "json", "--no-cache", in: checkout.path + "/tree")
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let summary = try #require(object?["summary"] as? [String: Int])
      for key in ["errors", "warnings", "score", "types", "files"] {
        #expect(point[key] as? Int == summary[key], "\(key)")
      }
      let ledger = object?["ledger"] as? [String: Any]
      #expect(point["typesWithoutLayer"] as? Int == ledger?["typesWithoutLayer"] as? Int)
      try app.git("worktree", "remove", "--force", checkout.path + "/tree")
    }
    #expect(found.map { $0["errors"] as? Int } == [0, 3, 3, 0])
    #expect(found.map { $0["dependencies"] as? Int } == [0, 1, 2, 1])
  }

  /// A commit that changes no source has the point of the one before; the next change counts again.
  @Test func aCommitWithoutSourcesChangesNothing() throws {
    let app = try repository()
    try app.folder.write("# Shop\n", to: "README.md")
    try app.commit(on: "2027-01-21")
    try app.folder.write("struct Three {}\n", to: "Old/Three.swift")
    try app.commit(on: "2027-01-22")
    let found = try points(
      Run("history", "--every", "commit", "--since", "2027-01-19", "--format", "json", in: app.folder.path))
    let types = found.map { $0["types"] as? Int ?? 0 }
    #expect(found.map { $0["day"] as? String } == ["2027-01-20", "2027-01-21", "2027-01-22"])
    #expect(types[1] == types[0] && types[2] == types[0] + 1)
  }

  @Test func weeksTagsAndFormats() throws {
    let app = try repository()
    let weeks = try points(Run("history", "--since", "2027-01-01", "--format", "json", in: app.folder.path))
    #expect(weeks.map { $0["day"] as? String } == ["2027-01-05", "2027-01-12", "2027-01-20"])
    try app.git("tag", "v1", "HEAD~2")
    let tags = try points(Run("history", "--every", "tag", "--format", "json", in: app.folder.path))
    #expect(tags.map { $0["title"] as? String } == ["v1"])
    let text = Run("history", "--every", "commit", "--since", "2027-01-01", in: app.folder.path)
    #expect(text.output.contains("The commits that changed most\n") && text.output.contains("findings 0 → 3"))
    // Most types of no commit are in no layer, but half of those of the third one are.
    #expect(!text.output.contains("note:"), "\(text.output)")
    let csv = Run("history", "--since", "2027-01-01", "--format", "csv", in: app.folder.path)
    #expect(csv.output.hasPrefix("day,commit,score,errors,") && csv.output.split(separator: "\n").count == 4)
    for format in ["svg", "html"] {
      let run = Run("history", "--since", "2027-01-01", "--format", format, in: app.folder.path)
      #expect(run.status == 0)
      let parser = XMLParserCheck(format == "svg" ? run.output : String(run.output.drop { $0 != "s" }))
      #expect(format == "html" || parser.isWellFormed)
      #expect(!run.output.contains("<script") && !run.output.contains("src=") && !run.output.contains("url("))
    }
  }

  @Test func definitionsThatDoNotFitSaySo() throws {
    let app = try repository()
    try app.folder.write("layers: { New: { match: { path: \"New/**\" } } }\n", to: "strata.yml")
    let run = Run("history", "--every", "commit", "--since", "2027-01-01", in: app.folder.path)
    #expect(
      run.output.contains(
        "note: the definition of today puts most types into no layer in 4 commits from 2027-01-04 to 2027-01-20"),
      "\(run.output)\(run.errors)")
  }

  /// What was measured is kept, until the definition changes.
  @Test func aSecondRunMeasuresNothing() throws {
    let app = try repository()
    let options = ["history", "--every", "commit", "--since", "2027-01-01"]
    let first = Run(options, in: app.folder.path)
    let cache = Run.cache(of: app.folder)
    let record = try #require(
      FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasPrefix("history-") })
    let before = try FileManager.default.attributesOfItem(atPath: cache + "/" + record)[.modificationDate] as? Date
    #expect(Run(options, in: app.folder.path).output == first.output)
    let after = try FileManager.default.attributesOfItem(atPath: cache + "/" + record)[.modificationDate] as? Date
    #expect(before == after)
    try app.folder.write("style: gateway\nrules: { skipped-layer: off, dependency-rule: off }\n", to: "strata.yml")
    #expect(Run(options, in: app.folder.path).output != first.output)
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TestFolder(SmallApp.configured)
    #expect(Run("history", in: folder.path).errors.contains("is not in a Git repository"))
    let app = try repository()
    let empty = Run("history", "--every", "tag", in: app.folder.path)
    #expect(empty.status == 2 && empty.errors.contains("no tag in this time on the current branch"))
  }
}

/// Whether a text is well-formed as far as tags go: each one is closed in order.
private struct XMLParserCheck {
  var isWellFormed = true

  init(_ text: String) {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else {
        isWellFormed = false
        return
      }
      let tag = part[..<end]
      if tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() { isWellFormed = false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    if !open.isEmpty { isWellFormed = false }
  }
}
