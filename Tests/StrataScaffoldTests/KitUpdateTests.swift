import StrataModel
import Testing

@testable import StrataScaffold

@Suite struct KitUpdateTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The files of a kit with their record.
  private static func kit(_ files: [String: String], version: String = strataVersion) -> [String: [UInt8]] {
    let files = files.mapValues(bytes)
    return files.merging([KitRecord.fileName: KitRecord(version: version, of: files).text]) { $1 }
  }

  private static let old = kit(["A.swift": "1", "B.swift": "1", "Gone.swift": "1"], version: "0.0.9")
  private static let new = kit(["A.swift": "2", "B.swift": "1", "New.swift": "1"])

  @Test func anUneditedKitBecomesTheNewOne() throws {
    let update = try KitUpdate(of: Self.old, to: Self.new)
    #expect(update.edits.isEmpty && !update.isUnknown && update.version == "0.0.9")
    #expect(update.changes.keys.sorted() == ["A.swift", "Gone.swift", "New.swift", KitRecord.fileName])
    var files = Self.old
    for (path, bytes) in update.changes { files[path] = bytes }
    #expect(files == Self.new)
    #expect(try KitUpdate(of: files, to: Self.new).changes.isEmpty)
  }

  @Test func whatAPersonDidIsAnEdit() throws {
    var present = Self.old
    present["A.swift"] = Self.bytes("mine")
    present["B.swift"] = nil
    present["Mine.swift"] = Self.bytes("mine")
    present["Gone.swift"] = Self.bytes("mine")
    let update = try KitUpdate(of: present, to: Self.new)
    #expect(
      update.edits
        == ["A.swift": .edited, "B.swift": .deleted, "Gone.swift": .edited, "Mine.swift": .added])
  }

  @Test func whatIsAsTheNewKitHasItIsNoEdit() throws {
    var present = Self.old
    present["A.swift"] = Self.new["A.swift"]
    present["New.swift"] = Self.new["New.swift"]
    present["Gone.swift"] = nil
    #expect(try KitUpdate(of: present, to: Self.new).edits.isEmpty)
  }

  @Test func withoutARecordOnlyTheSameKitIsKnown() throws {
    var same = Self.new
    same[KitRecord.fileName] = nil
    let recorded = try KitUpdate(of: same, to: Self.new)
    #expect(!recorded.isUnknown && recorded.changes.keys.sorted() == [KitRecord.fileName])
    var old = Self.old
    old[KitRecord.fileName] = nil
    let update = try KitUpdate(of: old, to: Self.new)
    #expect(update.isUnknown && update.version == nil && update.edits.isEmpty)
  }

  @Test(arguments: [("0.10.0", "0.9.9"), ("1.0", "0.9.9"), ("99.0.0-beta", strataVersion)])
  func aNewerKitStays(version: String, other: String) {
    #expect(KitUpdate.isLater(version, than: other) && !KitUpdate.isLater(other, than: version))
    let kit = Self.kit(["A.swift": "1"], version: "99.0.0")
    #expect(throws: KitProblem.newer("99.0.0", than: strataVersion)) { try KitUpdate(of: kit, to: Self.new) }
  }

  @Test func aRecordIsReadAsItIsWritten() throws {
    let record = KitRecord(version: "1.2.3", of: ["a/b \"c\".swift": [1, 2], "d": []])
    #expect(try KitRecord(record.text) == record)
    #expect(
      try KitRecord(Self.bytes(String(decoding: record.text, as: UTF8.self).replacing("\n", with: "\r\n"))) == record)
    #expect(throws: KitProblem.record(line: 2)) { try KitRecord(Self.bytes("{\"kit\": \"1\"}\nnothing\n")) }
    #expect(throws: KitProblem.record(line: 1)) { try KitRecord([]) }
  }
}
