import Foundation
import StrataScaffold
import Testing

@testable import strata

/// `strata new`, from the command line.
@Suite struct NewCommandTests {
  @Test(arguments: AppExemplar.all.map(\.style))
  func aNewAppHasNoFindings(style: String) throws {
    let folder = try TestFolder()
    let run = Run("new", "app", "Bakery", "--style", style, in: folder.path)
    #expect(run.status == 0 && run.output.hasPrefix("Bakery is written: "), "\(run.errors)")
    let check = Run("check", "--strict", in: folder.path + "/Bakery")
    #expect(check.status == 0 && check.output.hasPrefix("No findings"), "\(check.output)\(check.errors)")
    #expect(try folder.names == ["Bakery"])
  }

  @Test func theSameCommandAgainChangesNothing() throws {
    let folder = try TestFolder()
    #expect(Run("new", "app", "Bakery", "--style", "module", in: folder.path).status == 0)
    let again = Run("new", "app", "Bakery", "--style", "module", in: folder.path)
    #expect(again.status == 0 && again.output == "Bakery is as this command makes it; nothing is changed\n")
    try folder.write("mine", to: "Bakery/README.md")
    let edited = Run("new", "app", "Bakery", "--style", "module", in: folder.path)
    #expect(edited.status == 2 && edited.errors.contains("Bakery exists already"), "\(edited.errors)")
    #expect(try folder.text("Bakery/README.md") == "mine")
  }

  /// A feature of fields is all in files of its own, also one like another.
  @Test(arguments: AppExemplar.all.map(\.style))
  func aFeatureLikeOneWithFieldsLeavesNothingWhenItIsRemoved(style: String) throws {
    let folder = try TestFolder()
    #expect(Run("new", "app", "Bakery", "--style", style, in: folder.path).status == 0)
    let path = folder.path + "/Bakery"
    #expect(Run("add", "feature", "Author", "--fields", "id: Int, title: String", in: path).status == 0)
    let before = try contents(of: path)
    let added = Run("add", "feature", "Crate", "--like", "Author", "--fields", "count: Int?, author: Author", in: path)
    #expect(added.status == 0, "\(added.errors)")
    let used = Run("remove", "feature", "Author", in: path)
    #expect(used.status == 2 && used.errors.contains("is used, so that nothing is removed"), "\(used.errors)")
    let removed = Run("remove", "feature", "Crate", in: path)
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try contents(of: path) == before)
  }

  /// The files of an app by their paths, without those of the kit and hidden ones, such as a cache.
  private func contents(of path: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path)
    where !file.hasPrefix("Packages/") && !file.hasPrefix(".") {
      result[file] = FileManager.default.contents(atPath: path + "/" + file)
    }
    return result
  }

  @Test func aPlanIsPrintedAndNothingIsWritten() throws {
    let folder = try TestFolder()
    for option in [["--dry-run"], ["--diff"], ["--format", "json"]] {
      let run = Run(["new", "app", "Bakery", "--style", "gateway"] + option, in: folder.path)
      #expect(run.status == 0 && run.output.contains("BakeryApp.swift"), "\(option)")
    }
    #expect(try folder.names.isEmpty)
    let json = Run("new", "app", "Bakery", "--style", "gateway", "--format", "json", in: folder.path).output
    let plan = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let changes = try #require(plan["changes"] as? [[String: String]])
    #expect(plan["version"] as? Int == 1 && changes.allSatisfy { $0["kind"] == "create" })
    #expect(changes.contains { $0["path"] == "Package.swift" && $0["diff"]?.contains("+  name: \"Bakery\",") == true })
  }

  @Test(
    arguments: [
      (["new"], "needs app NAME"), (["new", "module", "A"], "'strata new module' makes nothing"),
      (["new", "app", "Bakery"], "needs --style STYLE"),
      (["new", "app", "Bakery", "--style", "gatway"], "did you mean 'gateway'"),
      (["new", "app", "bakery", "--style", "gateway"], "try 'Bakery'"),
      (["new", "app", "Data", "--style", "gateway"], "would be hidden; try 'MyData'"),
      (["new", "app", "Bakery", "--style", "reactive", "--platforms", "macos"], "does not run on macos"),
      (["new", "app", "Bakery", "--style", "gateway", "--platforms", "tvos"], "unknown platform 'tvos'"),
      (["new", "app", "Bakery", "--style", "gateway", "--bundle-id", "bakery"], "no bundle identifier"),
      (["new", "app", "Bakery", "--style", "gateway", "--empty"], "gateway has no app without its example yet"),
    ] as [([String], String)])
  func whatDoesNotFitIsSaid(arguments: [String], message: String) throws {
    let folder = try TestFolder()
    let run = Run(arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }
}
