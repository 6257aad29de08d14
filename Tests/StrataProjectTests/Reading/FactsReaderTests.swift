import Foundation
import StrataModel
import Testing

@testable import StrataProject

struct FactsReaderTests {
  private func firstName(_ facts: FileFacts) -> String? { facts.declarations.first.map { facts.names[$0.name] } }

  @Test func readsInTheOrderOfTheListOnAnyNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    for i in 0..<50 {
      try folder.write("f\(i).swift", (0..<i).map { "struct S\($0) {}\n" }.joined())
    }
    let listing = Discovery.list(root: folder.path)
    let one = FactsReader.read(listing.files, root: folder.path, jobs: 1)
    let eight = FactsReader.read(listing.files, root: folder.path, jobs: 8)
    #expect(one.files.map(\.path) == listing.files.map(\.path))
    #expect(one.files.map(\.facts) == eight.files.map(\.facts))
    #expect(one.parsed == 50)
    for file in one.files {
      let number = Int(file.path.dropFirst().dropLast(6))
      #expect(file.facts.declarations.count == number)
    }
  }

  @Test func reportsWhatItCannotReadAndReadsTheRest() throws {
    let folder = try TemporaryFolder()
    try folder.write("empty.swift")
    try folder.write("latin.swift", Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A]) + Data("struct Caf {}".utf8))
    try folder.write("gone.swift", "struct Gone {}")
    try folder.write("ok.swift", "struct Ok {}")
    try folder.write("vast.swift")
    truncate(folder.path + "/vast.swift", off_t(FactsReader.sizeLimit + 1))
    let listing = Discovery.list(root: folder.path)
    try folder.remove("gone.swift")

    let result = FactsReader.read(listing.files, root: folder.path, jobs: 2)

    #expect(result.files.map(\.path) == ["empty.swift", "latin.swift", "ok.swift"])
    #expect(
      result.problems == [
        ReadProblem(path: "gone.swift", reason: .vanished),
        ReadProblem(path: "latin.swift", reason: .notUTF8(offset: 3)),
        ReadProblem(path: "vast.swift", reason: .tooLarge(bytes: FactsReader.sizeLimit + 1)),
      ])
    let latin = result.files[1].facts
    #expect(latin.declarations.map { latin.names[$0.name] } == ["Caf"])
    #expect(latin.declarations.first?.nameOffset == 12)
  }

  @Test func readsNothingAgainThatDidNotChange() throws {
    let folder = try TemporaryFolder()
    let sources = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    for name in ["a", "b", "c"] {
      try sources.write("\(name).swift", "struct \(name.uppercased()) {}")
      try sources.age("\(name).swift", seconds: 100)
    }
    func run() throws -> ReadResult {
      let listing = Discovery.list(root: sources.path)
      let result = FactsReader.read(listing.files, root: sources.path, cache: cache.loadFacts(), jobs: 2)
      if let update = result.cacheUpdate { #expect(cache.write(update) != nil) }
      return result
    }

    let cold = try run()
    #expect(cold.parsed == 3 && cold.cacheUpdate != nil)

    // Bytes that the file system does not tell of are not seen: nothing is read.
    let old = try #require(
      try FileManager.default.attributesOfItem(atPath: sources.path + "/b.swift")[.modificationDate] as? Date)
    let handle = try FileHandle(forWritingTo: sources.url("b.swift"))
    try handle.write(contentsOf: Data("struct X {}".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: sources.path + "/b.swift")
    let warm = try run()
    #expect(warm.parsed == 0 && warm.cacheUpdate == nil)
    #expect(warm.files.map(\.facts) == cold.files.map(\.facts))

    // A new time with the same bytes costs reading, not parsing; new bytes cost both.
    try sources.write("b.swift", "struct X {}")
    try sources.age("a.swift", seconds: 50)
    try sources.remove("c.swift")
    let changed = try run()
    #expect(changed.parsed == 1 && changed.cacheUpdate != nil)
    #expect(changed.files.map(\.path) == ["a.swift", "b.swift"])
    #expect(changed.files.map { firstName($0.facts) } == ["A", "X"])
    #expect(try run().parsed == 0)
  }

  /// The bytes decide about a file that was modified just before it was read.
  @Test func doesNotTrustTimesThatAreTooFresh() throws {
    let folder = try TemporaryFolder()
    let sources = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    try sources.write("a.swift", "struct A {}")
    let listing = Discovery.list(root: sources.path)
    let first = FactsReader.read(listing.files, root: sources.path, jobs: 1)
    cache.write(try #require(first.cacheUpdate))

    try sources.write("a.swift", "struct B {}")
    let second = FactsReader.read(listing.files, root: sources.path, cache: cache.loadFacts(), jobs: 1)
    #expect(second.files.map { firstName($0.facts) } == ["B"])
  }

  @Test func repairsBadBytesInPlace() {
    let cases: [([UInt8], [UInt8], Int?)] = [
      (Array("plain text, long enough".utf8), Array("plain text, long enough".utf8), nil),
      (Array("é€😀".utf8), Array("é€😀".utf8), nil),
      ([0x61, 0xFF, 0x62], Array("a?b".utf8), 1),
      ([0xC3], Array("?".utf8), 0),
      ([0xE2, 0x82, 0x61], Array("??a".utf8), 0),
      ([0xED, 0xA0, 0x80], Array("???".utf8), 0),
      ([0xC0, 0xAF, 0xF5], Array("???".utf8), 0),
      ([0x61, 0xF0, 0x9F, 0x98], Array("a???".utf8), 1),
    ]
    for (input, output, offset) in cases {
      var bytes = input
      #expect(bytes.withUnsafeMutableBufferPointer { UTF8Repair.repair($0) } == offset)
      #expect(bytes == output)
    }
  }
}
