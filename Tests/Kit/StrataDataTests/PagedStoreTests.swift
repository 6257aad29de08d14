import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

@Suite(.timeLimit(.minutes(5))) struct PagedStoreTests {
  private struct Post: Codable, Sendable, Identifiable, Equatable {
    let id: Int
    var text = "old"
  }

  /// Ten posts in pages of three, newest last; the cursor is the number of the next post. Can be held back, can fail.
  private final class Server: Sendable {
    struct State {
      var posts = (1...10).map { Post(id: $0) }
      var requests: [Int] = []
      var failing: Set<Int> = []
      var isHeld = false
      var held: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    let state = Locked(State())
    var requests: [Int] { state.withLock { $0.requests } }

    @Sendable func fetch(_ topic: String, _ cursor: Int?) async throws(BackendError) -> Page<Post, Int> {
      let start = cursor ?? 0
      state.withLock { $0.requests.append(start) }
      await withCheckedContinuation { continuation in
        let passes = state.withLock { state in
          if state.isHeld { state.held[start] = continuation }
          return !state.isHeld
        }
        if passes { continuation.resume() }
      }
      let (posts, isFailing) = state.withLock { ($0.posts, $0.failing.contains(start)) }
      if isFailing { throw .offline }
      let items = Array(posts.dropFirst(start).prefix(3))
      return Page(items, next: start + 3 < posts.count ? start + 3 : nil)
    }

    func hold() { state.withLock { $0.isHeld = true } }
    func untilHeld(_ start: Int) async throws { try await until { self.state.withLock { $0.held[start] } != nil } }
    func release(_ start: Int? = nil) {
      let held = state.withLock { state in
        if start == nil { state.isHeld = false }
        let starts = start.map { [$0] } ?? Array(state.held.keys)
        return starts.compactMap { state.held.removeValue(forKey: $0) }
      }
      for continuation in held { continuation.resume() }
    }
  }

  private typealias Posts = PagedStore<String, Post, Int, BackendError>
  private let server = Server()
  private let clock = FakeBackend()

  private func store(_ source: some SourceOfTruth<String, Posts.List>, refreshedPages: Int = .max) -> Posts {
    Posts(
      source: source, freshness: .lasting(.seconds(60)), refreshedPages: refreshedPages, now: clock.now,
      fetch: server.fetch)
  }

  private func store() -> Posts { store(InMemorySourceOfTruth()) }

  private func ids(_ posts: Posts) async throws -> [Int]? {
    try await posts.store.cached("a")?.value.items.map(\.id)
  }

  @Test func pagesAreAddedUntilTheListIsComplete() async throws {
    let posts = store()
    #expect(try await posts.loadMore("a").value.items.map(\.id) == [1, 2, 3])
    for count in [6, 9, 10, 10] {
      let list = try await posts.loadMore("a").value
      #expect(list.items.map(\.id) == Array(1...count) && list.isComplete == (count == 10))
    }
    #expect(server.requests == [0, 3, 6, 9])
    #expect(try await posts.store.cached("a")?.value.pages == 4)
  }

  @Test func manyWhoAskAtOnceGetOnePage() async throws {
    let posts = store()
    _ = try await posts.store.value(for: "a")
    server.hold()
    let readers = (0..<100).map { _ in Task { try await posts.loadMore("a").value.items.count } }
    try await server.untilHeld(3)
    server.release()
    for reader in readers { #expect(try await reader.value >= 6) }
    #expect(server.requests.filter { $0 == 3 }.count == 1)
  }

  @Test func aReaderThatIsCancelledLeavesAtOnceAndThePageIsStored() async throws {
    let posts = store()
    _ = try await posts.store.value(for: "a")
    server.hold()
    let reader = Task { try await posts.loadMore("a") }
    try await server.untilHeld(3)
    reader.cancel()
    await #expect(throws: StoreError<BackendError>.cancelled) { try await reader.value }
    server.release()
    for await snapshot in posts.store.observe("a") where snapshot.value?.items.count == 6 { break }
  }

  @Test func aRefreshKeepsWhatIsShownAndBringsAsManyPages() async throws {
    let posts = store()
    for _ in 0..<3 { try await posts.loadMore("a") }
    let shown = Locked<[[String]]>([])
    let watching = Task {
      for await snapshot in posts.store.observe("a", .cachedOnly) {
        let texts = (snapshot.value?.items ?? []).map(\.text)
        shown.withLock { $0.append(texts) }
        if texts.first == "new" { break }
      }
    }
    try await until { !shown.withLock { $0.isEmpty } }
    server.state.withLock { state in state.posts = state.posts.map { Post(id: $0.id, text: "new") } }
    #expect(try await posts.store.value(for: "a", .refresh).value.items.count == 9)
    await watching.value
    #expect(shown.withLock { $0.allSatisfy { $0.count == 9 && Set($0).count == 1 } })
    let bounded = store(InMemorySourceOfTruth(), refreshedPages: 2)
    for _ in 0..<3 { try await bounded.loadMore("a") }
    #expect(try await bounded.store.value(for: "a", .refresh).value.items.count == 6)
    #expect(try await bounded.loadMore("a").value.items.count == 9)
  }

  @Test func aPageThatFailsLeavesTheListAsItIs() async throws {
    let posts = store()
    for _ in 0..<2 { try await posts.loadMore("a") }
    server.state.withLock { $0.failing = [3, 6] }
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) { try await posts.loadMore("a") }
    #expect(try await posts.store.cached("a")?.isStale == false)
    // The second page of a refresh: the first one is not taken alone.
    await #expect(throws: StoreError<BackendError>.fetch(.offline)) {
      try await posts.store.value(for: "a", .refresh)
    }
    let kept = try #require(try await posts.store.cached("a"))
    #expect(kept.value.items.count == 6 && kept.isStale && kept.failure == .fetch(.offline))
  }

  @Test func aListIsAsOldAsItsLastRefresh() async throws {
    let posts = store()
    try await posts.loadMore("a")
    clock.advance(50)
    #expect(try await posts.loadMore("a").isStale == false)
    clock.advance(20)
    #expect(try await posts.store.cached("a")?.isStale == true)
    #expect(try await posts.store.value(for: "a").value.items.count == 6)
    #expect(server.requests == [0, 3, 0, 3])
  }

  @Test func loadingWaitsForARefreshUnderWay() async throws {
    let posts = store()
    try await posts.loadMore("a")
    server.hold()
    let refresh = Task { try await posts.store.value(for: "a", .refresh) }
    try await server.untilHeld(0)
    server.state.withLock { $0.posts.insert(Post(id: 0), at: 0) }
    let more = Task { try await posts.loadMore("a") }
    try await Task.sleep(for: .milliseconds(20))
    #expect(server.requests == [0, 0])
    server.release()
    #expect(try await refresh.value.value.items.map(\.id) == [0, 1, 2])
    #expect(try await more.value.value.items.map(\.id) == [0, 1, 2, 3, 4, 5])
  }

  @Test func aPageForAListThatWasRefreshedIsFetchedAgain() async throws {
    let posts = store()
    try await posts.loadMore("a")
    server.hold()
    let more = Task { try await posts.loadMore("a") }
    try await server.untilHeld(3)
    let refresh = Task { try await posts.store.value(for: "a", .refresh) }
    try await server.untilHeld(0)
    server.state.withLock { $0.posts.insert(Post(id: 0), at: 0) }
    server.release(0)
    #expect(try await refresh.value.value.items.map(\.id) == [0, 1, 2])
    server.release()
    #expect(try await more.value.value.items.map(\.id) == [0, 1, 2, 3, 4, 5])
    #expect(server.requests == [0, 3, 0, 3])
  }

  /// A page that comes while a refresh is under way is shown, and does not undo the refresh.
  @Test func aRefreshSurvivesThePageThatCameMeanwhile() async throws {
    let posts = store()
    try await posts.loadMore("a")
    server.hold()
    let more = Task { try await posts.loadMore("a") }
    try await server.untilHeld(3)
    let refresh = Task { try await posts.store.value(for: "a", .refresh) }
    try await server.untilHeld(0)
    server.release(3)
    #expect(try await more.value.value.items.count == 6)
    server.state.withLock { state in state.posts = state.posts.map { Post(id: $0.id, text: "new") } }
    server.release()
    #expect(try await refresh.value.value.items.allSatisfy { $0.text == "new" })
    #expect(try await posts.store.cached("a")?.value.items.allSatisfy { $0.text == "new" } == true)
  }

  @Test func aListThatWasRemovedDoesNotComeBack() async throws {
    let posts = store()
    try await posts.loadMore("a")
    server.hold()
    let more = Task { try await posts.loadMore("a") }
    try await server.untilHeld(3)
    try await posts.store.removeAll()
    server.release()
    await #expect(throws: StoreError<BackendError>.cancelled) { try await more.value }
    #expect(try await ids(posts) == nil)
  }

  @Test func anItemIsInTheListOnce() async throws {
    let posts = store()
    try await posts.loadMore("a")
    // The list has grown at its beginning: the next page begins with one that is shown.
    server.state.withLock { $0.posts.insert(Post(id: 0), at: 0) }
    server.state.withLock { state in state.posts = state.posts.map { Post(id: $0.id, text: "new") } }
    let list = try await posts.loadMore("a").value
    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5])
    #expect(list.items.map(\.text) == ["old", "old", "new", "new", "new"])
  }

  @Test func aChangeOfThisDeviceIsNotUndoneByAPage() async throws {
    let source = InMemorySourceOfTruth<String, Posts.List>()
    let posts = store(source)
    let list = try await posts.loadMore("a").value
    server.hold()
    let more = Task { try await posts.loadMore("a") }
    try await server.untilHeld(3)
    try await posts.store.write(list.withItems { $0.filter { $0.id != 2 } }, for: "a")
    server.release()
    #expect(try await more.value.value.items.map(\.id) == [1, 3, 4, 5, 6])
  }

  @Test func afterARestartTheListGoesOnWhereItWas() async throws {
    let folder = try TestFolder()
    for count in [3, 6, 9] {
      let database = try Database(.file(folder.file("a.db")))
      let posts = store(DatabaseSourceOfTruth(database, .documents(named: "posts")))
      #expect(try await posts.loadMore("a").value.items.count == count)
    }
    #expect(server.requests == [0, 3, 6])
  }
}
