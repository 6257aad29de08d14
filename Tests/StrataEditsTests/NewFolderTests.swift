import Foundation
import StrataLibc
import Testing

@testable import StrataEdits

@Suite struct NewFolderTests {
  private static let files = [
    "README.md": NewFolder.File(Array("read me".utf8)), "Sources/App/App.swift": NewFolder.File(Array("app".utf8)),
    "Scripts/run": NewFolder.File(Array("run".utf8), isExecutable: true),
  ]

  @Test func aFolderIsWrittenWhole() throws {
    let folder = try TestFolder([:])
    try NewFolder.create(folder.root + "/Shop", Self.files)
    #expect(
      try folder.files()
        == ["Shop/README.md": "read me", "Shop/Sources/App/App.swift": "app", "Shop/Scripts/run": "run"])
    #expect(FileManager.default.isExecutableFile(atPath: folder.root + "/Shop/Scripts/run"))
  }

  @Test func anEmptyFolderIsReplacedAndAnotherOneIsNot() throws {
    let folder = try TestFolder(["Full/mine.txt": "mine"])
    mkdir(folder.root + "/Empty", 0o777)
    try NewFolder.create(folder.root + "/Empty", Self.files)
    #expect(try folder.files()["Empty/README.md"] == "read me")
    let full = folder.root + "/Full"
    #expect(throws: EditProblem(full, .exists)) { try NewFolder.create(full, Self.files) }
    let file = full + "/mine.txt"
    #expect(throws: EditProblem(file, .exists)) { try NewFolder.create(file, Self.files) }
    #expect(try folder.files()["Full/mine.txt"] == "mine")
  }

  @Test func aFailureLeavesNothingBehind() throws {
    let folder = try TestFolder([:])
    var files = Self.files
    files["../outside"] = NewFolder.File([])
    #expect(throws: EditProblem("../outside", .outside)) { try NewFolder.create(folder.root + "/Shop", files) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
  }

  @Test func whatAKilledCommandLeftIsRemoved() throws {
    let folder = try TestFolder([:])
    // No process has this number: it is above the system's limit.
    let remains = folder.root + "/.Shop.strata-99999999"
    try FileManager.default.createDirectory(atPath: remains + "/Sources", withIntermediateDirectories: true)
    let running = folder.root + "/.Shop.strata-1"
    try FileManager.default.createDirectory(atPath: running, withIntermediateDirectories: true)
    try NewFolder.create(folder.root + "/Shop", Self.files)
    #expect(!FileManager.default.fileExists(atPath: remains))
    #expect(FileManager.default.fileExists(atPath: running))
  }
}
