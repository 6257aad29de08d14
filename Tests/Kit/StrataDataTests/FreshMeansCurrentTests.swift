import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// A server whose values change, and an app that invalidates what has changed: whatever falls between the two, what a
/// store calls fresh in the end is what the server has.
@Suite(.timeLimit(.minutes(10))) struct FreshMeansCurrentTests {
  private struct Post: Codable, Sendable, Identifiable, Equatable {
    let id: Int
    let version: Int
  }

  private typealias Posts = PagedStore<String, Post, Int, BackendError>

  /// Six posts; a list has those that its key names, two in a page.
  private final class Server: Sendable {
    private let versions = Locked(Array(repeating: 0, count: 6))

    func change(_ id: Int) { versions.withLock { $0[id] += 1 } }

    func posts(_ list: String) -> [Post] {
      let versions = versions.withLock { $0 }
      return list.compactMap(\.wholeNumberValue).map { Post(id: $0, version: versions[$0]) }
    }

    @Sendable func page(_ list: String, _ cursor: Int?) async throws(BackendError) -> Page<Post, Int> {
      let start = cursor ?? 0
      let posts = posts(list)
      // The answer is on its way while others go on.
      for _ in 0..<start + 2 { await Task.yield() }
      return Page(Array(posts.dropFirst(start).prefix(2)), next: start + 2 < posts.count ? start + 2 : nil)
    }

    @Sendable func list(_ list: String) async throws(BackendError) -> [Post] {
      let posts = posts(list)
      for _ in 0..<3 { await Task.yield() }
      return posts
    }
  }

  private static let lists = ["0123", "2345", "14", "05123"]

  private func sources<Value: Codable & Sendable>(
    _ tags: @escaping @Sendable (String, Value) -> Set<String>
  ) throws -> [any SourceOfTruth<String, Value>] {
    [
      InMemorySourceOfTruth(tags: tags),
      DatabaseSourceOfTruth(try Database(.memory), .documents(named: "lists"), tags: tags),
    ]
  }

  private func run(seed: Int, _ step: @escaping @Sendable (inout SplitMix) async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          var random = SplitMix(seed: UInt64(seed * 100 + task))
          for _ in 0..<60 { await step(&random) }
        }
      }
    }
  }

  /// Observes until there is a value, or what was being fetched has been removed.
  private static func firstValue<Value>(_ snapshots: AsyncStream<StoreSnapshot<Value, BackendError>>) async {
    var removals = -1
    for await snapshot in snapshots {
      if case .empty = snapshot { removals += 1 }
      if snapshot.value != nil || removals > 0 { return }
    }
  }

  @Test(arguments: 0..<6)
  func values(seed: Int) async throws {
    for source in try sources({ (_, posts: [Post]) in Set(posts.map { "\($0.id)" }) }) {
      let server = Server()
      let store = Store<String, [Post], BackendError>(
        source: source, freshness: .untilInvalidated, memoryCapacity: 2, fetch: server.list)
      await run(seed: seed) { random in
        let list = Self.lists[Int(random.next() % 4)]
        let id = Int(random.next() % 6)
        switch random.next() % 8 {
        case 0, 1:
          server.change(id)
          switch random.next() % 3 {
          case 0: try? await store.invalidateAll(tagged: ["\(id)"])
          case 1: try? await store.invalidateAll { _, posts in posts.contains { $0.id == id } }
          default: try? await store.invalidateAll { $0.contains("\(id)") }
          }
        case 2: try? await store.remove(list)
        case 3: _ = try? await store.value(for: list, .refresh)
        case 4: await Self.firstValue(store.observe(list))
        case 5: _ = try? await store.value(for: list, .staleWhileRevalidate)
        default: _ = try? await store.value(for: list)
        }
      }
      for list in Self.lists {
        let loaded = try await store.value(for: list)
        #expect(!loaded.isStale && loaded.value == server.posts(list), "\(list), seed \(seed)")
        #expect(try await source.read(list)?.value == server.posts(list), "\(list), seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<6)
  func pages(seed: Int) async throws {
    for source in try sources({ (_, list: Posts.List) in Set(list.items.map { "\($0.id)" }) }) {
      let server = Server()
      let posts = Posts(source: source, freshness: .untilInvalidated, memoryCapacity: 2, fetch: server.page)
      await run(seed: seed) { random in
        let list = Self.lists[Int(random.next() % 4)]
        let id = Int(random.next() % 6)
        switch random.next() % 8 {
        case 0, 1:
          server.change(id)
          switch random.next() % 4 {
          case 0: try? await posts.invalidateAll(tagged: ["\(id)"])
          case 1: try? await posts.invalidateAll(containing: { $0.id == id })
          case 2: for list in Self.lists where list.contains("\(id)") { try? await posts.invalidate(list) }
          default: try? await posts.invalidateAll { $0.contains("\(id)") }
          }
        case 2: try? await posts.store.remove(list)
        case 3: _ = try? await posts.store.value(for: list, .refresh)
        case 4: await Self.firstValue(posts.store.observe(list))
        default: _ = try? await posts.loadMore(list)
        }
      }
      for list in Self.lists {
        // As it is, if it is fresh; else fetched, with as many pages as it had.
        let loaded = try await posts.store.value(for: list)
        let items = loaded.value.items
        #expect(!loaded.isStale && items == Array(server.posts(list).prefix(items.count)), "\(list), seed \(seed)")
        #expect(try await source.read(list)?.value == loaded.value, "\(list), seed \(seed)")
      }
    }
  }
}
