import Foundation
import Testing

@testable import StrataProject

struct ResultCacheTests {
  private func listing(_ files: [ListedFile], time: Int64 = 10_000_000_000) -> SourceListing {
    SourceListing(files: files, time: time)
  }

  private let file = ListedFile(path: "a.swift", size: 1, modified: 5_000_000_001, inode: 3)

  @Test func keysDifferWhenAnythingDiffers() {
    var moved = file
    moved.path = "b.swift"
    var larger = file
    larger.size += 1
    var newer = file
    newer.modified += 1
    var replaced = file
    replaced.inode += 1
    let salt: [[UInt8]] = [[1], [2, 3]]
    var keys = [file, moved, larger, newer, replaced].map { CacheKey(listing([$0]), salt: salt) }
    keys.append(CacheKey(listing([file, moved]), salt: salt))
    keys.append(CacheKey(listing([]), salt: salt))
    keys.append(CacheKey(listing([file]), salt: [[1, 2], [3]]))
    keys.append(CacheKey(SourceListing(manifests: [file], time: 10_000_000_000), salt: salt))
    var withProblem = listing([file])
    withProblem.problems = [ReadProblem(path: "x", reason: .notAFile)]
    keys.append(CacheKey(withProblem, salt: salt))

    #expect(Set(keys).count == keys.count)
    #expect(Set(keys.map(\.high)).count == keys.count && Set(keys.map(\.low)).count == keys.count)
    #expect(CacheKey(listing([file], time: 99_000_000_000), salt: salt) == keys[0])
  }

  @Test func keepsTheLastResultsAndNothingThatMayBeStale() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    let key = CacheKey(listing([file]), salt: [])
    #expect(cache.loadResult(key) == nil)
    #expect(cache.storeResult([1, 2, 3], for: key))
    #expect(cache.loadResult(key) == [1, 2, 3])
    #expect(CacheFolder(path: folder.path, version: "2").loadResult(key) == nil)

    for i in 0..<20 { #expect(cache.storeResult([UInt8(i)], for: CacheKey(high: 7, low: UInt64(i)))) }
    #expect(try folder.names().filter { $0.hasPrefix("result-") }.count == 8)
    #expect(cache.loadResult(CacheKey(high: 7, low: 19)) == [19])

    let justWritten = CacheKey(listing([file], time: file.modified + 1), salt: [])
    #expect(!justWritten.isSettled)
    #expect(!cache.storeResult([1], for: justWritten))
  }

  @Test func survivesDamage() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    let key = CacheKey(high: 1, low: 2)
    cache.storeResult(Array("findings".utf8), for: key)
    let name = try #require(try folder.names().first { $0.hasPrefix("result-") })
    let whole = try folder.read(name)
    for position in whole.indices {
      var damaged = whole
      damaged[position] ^= 0x10
      try folder.write(name, damaged)
      #expect(cache.loadResult(key) == nil)
      try folder.write(name, whole.prefix(position))
      #expect(cache.loadResult(key) == nil)
    }
  }
}
