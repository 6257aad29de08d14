import Foundation
import StrataLock

/// Lists that are fetched page by page, each kept in a source of truth and observed as one list.
///
/// ```swift
/// let feeds = PagedStore<Topic, Post, String, NetworkError>(
///   source: DatabaseSourceOfTruth(database, .documents(named: "feeds")), freshness: .lasting(.seconds(60))
/// ) { topic, cursor throws(NetworkError) in
///   let page = try await client.send(FeedRoute.posts(topic, after: cursor))
///   return Page(page.posts, next: page.cursor)
/// }
/// for await snapshot in feeds.store.observe(topic) { … }
/// try await feeds.loadMore(topic)
/// ```
///
/// - ``store`` is a ``Store`` of whole lists, with its guarantees. What it fetches, when a list is stale or refreshed,
///   is as many pages as the list has, and they replace the list in one commit: until then, and where a page fails,
///   what is shown stays.
/// - A list is as old as its last refresh: pages that are loaded later do not make it younger, and it is stale as a
///   whole.
/// - ``loadMore(_:)`` fetches one page at a time and list, however many ask. A page that was fetched for a list that
///   has changed meanwhile is dropped, and fetched for the new list.
public final class PagedStore<
  Key: Hashable & Sendable, Item: Identifiable & Sendable, Cursor: Sendable, Failure: Error
>:
  Sendable
{
  /// What is stored under a key.
  public typealias List = PagedList<Item, Cursor>

  @usableFromInline struct Load: Hashable, Sendable {
    @usableFromInline let key: Key
    @usableFromInline let revision: UUID

    @inlinable init(key: Key, revision: UUID) {
      self.key = key
      self.revision = revision
    }
  }

  /// The lists: what is observed, refreshed, invalidated, removed.
  public let store: Store<Key, List, Failure>
  /// Whether a page was added, by the list that it was fetched for.
  @usableFromInline let loads: Store<Load, Bool, StoreError<Failure>>

  /// Lists over a source of truth. Nothing is fetched before the first read.
  /// - Parameters:
  ///   - source: where the lists live.
  ///   - freshness: how long a list is fresh after its last refresh.
  ///   - refreshedPages: how many pages a refresh fetches at most. A list that had more is shorter afterwards, and its
  ///     other pages are loaded again.
  ///   - now: the clock for ages.
  ///   - fetch: gets a page; without a cursor, the first one.
  @inlinable public init(
    source: some SourceOfTruth<Key, List>, freshness: Freshness<List>, refreshedPages: Int = .max,
    memoryCapacity: Int = 100,
    now: @escaping @Sendable () -> Date = { Date() },
    fetch: @escaping @Sendable (Key, Cursor?) async throws(Failure) -> Page<Item, Cursor>
  ) {
    let store = Store<Key, List, Failure>(
      source: source, freshness: freshness, memoryCapacity: memoryCapacity, now: now,
      revalidate: { key, shown throws(Failure) in
        var list = List(try await fetch(key, nil))
        while list.pages < min(shown?.pages ?? 1, refreshedPages), let next = list.next {
          list = list.appending(try await fetch(key, next))
        }
        return .value(list)
      })
    self.store = store
    loads = Store(
      source: NoSourceOfTruth(), freshness: .never, memoryCapacity: 1,
      fetch: { load throws(StoreError<Failure>) in
        try await store.addPage(to: load.key, load.revision) { cursor throws(Failure) in
          try await fetch(load.key, cursor)
        }
      })
  }

  /// Adds the next page to a list; the first one where there is none. Nothing is fetched when the list is complete.
  /// While the list is refreshed, it waits, and adds to the new one.
  ///
  /// A failure is thrown: the list stays as it is, and does not become stale.
  /// - Returns: the list with the page.
  /// - Throws: `StoreError.fetch`; `.storage`; `.cancelled`, also when the list was removed meanwhile.
  @discardableResult
  @inlinable public func loadMore(_ key: Key) async throws(StoreError<Failure>) -> Loaded<List, Failure> {
    guard try await store.cached(key) != nil else { return try await store.value(for: key) }
    while true {
      if store.isFetching(key) { _ = try await store.renewed(key) }
      // Removed, as at the end of a session: the first page would bring it back.
      guard let shown = try await store.cached(key) else { throw .cancelled }
      if shown.value.isComplete { return shown }
      do throws(StoreError<StoreError<Failure>>) {
        let isAdded = try await loads.value(for: Load(key: key, revision: shown.value.revision), .refresh).value
        if !isAdded { continue }
      } catch .fetch(let error) {
        throw error
      } catch {
        throw .cancelled
      }
      if let longer = try await store.cached(key) { return longer }
    }
  }

  /// Marks a list as stale, as ``Store/invalidate(_:)`` does: also with a page that is being loaded. Observed, it is
  /// fetched again.
  @inlinable public func invalidate(_ key: Key) async throws(StoreError<Failure>) {
    try await store.invalidate(key)
  }

  /// Marks the lists of all keys as stale that the condition holds for, as ``Store/invalidateAll(where:)`` does.
  @inlinable public func invalidateAll(
    where isConcerned: @escaping @Sendable (Key) -> Bool = { _ in true }
  ) async throws(StoreError<Failure>) {
    try await store.invalidateAll(where: isConcerned)
  }

  /// Marks the lists as stale that have an item for which the condition holds.
  ///
  /// ```swift
  /// try await feeds.invalidateAll(containing: { $0.author == "ann" })
  /// ```
  @inlinable public func invalidateAll(
    containing isConcerned: @escaping @Sendable (Item) -> Bool
  ) async throws(StoreError<Failure>) {
    try await store.invalidateAll { _, list in list.items.contains(where: isConcerned) }
  }

  /// Marks the lists as stale that have one of these tags, as ``Store/invalidateAll(tagged:)`` does.
  @inlinable public func invalidateAll(tagged tags: Set<String>) async throws(StoreError<Failure>) {
    try await store.invalidateAll(tagged: tags)
  }
}
