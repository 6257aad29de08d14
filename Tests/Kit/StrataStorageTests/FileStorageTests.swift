import Foundation
import StrataStorage
import Testing

@Suite struct FileStorageTests {
  @Test func valuesOutliveTheObjectAndNoNameLeavesTheFolder() throws {
    let folder = try TestFolder()
    let directory = folder.file("values")
    let names = ["a", "A/b", "..", "../outside", "", "ä?%"]
    let first = FileStorage(directory: directory)
    for (number, name) in names.enumerated() { try first.set(number, for: StorageKey(name)) }
    let second = FileStorage(directory: directory)
    let values = try names.map { try second.value(for: StorageKey<Int>($0)) }
    #expect(values == names.indices.map(Optional.some))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["values"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == names.count)
    try second.removeValue(for: StorageKey<Int>("a"))
    #expect(try first.value(for: StorageKey<Int>("a")) == nil)
    try second.removeValue(for: StorageKey<Int>("a"))
  }

  @Test func whatCannotBeReadOrWrittenIsSaid() throws {
    let folder = try TestFolder()
    let file = folder.file("file")
    try Data().write(to: file)
    let storage = FileStorage(directory: file)
    #expect(throws: KeyValueStorageError.unwritable(name: "a")) { try storage.set(Data(), named: "a") }
    #expect(try storage.data(named: "a") == nil)
    let directory = folder.file("values")
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("value-a"), withIntermediateDirectories: true)
    #expect(throws: KeyValueStorageError.unreadable(name: "a")) {
      try FileStorage(directory: directory).data(named: "a")
    }
  }
}
