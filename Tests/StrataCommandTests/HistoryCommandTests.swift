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

  /// Commits that add, change, move and delete files, types and manifests: each one is what a check of a checkout says, from
  /// whichever side the commits are measured.
  @Test(arguments: [1, 2]) func randomCommitsAreWhatChecksOfCheckoutsSay(jobs: Int) throws {
    let app = try GitRepository([:])
    var random = Numbers(state: UInt64(jobs))
    for (path, text) in SmallApp.configured { try app.folder.write(text, to: path) }
    try app.commit(on: "2027-01-01")
    let folders = ["Sources/Presentation", "Sources/Domain/UseCases", "Sources/DataAccess/Gateways", "Old", "Pods/Kit"]
    var paths: [String] = []
    for day in 2...25 {
      for number in 0...random.below(3) {
        let name = ["Pay", "Cart", "User", "Item"][random.below(4)]
        let suffix = ["ViewModel", "UseCase", "Gateway", "View", "Row"][random.below(5)]
        let other = ["LoginViewModel", "SendOTPGatewayProtocol", "PayUseCase", "CartGateway", "String"][random.below(5)]
        switch random.below(7) {
        case 0 where !paths.isEmpty:
          let path = paths.remove(at: random.below(paths.count))
          try FileManager.default.removeItem(atPath: app.folder.path + "/" + path)
        case 1: try app.folder.write("# \(day)\n", to: "README.md")
        case 2: try app.folder.write("@import Foundation;\n@interface Old\(number) : NSObject\n@end\n", to: "Old/Old.h")
        default:
          let path = "\(folders[random.below(folders.count)])/\(name)\(suffix).swift"
          let kind = ["final class", "struct", "protocol"][random.below(3)]
          let body =
            kind == "protocol" ? "func load() -> \(other)?" : "var other: \(other)? = nil; func run() { other?.go() }"
          try app.folder.write("import Foundation\n\(kind) \(name)\(suffix) { \(body) }\n", to: path)
          if !paths.contains(path) { paths.append(path) }
        }
      }
      try app.git("add", "-A", ".")
      try app.git("commit", "-q", "--allow-empty", "-m", "day \(day)")
    }
    let found = try points(
      Run("history", "--every", "commit", "--no-cache", "--jobs", "\(jobs)", "--format", "json", in: app.folder.path))
    // The first commit is empty.
    #expect(found.count == 26)
    for point in found.dropFirst() { try compare(point, app) }
  }

  /// Compares a point with what other commands say of a checkout.
  private func compare(_ point: [String: Any], _ app: GitRepository) throws {
    let checkout = try TestFolder()
    let commit = try #require(point["commit"] as? String)
    try app.git("worktree", "add", "-q", "--detach", checkout.path + "/tree", commit)
    func object(_ arguments: String...) throws -> [String: Any] {
      let run = Run(arguments, in: checkout.path + "/tree")
      return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    }
    let check = try object("check", "--format", "json", "--no-cache")
    let summary = try #require(check["summary"] as? [String: Int])
    for key in ["errors", "warnings", "score", "types", "files"] {
      #expect(point[key] as? Int == summary[key], "\(key) of \(commit)")
    }
    let rules = (check["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    #expect(point["rules"] as? [String: Int] == Dictionary(rules.map { ($0, 1) }, uniquingKeysWith: +), "\(commit)")
    let metrics = try object("metrics", "--format", "json", "--no-cache")
    #expect(point["dependencies"] as? Int == metrics["dependencies"] as? Int, "\(commit)")
    let costs = [point, metrics].map { $0["propagationCost"] as? Double ?? 0 }
    #expect(abs(costs[0] - costs[1]) < 0.001, "\(commit)")
    try app.git("worktree", "remove", "--force", checkout.path + "/tree")
  }

  /// A generator whose sequence is the same everywhere.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
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
