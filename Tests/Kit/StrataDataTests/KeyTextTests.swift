import Foundation
import StrataStorage
import Testing

@testable import StrataData

/// Equal keys are found under one text, whatever the order of their sets in memory, which is another one in each run.
@Suite struct KeyTextTests {
  private enum Sort: String, Codable { case name, date }
  private enum Range: Codable, Hashable { case all, between(Int, and: Int) }

  private struct Filter: Hashable, Codable {
    var text = "a \"b\" / ü"
    var tags: Set<String> = []
    var groups: [Set<Int>] = []
    var teams: Set<UUID>?
    var weights: [UUID: Int] = [:]
    var names: [String: Bool] = [:]
    var sort = Sort.date
    var range = Range.between(1, and: 2)
    var since = Date(timeIntervalSince1970: 0.5)
    var price = Decimal(string: "1.10")
    var link = URL(string: "https://example.com/a?b=c")
    var data = Data([0, 255])
    var ratio = 0.1
    var isOpen = true
  }

  /// A set that has had many other elements, whose order is therefore another one.
  private func large<Element: Hashable>(_ elements: [Element], and others: [Element]) -> Set<Element> {
    var set = Set(others + elements)
    for other in others { set.remove(other) }
    return set
  }

  private func keys(_ number: Int) -> (Filter, Filter) {
    let ids = (0..<8).map { _ in UUID() }
    let tags = (0..<8).map { "tag \($0) \(number)" }
    let small = Filter(
      tags: Set(tags), groups: [Set(0..<8)], teams: Set(ids),
      weights: Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) }))
    var weights = Dictionary(uniqueKeysWithValues: (0..<500).map { _ in (UUID(), 0) })
    for (id, _) in weights { weights[id] = nil }
    for id in ids.reversed() { weights[id] = 1 }
    let large = Filter(
      tags: large(tags, and: (0..<500).map { "other \($0)" }), groups: [large(Array(0..<8), and: Array(8..<500))],
      teams: large(ids, and: (0..<500).map { _ in UUID() }), weights: weights)
    return (small, large)
  }

  @Test func theOrderInMemoryDoesNotCount() throws {
    for number in 0..<20 {
      let (one, other) = keys(number)
      #expect(one == other)
      let text = try KeyText.of(one)
      #expect(try KeyText.of(other) == text)
      #expect(StoredJSON.decode(Filter.self, from: Data(text.utf8)) == one)
    }
  }

  @Test func whatHasAnOrderIsWrittenAsEverywhere() throws {
    func expectSame(_ key: some Codable) throws {
      let data = try #require(StoredJSON.encode(key))
      #expect(try KeyText.of(key) == String(decoding: data, as: UTF8.self))
    }
    try expectSame(42)
    try expectSame(UInt8(7))
    try expectSame(-0.25)
    try expectSame(UUID())
    try expectSame(Sort.name)
    try expectSame([Range.all, .between(3, and: 4)])
    try expectSame(["b": [1, 2], "a": []])
    try expectSame(URL(string: "https://example.com/a b"))
    try expectSame([Date(timeIntervalSince1970: 1)])
    try expectSame([Decimal(1), nil])
    try expectSame(Data([1, 2]))
    try expectSame("/\u{1F388}\n")
    #expect(throws: DatabaseError.self) { try KeyText.of(Double.nan) }
  }

  @Test func anEqualKeyFindsWhatIsStored() async throws {
    let source = DatabaseSourceOfTruth<Filter, String>(try Database(.memory), .documents(named: "searches", limit: 2))
    for number in 0..<20 {
      let (one, other) = keys(number)
      try await source.write(Stored("old", storedAt: Date(), origin: .network), for: one)
      try await source.write(Stored("new", storedAt: Date(), origin: .network), for: other)
      #expect(try await source.read(one)?.value == "new")
      try await source.invalidate(one)
      #expect(try await source.read(other)?.storedAt == .distantPast)
      try await source.invalidateAll { key in key == one }
      try await source.remove(one)
      #expect(try await source.read(other) == nil)
    }
  }
}
