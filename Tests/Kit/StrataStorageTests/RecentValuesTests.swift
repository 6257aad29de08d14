import StrataStorage
import Testing

@Suite struct RecentValuesTests {
  @Test func theOldestMakesRoom() throws {
    let storage = InMemoryStorage()
    let recent = RecentValues<Int>(storage, name: "searches", limit: 2)
    #expect(try recent.value(for: "a") == nil)
    try recent.set(1, for: "a")
    try recent.set(2, for: "b")
    try recent.set(3, for: "a")
    try recent.set(4, for: "c")
    #expect(try recent.keys() == ["c", "a"])
    #expect(try recent.value(for: "a") == 3 && recent.value(for: "b") == nil)
    // One entry of the storage, which outlives the object.
    let later = RecentValues<Int>(storage, name: "searches", limit: 1)
    #expect(try later.value(for: "c") == 4)
    try later.set(5, for: "d")
    #expect(try later.keys() == ["d"])
    try later.removeValue(for: "d")
    #expect(try later.keys().isEmpty)
    try later.set(6, for: "e")
    try later.removeAll()
    #expect(storage.data(named: "searches") == nil)
  }

  @Test func whatCannotBeDecodedIsAbsent() throws {
    let storage = InMemoryStorage()
    try RecentValues<[Int]>(storage, name: "searches", limit: 2).set([1], for: "a")
    let recent = RecentValues<String>(storage, name: "searches", limit: 2)
    #expect(try recent.value(for: "a") == nil)
    try recent.set("new", for: "a")
    #expect(try recent.value(for: "a") == "new")
  }

  @Test func changesOfManyTasksAreNotLost() async throws {
    let recent = RecentValues<Int>(InMemoryStorage(), name: "searches", limit: 100)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { try recent.set(number, for: "\(number)") } }
      try await group.waitForAll()
    }
    #expect(try recent.keys().count == 100)
  }
}
