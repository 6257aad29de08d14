/// The source of truth of a store. The compiler of the app makes these closures for the types of its own source.
@usableFromInline
struct StoreSource<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let read: @Sendable (Key) async throws -> Stored<Value>?
  @usableFromInline let write: @Sendable (Stored<Value>, Key, @Sendable () -> Bool) async throws -> Bool
  @usableFromInline let remove: @Sendable (Key) async throws -> Void
  @usableFromInline let removeAll: @Sendable () async throws -> Void
  @usableFromInline let invalidate: @Sendable (Key) async throws -> Void
  @usableFromInline let invalidateAll: @Sendable (@escaping @Sendable (Key) -> Bool) async throws -> Void
  @usableFromInline let invalidateValues: @Sendable (@escaping @Sendable (Key, Value) -> Bool) async throws -> Void
  @usableFromInline let invalidateTagged: @Sendable (Set<String>) async throws -> Void

  @inlinable init(_ source: some SourceOfTruth<Key, Value>) {
    read = { try await source.read($0) }
    write = { try await source.write($0, for: $1, if: $2) }
    remove = { try await source.remove($0) }
    removeAll = { try await source.removeAll() }
    invalidate = { try await source.invalidate($0) }
    invalidateAll = { try await source.invalidateAll(where: $0) }
    invalidateValues = { try await source.invalidateAll(where: $0) }
    invalidateTagged = { try await source.invalidateAll(tagged: $0) }
  }
}
