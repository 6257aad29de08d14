/// A connection and the queue it works on.
actor ConnectionActor {
  private nonisolated let executor: QueueExecutor
  private let connection: Connection
  private let observers: CommitObservers

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ connection: sending Connection, label: String, observers: CommitObservers) {
    executor = QueueExecutor(label: label)
    self.connection = connection
    self.observers = observers
  }

  func read<Value: Sendable>(
    _ body: @Sendable (ReadTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    try connection.reading(body)
  }

  func write<Value: Sendable>(
    _ body: @Sendable (WriteTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    let (value, transaction) = try connection.writing(body)
    // Still on the writer's queue: nobody can commit in between, so observers see commits one by one and in order.
    transaction.performCommitActions()
    observers.committed(transaction.changedTables, connection)
    return value
  }

  /// Adds an observer between two commits, and lets it look at once.
  func add(_ observer: CommitObserver, id: UInt64) {
    observers.add(observer, id: id, connection)
  }
}

extension Connection {
  /// One snapshot for all that `body` reads.
  func reading<Value>(
    _ body: (ReadTransaction) throws -> Value
  ) throws(DatabaseError) -> Value {
    try begin("BEGIN DEFERRED")
    let transaction = ReadTransaction(self)
    isReading = true
    defer {
      isReading = false
      transaction.end()
    }
    do {
      let value = try body(transaction)
      try control("COMMIT")
      return value
    } catch {
      if isInTransaction { try control("ROLLBACK") }
      throw DatabaseError(error)
    }
  }

  /// All or nothing of what `body` writes. The write lock is taken at the start, so a transaction never fails halfway
  /// because another connection was quicker.
  func writing<Value>(
    _ body: (WriteTransaction) throws -> Value
  ) throws(DatabaseError) -> (Value, WriteTransaction) {
    try begin("BEGIN IMMEDIATE")
    let transaction = WriteTransaction(self)
    defer { transaction.end() }
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
