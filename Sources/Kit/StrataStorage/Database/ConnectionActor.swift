import Foundation

/// A connection and the queue it works on.
actor ConnectionActor {
  private nonisolated let executor: QueueExecutor
  private var opened: Connection?
  private let open: @Sendable () throws(DatabaseError) -> Connection
  private let observers: CommitObservers

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ connection: sending Connection, label: String, observers: CommitObservers) {
    executor = QueueExecutor(label: label)
    opened = connection
    open = { () throws(DatabaseError) in throw .unsupported("a connection that was given is not opened again") }
    self.observers = observers
  }

  /// A connection that is opened when it is first needed.
  init(
    label: String, observers: CommitObservers, open: @escaping @Sendable () throws(DatabaseError) -> Connection
  ) {
    executor = QueueExecutor(label: label)
    self.open = open
    self.observers = observers
  }

  private func connection() throws(DatabaseError) -> Connection {
    if let opened { return opened }
    let connection = try open()
    opened = connection
    return connection
  }

  func read<Value: Sendable>(
    _ body: @Sendable (ReadTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    try connection().reading(body)
  }

  func isOpen(at url: URL) throws(DatabaseError) -> Bool {
    try connection().file == url.resolvingSymlinksInPath().path
  }

  /// Runs a statement outside of transactions.
  func control(_ sql: SQL) throws(DatabaseError) {
    try connection().control(sql)
  }

  func write<Value: Sendable>(
    _ body: @Sendable (WriteTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    let connection = try connection()
    addAnnounced()
    let (value, transaction) = try connection.writing(body)
    // Still on the writer's queue: no other commit can come in between, so observers see commits one by one and in
    // order.
    transaction.performCommitActions()
    observers.committed(transaction.changedTables, connection)
    return value
  }

  /// Adds the observers that were announced, between two transactions, and runs their queries for the first time.
  func addAnnounced() {
    for (id, observer) in observers.takeAnnounced() {
      do throws(DatabaseError) {
        if let prepare = observer.prepare { try write(prepare) }
        observers.add(observer, id: id, try connection())
      } catch {
        observers.refuse(observer, id: id, error)
      }
    }
  }
}

extension Connection {
  /// One snapshot for all that `body` reads.
  func reading<Value>(
    _ body: (ReadTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    try beginTransaction("BEGIN DEFERRED")
    do {
      let value = try readingInTransaction(body)
      try control("COMMIT")
      return value
    } catch {
      if isInTransaction { try control("ROLLBACK") }
      throw DatabaseError(error)
    }
  }

  /// Reads in a transaction that has begun.
  func readingInTransaction<Value>(
    _ body: (ReadTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    let transaction = ReadTransaction(self)
    isReading = true
    defer {
      isReading = false
      transaction.end()
      forgetValues()
    }
    return try DatabaseError.typing { try body(transaction) }
  }

  /// All or nothing of what `body` writes. The write lock is taken at the start, so a transaction never fails halfway
  /// because another connection was quicker.
  func writing<Value>(
    _ body: (WriteTransaction) throws -> Value
  ) throws(DatabaseError) -> (Value, WriteTransaction) {
    try beginTransaction("BEGIN IMMEDIATE")
    let transaction = WriteTransaction(self)
    defer {
      transaction.end()
      forgetValues()
    }
    do {
      let value = try body(transaction)
      // The app may have caught the error that ended the transaction.
      try transaction.checkNotEnded()
      try control("COMMIT")
      return (value, transaction)
    } catch {
      if isInTransaction { try control("ROLLBACK") }
      throw DatabaseError(error)
    }
  }
}
