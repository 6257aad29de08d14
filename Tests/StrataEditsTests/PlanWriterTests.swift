import Foundation
import StrataLibc
import Testing

@testable import StrataEdits

@Suite struct PlanWriterTests {
  private static let plan = EditPlan([
    "Package.swift": .edit(from: Array("one".utf8), to: Array("two".utf8)),
    "Sources/Home/Home.swift": .delete(Array("home".utf8)),
    "Sources/Old.swift": .move(path: "Sources/New/New.swift", from: Array("old".utf8), to: Array("new".utf8)),
    "Sources/Shop/Shop.swift": .create(Array("shop".utf8), isExecutable: false),
    "Scripts/run": .create(Array("run".utf8), isExecutable: true),
  ])
  private static let before = [
    "Package.swift": "one", "Sources/Home/Home.swift": "home", "Sources/Old.swift": "old", "Sources/Other.swift": "x",
  ]
  private static let after = [
    "Package.swift": "two", "Scripts/run": "run", "Sources/New/New.swift": "new", "Sources/Other.swift": "x",
    "Sources/Shop/Shop.swift": "shop",
  ]

  @Test func aPlanIsAppliedWhole() throws {
    let folder = try TestFolder(Self.before)
    try folder.writer().apply(Self.plan)
    #expect(try folder.files() == Self.after)
    #expect(!folder.holds("Sources/Home"))
    #expect(FileManager.default.isExecutableFile(atPath: folder.root + "/Scripts/run"))
    #expect(try folder.writer().recover() == [])
  }

  @Test func anEditedFileKeepsItsPermissions() throws {
    let folder = try TestFolder(["run": "one"])
    chmod(folder.root + "/run", 0o754)
    try folder.writer().apply(EditPlan(["run": .edit(from: Array("one".utf8), to: Array("two".utf8))]))
    var status = stat()
    #expect(stat(folder.root + "/run", &status) == 0 && status.st_mode & 0o777 == 0o754)
  }

  /// Interrupted before each of its changes of the disk in turn, and recovered by the next command.
  @Test func afterAnyInterruptionThereIsTheOldTreeOrTheNewOne() throws {
    var outcomes: [[String: String]] = []
    for count in 0... {
      let folder = try TestFolder(Self.before)
      let isComplete = (try? folder.writer(interruptedAfter: count).apply(Self.plan)) != nil
      try folder.writer().recover()
      let files = try folder.files()
      #expect(files == Self.before || files == Self.after, "after \(count) changes")
      #expect(try folder.temporaryFiles().isEmpty, "after \(count) changes")
      #expect(folder.holds("Sources/Shop") == (files == Self.after), "after \(count) changes")
      outcomes.append(files)
      if isComplete { break }
    }
    #expect(outcomes.first == Self.before && outcomes.last == Self.after)
    #expect(outcomes.count > 15)
  }

  /// The recovery itself may be interrupted.
  @Test func aRecoveryCanBeRepeated() throws {
    for (first, second) in (3..<16).flatMap({ first in (0..<6).map { (first, $0) } }) {
      let folder = try TestFolder(Self.before)
      _ = try? folder.writer(interruptedAfter: first).apply(Self.plan)
      _ = try? folder.writer(interruptedAfter: second).recover()
      try folder.writer().recover()
      let files = try folder.files()
      #expect(files == Self.before || files == Self.after, "\(first), \(second)")
      #expect(try folder.temporaryFiles().isEmpty, "\(first), \(second)")
    }
  }

  @Test(
    arguments: [
      ("Package.swift", "other", EditProblem.Reason.changed), ("Sources/Home/Home.swift", nil, .missing),
      ("Sources/Shop/Shop.swift", "mine", .exists), ("Sources/New/New.swift", "mine", .exists),
    ] as [(String, String?, EditProblem.Reason)])
  func nothingIsChangedWhereTheFolderIsNotAsExpected(path: String, content: String?, reason: EditProblem.Reason) throws
  {
    var files = Self.before
    files[path] = content
    let folder = try TestFolder(files)
    #expect(throws: EditProblem(path, reason)) { try folder.writer().apply(Self.plan) }
    #expect(try folder.files() == files)
  }

  @Test(arguments: ["../outside.swift", "/tmp/outside.swift", "a/../../b.swift", "link/inside.swift", ""])
  func noPathLeadsOutOfTheFolder(path: String) throws {
    let (folder, other) = (try TestFolder([:]), try TestFolder([:]))
    symlink(other.root, folder.root + "/link")
    #expect(throws: EditProblem(path, .outside)) {
      try folder.writer().apply(EditPlan([path: .create([], isExecutable: false)]))
    }
    #expect(try other.files().isEmpty)
  }

  @Test func aLinkIsNotEdited() throws {
    let folder = try TestFolder(["a.swift": "a"])
    symlink("a.swift", folder.root + "/b.swift")
    #expect(throws: EditProblem("b.swift", .notAFile)) {
      try folder.writer().apply(EditPlan(["b.swift": .delete(Array("a".utf8))]))
    }
  }

  @Test func whatIsEditedAfterAnInterruptionIsKept() throws {
    var folder = try TestFolder(["a.swift": "a", "b.swift": "b"])
    let plan = EditPlan([
      "a.swift": .edit(from: Array("a".utf8), to: Array("x".utf8)),
      "b.swift": .edit(from: Array("b".utf8), to: Array("y".utf8)),
    ])
    var count = 0
    while try folder.files() != ["a.swift": "x", "b.swift": "b"] {
      folder = try TestFolder(["a.swift": "a", "b.swift": "b"])
      _ = try? folder.writer(interruptedAfter: count).apply(plan)
      count += 1
      try #require(count < 30)
    }
    try folder.write("b.swift", "mine")
    let temporary = try #require(try folder.temporaryFiles().first)
    #expect(throws: EditProblem("b.swift", .editedSince(planned: temporary))) { try folder.writer().recover() }
    #expect(try folder.files()["b.swift"] == "mine")
    // What the message advises.
    try FileManager.default.removeItem(atPath: folder.root + "/b.swift")
    try FileManager.default.moveItem(atPath: folder.root + "/" + temporary, toPath: folder.root + "/b.swift")
    #expect(try folder.writer().recover() == ["a.swift", "b.swift"])
    #expect(try folder.files() == ["a.swift": "x", "b.swift": "y"])
  }

  @Test func aDamagedJournalIsReported() throws {
    let folder = try TestFolder([:])
    try Data("strata-journal-1\u{0}rest".utf8).write(to: URL(fileURLWithPath: folder.journal))
    #expect(throws: EditProblem(folder.journal, .damagedJournal)) { try folder.writer().recover() }
  }

  @Test func anotherProcessIsWaitedForAndThenReported() throws {
    let folder = try TestFolder([:])
    let lock = open(folder.journal + ".lock", O_RDWR | O_CREAT, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(throws: EditProblem(folder.journal, .busy)) {
      try folder.writer().apply(EditPlan(["a.swift": .create([], isExecutable: false)]))
    }
  }
}
