import Foundation
import StrataModel
import Testing

@testable import StrataProject

struct PreviousResultTests {
  private let key = CacheKey(high: 1, low: 2)

  /// Reads all files as a run does, and keeps what it read.
  private func base(_ project: TemporaryFolder, _ cache: CacheFolder) -> FactsBase? {
    let known = cache.loadFacts()
    return cache.keep(FactsReader.read(files(project), root: project.path, cache: known, jobs: 1), over: known)
  }

  private func files(_ project: TemporaryFolder) -> [ListedFile] {
    Discovery.list(root: project.path, paths: [], isExcluded: { _, _ in false }).files
  }

  private func project(_ count: Int) throws -> TemporaryFolder {
    let project = try TemporaryFolder()
    for number in 0..<count {
      try project.write("F\(number).swift", "struct F\(number) {}\n")
      try project.age("F\(number).swift", seconds: 60)
    }
    return project
  }

  @Test func aFewFilesMayDifferFromTheFactsCache() throws {
    let project = try project(120)
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    let whole = try #require(base(project, cache))
    #expect(whole.others.isEmpty)

    try project.write("F7.swift", "struct F7 { let other: F8 }\n")
    let other = try #require(base(project, cache))
    #expect(other.identity == whole.identity && other.others.map(\.path) == ["F7.swift"])
    #expect(cache.storePrevious([1, 2], for: key, base: other))

    let same = try #require(cache.loadPrevious(key, files: files(project), root: project.path))
    #expect(same.bytes == [1, 2] && same.offsetMaps.isEmpty)
    try project.write("F7.swift", "\nstruct F7 { let other: F8 }\n")
    #expect(
      cache.loadPrevious(key, files: files(project), root: project.path)?.offsetMaps.keys.sorted() == ["F7.swift"])
    // As the facts cache has it, which is not as it was.
    try project.write("F7.swift", "struct F7 {}\n")
    #expect(cache.loadPrevious(key, files: files(project), root: project.path) == nil)
    try project.write("F7.swift", "struct F7 { let other: F8 }\n")
    #expect(cache.loadPrevious(key, files: files(project), root: project.path) != nil)

    try project.write("F9.swift", "struct F9 { let other: F8 }\n")
    #expect(cache.loadPrevious(key, files: files(project), root: project.path) == nil)
    try project.remove("F9.swift")
    #expect(cache.loadPrevious(key, files: files(project), root: project.path) == nil)
    #expect(base(project, cache)?.identity != whole.identity)
  }

  @Test func survivesDamage() throws {
    let project = try project(60)
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    _ = base(project, cache)
    try project.write("F7.swift", "struct F7 { let other: F8 }\n")
    cache.storePrevious([1, 2, 3], for: key, base: try #require(base(project, cache)))
    let name = try #require(try folder.names().first { $0.hasPrefix("previous-") })
    let whole = try folder.read(name)
    let files = files(project)
    #expect(cache.loadPrevious(key, files: files, root: project.path) != nil)
    #expect(CacheFolder(path: folder.path, version: "2").loadPrevious(key, files: files, root: project.path) == nil)
    for position in whole.indices {
      var damaged = whole
      damaged[position] ^= 0x10
      try folder.write(name, damaged)
      // The identity and the counts stand in the head; what they lead to does not fit then.
      #expect(cache.loadPrevious(key, files: files, root: project.path) == nil, "\(position)")
      try folder.write(name, whole.prefix(position))
      #expect(cache.loadPrevious(key, files: files, root: project.path) == nil, "\(position)")
    }
  }
}
