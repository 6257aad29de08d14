import StrataData
import StrataStorage
import Testing

/// Observers that come, go and are many while others commit.
@Suite struct StoreObserverTests {
  private let backend = FakeBackend()

  /// Cancelling a task that reads a stream ends the stream under a lock of the task's; a commit that yields to the
  /// stream resumes the task, which takes that lock. Neither may hold the store's lock meanwhile.
  @Test func cancellingAnObserverDuringACommitNeverHangs() async throws {
    let store = backend.store(InMemorySourceOfTruth<String, String>())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for number in 0..<5_000 { try await store.write("\(number)", for: "a") } }
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<500 {
            let reader = Task { for await _ in store.observe("a", .cachedOnly) {} }
            await Task.yield()
            reader.cancel()
            await reader.value
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.cached("a")?.value == "4999")
  }

  @Test func everyOneOfManySeesEveryCommitAndMayLeave() async throws {
    let store = backend.store(InMemorySourceOfTruth<String, String>())
    try await store.write("0", for: "a")
    let streams = (0..<1_000).map { _ in store.observe("a", .cachedOnly) }
    var first = streams.map { $0.makeAsyncIterator() }
    for index in first.indices { #expect(await first[index].next()?.value == "0") }
    for number in 1...3 { try await store.write("\(number)", for: "a") }
    for index in first.indices where index % 2 == 0 {
      for number in 1...3 { #expect(await first[index].next()?.value == "\(number)") }
    }
  }
}
