import Foundation
import StrataModel
import Testing

@testable import StrataProject

struct FactsCacheTests {
  /// Facts with something in every list.
  static func facts(_ seed: UInt32) -> FileFacts {
    var facts = FileFacts()
    let name = "Name\(seed)"
    let bytes = Array(name.utf8)
    facts.names = NameTable(bytes: bytes, ends: [0, UInt32(bytes.count)])
    let id = NameID(1)
    facts.imports = [
      ImportFact(module: id, path: .none, scope: id, access: .open, attributes: Span(0, 1), condition: 0, offset: seed)
    ]
    var declaration = DeclarationFact(kind: .class, name: id, start: 1, end: seed, nameOffset: 3)
    declaration.isLocal = true
    declaration.modifiers = [.async, .static]
    declaration.marks = .preview
    facts.declarations = [declaration, DeclarationFact(kind: .accessor, name: .none, start: 0, end: 9, nameOffset: 4)]
    facts.parameters = [
      ParameterFact(
        label: id, name: id, type: noIndex, defaultValue: .empty, attributes: .empty, isVariadic: true, offset: 1)
    ]
    facts.attributes = [AttributeFact(name: id, type: 0, arguments: .empty, offset: 77)]
    facts.genericParameters = [
      GenericParameterFact(name: id, subject: 1, constraint: 2, isRequirement: true, isSameType: false, offset: 5)
    ]
    facts.typeLists = [0, seed]
    facts.types = [TypeNode(kind: .tuple, flags: .inout, name: id, offset: 5, next: 1)]
    facts.code = (0..<seed).map { CodeNode(kind: .call, flags: .exempt, value: $0, offset: $0 * 2, next: $0 + 1) }
    facts.conditions.append(ConditionFact(parent: 0, text: id, excluded: [.release, .macOS]))
    facts.suppressions = [SuppressionFact(scope: .file, rules: id, reason: id, offset: 1)]
    facts.lineStarts = [0, 5, seed + 6]
    facts.syntaxErrors = [seed]
    facts.topLevelCode = Span(0, min(seed, 2))
    return facts
  }

  static let paths = ["App/b.swift", "App/a.swift", "é.swift"]

  static func stamp(_ number: Int) -> FileStamp {
    FileStamp(size: Int64(number), modified: 5, inode: 6, hash: UInt64(number) * 7, isSettled: number != 1)
  }

  static func update() -> FactsCacheUpdate {
    FactsCacheUpdate(
      entries: paths.enumerated().map { number, path in
        FactsCacheUpdate.Entry(path: path, stamp: stamp(number), source: .facts(facts(UInt32(number * 3))))
      }, old: FactsCache())
  }

  @Test func givesBackWhatWasStored() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path + "/.strata/cache", version: "1")
    #expect(cache.loadFacts().count == 0)
    #expect(cache.write(Self.update()) != nil)

    let loaded = cache.loadFacts()
    #expect(loaded.count == 3)
    for (number, path) in Self.paths.enumerated() {
      let entry = try #require(loaded.entry(for: path))
      #expect(loaded.facts(entry) == Self.facts(UInt32(number * 3)))
      #expect(loaded.stamp(entry) == Self.stamp(number))
      let file = ListedFile(path: path, size: Int64(number), modified: 5, inode: 6)
      #expect(loaded.isTrusted(entry, file) == (number != 1))
      #expect(!loaded.isTrusted(entry, ListedFile(path: path, size: Int64(number), modified: 4, inode: 6)))
    }
    #expect(loaded.entry(for: "App/c.swift") == nil)
    #expect(try folder.names(in: ".strata/cache") == [".gitignore", "facts"])
  }

  @Test func copiesUnchangedEntriesFromTheOldCacheWhileReplacingIt() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    cache.write(Self.update())
    let old = cache.loadFacts()
    let kept = try #require(old.entry(for: "é.swift"))
    let update = FactsCacheUpdate(
      entries: [
        FactsCacheUpdate.Entry(path: "é.swift", stamp: Self.stamp(2), source: .cached(kept)),
        FactsCacheUpdate.Entry(path: "new.swift", stamp: Self.stamp(4), source: .facts(Self.facts(40))),
      ], old: old)
    #expect(cache.write(update) != nil)

    let loaded = cache.loadFacts()
    #expect(loaded.count == 2)
    #expect(loaded.entry(for: "é.swift").flatMap(loaded.facts) == Self.facts(6))
    #expect(loaded.entry(for: "new.swift").flatMap(loaded.facts) == Self.facts(40))
    // The old one is still whole for whoever has it.
    #expect(old.facts(kept) == Self.facts(6))
  }

  @Test func doesNotReadCachesOfAnotherVersion() throws {
    let folder = try TemporaryFolder()
    CacheFolder(path: folder.path, version: "1").write(Self.update())
    #expect(CacheFolder(path: folder.path, version: "2").loadFacts().count == 0)
  }

  /// Whatever happens to the file, an entry is what was stored or nothing.
  @Test func survivesEveryDamagedByteAndEveryTruncation() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    cache.write(Self.update())
    let whole = try folder.read("facts")

    func checkIsHarmless(_ data: Data) throws -> Bool {
      try folder.write("facts", data)
      let loaded = cache.loadFacts()
      var isNoticed = loaded.count != 3
      for (number, path) in Self.paths.enumerated() {
        guard let entry = loaded.entry(for: path), let facts = loaded.facts(entry) else {
          isNoticed = true
          continue
        }
        #expect(facts == Self.facts(UInt32(number * 3)))
      }
      return isNoticed
    }

    for position in whole.indices {
      for mask: UInt8 in [0x01, 0xFF] {
        var damaged = whole
        damaged[position] ^= mask
        #expect(try checkIsHarmless(damaged), "byte \(position)")
      }
    }
    for length in 0..<whole.count { #expect(try checkIsHarmless(whole.prefix(length)), "length \(length)") }
    #expect(try checkIsHarmless(whole + Data([0])))
    #expect(try checkIsHarmless(Data("not a cache at all".utf8)))
    #expect(try !checkIsHarmless(whole))
  }

  /// Records whose checksums are right but whose content is not what the decoder expects.
  @Test func decodesNoValueThatATypeCannotHave() {
    var bytes: [UInt8] = []
    FactsEncoder.encode(Self.facts(9), into: &bytes)
    var (decoded, refused) = (0, 0)
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] = 0xFF
      damaged.withUnsafeBytes { raw in
        guard let facts = FactsDecoder.decode(raw) else {
          refused += 1
          return
        }
        decoded += 1
        // Every enumeration in it can be named.
        #expect(!"\(facts)".isEmpty)
      }
    }
    #expect(decoded > 0 && refused > 0)
  }

  @Test func doesWithoutWhereItCannotWrite() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    let cache = CacheFolder(path: folder.path + "/file/cache", version: "1")
    #expect(cache.write(Self.update()) == nil)
    #expect(!cache.storeResult([1], for: CacheKey(high: 1, low: 2)))
    #expect(cache.loadFacts().count == 0)
  }

  @Test func usesAgainWhatAKilledRunLeftBehind() throws {
    let folder = try TemporaryFolder()
    try folder.write("facts.tmp", String(repeating: "x", count: 100_000))
    let cache = CacheFolder(path: folder.path, version: "1")
    #expect(cache.write(Self.update()) != nil)
    #expect(cache.loadFacts().count == 3)
    #expect(try folder.names() == [".gitignore", "facts"])
  }

  @Test func manyRunsAtOnceLeaveAWholeCache() async throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, version: "1")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<40 {
        group.addTask {
          cache.write(Self.update())
          let loaded = cache.loadFacts()
          return loaded.count == 0 || loaded.entry(for: "é.swift").flatMap(loaded.facts) == Self.facts(6)
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    #expect(cache.loadFacts().count == 3)
    #expect(try folder.names() == [".gitignore", "facts"])
  }
}
