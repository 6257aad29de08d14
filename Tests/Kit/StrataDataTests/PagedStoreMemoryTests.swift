import StrataData
import StrataLock
import Testing

@Suite(.timeLimit(.minutes(5))) struct PagedStoreMemoryTests {
  private struct Post: Codable, Sendable, Identifiable, Equatable {
    let id: Int
  }

  /// A list that leaves the memory while its next page is fetched has not changed.
  @Test func aPageIsAddedThoughOtherListsAreReadMeanwhile() async throws {
    let held = Locked<PagedStore<String, Post, Int, BackendError>?>(nil)
    let requests = Locked<[Int]>([])
    let posts = PagedStore<String, Post, Int, BackendError>(
      source: InMemorySourceOfTruth(), freshness: .untilInvalidated, memoryCapacity: 1
    ) { _, cursor throws(BackendError) in
      requests.withLock { $0.append(cursor ?? 0) }
      // Not without end.
      if requests.withLock({ $0.count }) > 10 { throw .offline }
      if cursor != nil, let posts = held.withLock({ $0 }) {
        for key in ["b", "c", "d"] { _ = try? await posts.store.cached(key) }
      }
      return Page([Post(id: cursor ?? 0)], next: (cursor ?? 0) + 1)
    }
    held.withLock { $0 = posts }
    _ = try await posts.loadMore("a")
    #expect(try await posts.loadMore("a").value.items.count == 2)
    #expect(requests.withLock { $0 } == [0, 1])
    held.withLock { $0 = nil }
  }

  /// A list that its source of truth drops to keep its limit while its next page is fetched is not removed.
  @Test func aPageIsAddedThoughItsListIsDroppedMeanwhile() async throws {
    let held = Locked<PagedStore<String, Post, Int, BackendError>?>(nil)
    let posts = PagedStore<String, Post, Int, BackendError>(
      source: InMemorySourceOfTruth(limit: 1), freshness: .untilInvalidated
    ) { _, cursor throws(BackendError) in
      if cursor != nil, let posts = held.withLock({ $0 }) {
        try? await posts.store.write(PagedList(Page([Post(id: 9)], next: nil)), for: "b")
      }
      return Page([Post(id: cursor ?? 0)], next: (cursor ?? 0) + 1)
    }
    held.withLock { $0 = posts }
    _ = try await posts.loadMore("a")
    #expect(try await posts.loadMore("a").value.items.map(\.id) == [0, 1])
    held.withLock { $0 = nil }
  }
}
