/// What changes stored values, or marks them as stale.
extension Store {
  /// Stores a value of the app's own. A fetch under way will not undo it.
  @inlinable
  public func write(_ value: Value, for key: Key) async throws(StoreError<Failure>) {
    let stored = Stored(value, storedAt: now(), origin: .local)
    do { _ = try await source.write(stored, key) { true } } catch { throw .storage(error) }
  }

  /// Marks what is stored as stale, on disk too, and fetches it again if it is observed. A write under way is not
  /// undone. The value of a fetch under way is stored, but marked as stale too: it may be older than what the
  /// invalidation is about.
  @inlinable
  public func invalidate(_ key: Key) async throws(StoreError<Failure>) {
    do { try await source.invalidate(key) } catch { throw .storage(error) }
  }

  /// Marks as stale what is stored under all keys that the condition holds for, as ``invalidate(_:)`` does and in one
  /// commit. What is observed of it is fetched again, all of it at once.
  ///
  /// ```swift
  /// try await searches.invalidateAll { $0.hasPrefix("an") }
  /// ```
  /// - Throws: `StoreError.storage`, also when the mapping of a database does not give its `keys`.
  @inlinable
  public func invalidateAll(
    where isConcerned: @escaping @Sendable (Key) -> Bool = { _ in true }
  ) async throws(StoreError<Failure>) {
    do { try await source.invalidateAll(isConcerned) } catch { throw .storage(error) }
  }

  /// Marks as stale the values that the condition holds for, in one commit. What is observed of it is fetched again.
  ///
  /// ```swift
  /// try await lists.invalidateAll { key, users in users.contains { $0.id == "42" } }
  /// ```
  /// What a fetch under way brings is stored, but marked as stale if the condition holds for it: who has asked since,
  /// and who observes it, gets a fetch of its own.
  /// - Parameter isConcerned: evaluated within the commit, also in memory: it must be quick, and must not use the
  ///   store.
  /// - Throws: `StoreError.storage`, also when the mapping of a database does not give its `keys`.
  @inlinable
  public func invalidateAll(
    where isConcerned: @escaping @Sendable (Key, Value) -> Bool
  ) async throws(StoreError<Failure>) {
    do { try await source.invalidateValues(isConcerned) } catch { throw .storage(error) }
  }

  /// Marks as stale the values that have one of these tags, as ``invalidateAll(where:)`` does. What tags a value has,
  /// its source of truth says.
  ///
  /// ```swift
  /// let lists = Store<String, [User], NetworkError>(
  ///   source: InMemorySourceOfTruth(tags: { _, users in Set(users.map { "user/\($0.id)" }) }), …
  /// try await lists.invalidateAll(tagged: ["user/42"])
  /// ```
  /// - Throws: `StoreError.storage`, also of ``ValuesWithoutTags``.
  @inlinable
  public func invalidateAll(tagged tags: Set<String>) async throws(StoreError<Failure>) {
    do { try await source.invalidateTagged(tags) } catch { throw .storage(error) }
  }

  /// Deletes a value. A fetch under way will not bring it back.
  @inlinable
  public func remove(_ key: Key) async throws(StoreError<Failure>) {
    do { try await source.remove(key) } catch { throw .storage(error) }
  }

  /// Deletes all values, for instance when the user signs out. No fetch under way will bring anything back.
  @inlinable
  public func removeAll() async throws(StoreError<Failure>) {
    do { try await source.removeAll() } catch { throw .storage(error) }
  }
}
