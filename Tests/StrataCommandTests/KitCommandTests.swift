import Foundation
import StrataModel
import StrataScaffold
import Testing

@testable import strata

/// `strata kit update`, from the command line.
@Suite struct KitCommandTests {
  private static let kit = "Bakery/Packages/StrataKit"

  private func app() throws -> TestFolder {
    let folder = try TestFolder()
    #expect(Run("new", "app", "Bakery", "--style", "module", in: folder.path).status == 0)
    return folder
  }

  /// The files of the kit, without hidden ones.
  private func files(_ folder: TestFolder) throws -> [String: String] {
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path + "/" + Self.kit))
    var files: [String: String] = [:]
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      files[path] = try? folder.text(Self.kit + "/" + path)
    }
    return files
  }

  /// Makes the kit one that an earlier version had written: with a file more, one fewer and one that is different.
  private func makeOld(_ folder: TestFolder) throws {
    var old = try files(folder)
    old[KitRecord.fileName] = nil
    let gone = try #require(old.keys.filter { $0.hasPrefix("StrataLock/") }.min())
    old[gone] = nil
    old["StrataLock/Former.swift"] = "// Former.\n"
    old["Package.swift"]? += "// Former.\n"
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.kit)/\(gone)")
    let record = KitRecord(version: "0.0.9", of: old.mapValues { Array($0.utf8) })
    old[KitRecord.fileName] = String(decoding: record.text, as: UTF8.self)
    for (path, text) in old { try folder.write(text, to: Self.kit + "/" + path) }
  }

  @Test func anOldKitBecomesThatOfTheProgram() throws {
    let folder = try app()
    let new = try files(folder)
    try makeOld(folder)
    try folder.write("", to: Self.kit + "/.build/debug.yaml")
    let old = try files(folder)
    for option in [["--dry-run"], ["--diff"], ["--format", "json"]] {
      let run = Run(["kit", "update"] + option, in: folder.path + "/Bakery")
      #expect(run.status == 0 && run.output.contains("Former.swift"), "\(run.errors)")
    }
    #expect(try files(folder) == old)
    let run = Run("kit", "update", in: folder.path + "/Bakery/Sources")
    #expect(
      run.status == 0
        && run.output.hasPrefix(
          "Packages/StrataKit is updated from 0.0.9 to \(strataVersion). 1 file created, 2 files edited, 1 file deleted:\n"
        ), "\(run.output)\(run.errors)")
    #expect(try files(folder) == new)
    #expect(try folder.text(Self.kit + "/.build/debug.yaml").isEmpty)
    let again = Run("kit", "update", in: folder.path + "/Bakery")
    #expect(
      again.status == 0
        && again.output == "Packages/StrataKit is as strata \(strataVersion) has it; nothing is changed\n")
  }

  @Test func anEditedKitIsReplacedOnlyIfToldTo() throws {
    let folder = try app()
    let new = try files(folder)
    try makeOld(folder)
    try folder.write("// Mine.\n", to: Self.kit + "/StrataLock/Former.swift")
    try folder.write("// Mine.\n", to: Self.kit + "/StrataLock/Mine.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.kit)/LICENSE")
    let edited = try files(folder)
    let run = Run("kit", "update", in: folder.path + "/Bakery")
    #expect(run.status == 2)
    for line in [
      "deleted: Packages/StrataKit/LICENSE", "edited: Packages/StrataKit/StrataLock/Former.swift",
      "added: Packages/StrataKit/StrataLock/Mine.swift",
    ] {
      #expect(run.errors.contains("\n  \(line)\n"), "\(run.errors)")
    }
    #expect(try files(folder) == edited)
    #expect(Run("kit", "update", "--replace-edited", in: folder.path + "/Bakery").status == 0)
    #expect(try files(folder) == new)
  }

  @Test func aKitWithoutARecordSaysWhatToDo() throws {
    let folder = try app()
    let new = try files(folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.kit)/\(KitRecord.fileName)")
    #expect(Run("kit", "update", in: folder.path + "/Bakery").status == 0)
    #expect(try files(folder) == new)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.kit)/\(KitRecord.fileName)")
    try folder.write("// Another one.\n", to: Self.kit + "/Package.swift")
    let run = Run("kit", "update", in: folder.path + "/Bakery")
    #expect(run.status == 2 && run.errors.contains("'strata kit update --replace-edited'"), "\(run.errors)")
    #expect(Run("kit", "update", "--replace-edited", in: folder.path + "/Bakery").status == 0)
    #expect(try files(folder) == new)
  }

  @Test func withoutAKitNothingIsUpdated() throws {
    let folder = try TestFolder(["strata.yml": "style: module\n"])
    let run = Run("kit", "update", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("there is no Packages/StrataKit here"), "\(run.errors)")
    #expect(Run("kit", "remove", in: folder.path).status == 2)
  }

  @Test func aLinkIsNotFollowed() throws {
    let folder = try app()
    let place = "\(folder.path)/\(Self.kit)"
    try FileManager.default.moveItem(atPath: place, toPath: folder.path + "/Elsewhere")
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: folder.path + "/Elsewhere")
    let run = Run("kit", "update", "--replace-edited", in: folder.path + "/Bakery")
    #expect(run.status == 2 && run.errors.contains("Packages/StrataKit is a link"), "\(run.errors)")
  }
}
