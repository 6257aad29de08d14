import StrataLock

/// Observations begin at once and end with the database, or when the reader stops. Failures end the stream: each is a
/// `DatabaseError`, with `.unknownTables` for a table that does not exist, or is a view.
extension Database {
  /// Every commit that changes one of `tables` (none given: any table), from now on: once, in order, and none that was
  /// rolled back. Those of other processes are not seen. Unread changes are kept, so read on.
  public func changes(in tables: String...) -> AsyncThrowingStream<DatabaseChange, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: DatabaseChange.self)
    add(
      CommitObserver(
        tables: Set(tables), refuse: { error in continuation.finish(throwing: error) },
        note: { continuation.yield($0) }, finish: { continuation.finish() }),
      attach: { leave in continuation.onTermination = { _ in leave() } })
    return stream
  }

  /// What `query` gives now, and again after every commit that changes one of `tables`: a value per commit, in order,
  /// each read from the state right after it. Queries run beside writers; these wait only for an observer that is some
  /// commits behind, and in memory. A query that fails ends the stream.
  public func observe<Value: Sendable>(
    _ tables: String..., query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    observe(Set(tables), query, isNew: { _ in true })
  }

  /// The same for tables that are not known until the app runs; none stands for any table.
  public func observe<Value: Sendable>(
    tables: Set<String>, query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    observe(tables, query, isNew: { _ in true })
  }

  /// The same, without the values that equal the one before them: for screens that show less than the tables hold.
  public func observeDistinct<Value: Sendable & Equatable>(
    _ tables: String..., query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    observeDistinct(tables: Set(tables), query: query)
  }

  /// The same for tables that are not known until the app runs; none stands for any table.
  public func observeDistinct<Value: Sendable & Equatable>(
    tables: Set<String>, query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    let last = Locked<Value?>(nil)
    return observe(tables, query) { value in
      last.withLock { last in
        defer { last = value }
        return value != last
      }
    }
  }

  /// - Parameter prepare: makes tables of the kit's own, in a transaction before the first query.
  package func observe<Value: Sendable>(
    tables: Set<String>, preparing prepare: (@Sendable (WriteTransaction) throws -> Void)?,
    query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    observe(tables, query, preparing: prepare, isNew: { _ in true })
  }

  private func observe<Value: Sendable>(
    _ tables: Set<String>, _ query: @escaping @Sendable (ReadTransaction) throws -> Value,
    preparing prepare: (@Sendable (WriteTransaction) throws -> Void)? = nil,
    isNew: @escaping @Sendable (Value) -> Bool
  ) -> AsyncThrowingStream<Value, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
    add(
      CommitObserver(
        tables: tables, prepare: prepare, refuse: { error in continuation.finish(throwing: error) },
        query: { snapshot in
          do {
            let value = try snapshot.get().read(query)
            if isNew(value) { continuation.yield(value) }
          } catch {
            continuation.finish(throwing: error)
          }
        }, finish: { continuation.finish() }),
      attach: { leave in continuation.onTermination = { _ in leave() } })
    return stream
  }

  private func add(_ observer: CommitObserver, attach: (@escaping @Sendable () -> Void) -> Void) {
    let id = observers.nextID()
    attach { [weak observers] in observers?.remove(id) }
    // Before this returns: a write that begins afterwards is observed.
    observers.announce(observer, id: id)
    Task { [writer] in await writer.addAnnounced() }
  }
}
