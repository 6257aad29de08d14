/// Reads an asynchronous sequence in a task of its own, and queues its elements until the test receives them.
///
/// ```swift
/// let users = StreamRecorder(repository.getUsers())
/// #expect(try await users.next() == [])
/// try await repository.saveUser(ada)
/// #expect(try await users.next() == [ada])
/// try await users.finish()
/// ```
public actor StreamRecorder<Element: Sendable> {
  private var queue: [Element] = []
  private var end: Result<Void, any Error>?
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  private var reader: Task<Void, Never>?

  /// Starts reading.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    reader = nil
    Task { await self.start(sequence) }
  }

  deinit { reader?.cancel() }

  /// The oldest element that the test has not received yet; waits for one if there is none.
  /// - Parameter limit: how long to wait, in real time. Long by default, since on a busy machine a test may not run for
  ///   a minute; the time limit of the test, if it has one, ends the wait as well.
  /// - Throws: ``RecordingError/timedOut(after:)``, ``RecordingError/ended``, `CancellationError`, or the error that
  ///   the sequence threw.
  public func next(within limit: Duration = .seconds(300)) async throws -> Element {
    if queue.isEmpty, end == nil { await change(within: limit) }
    if !queue.isEmpty { return queue.removeFirst() }
    if let end {
      try end.get()
      throw RecordingError.ended
    }
    try Task.checkCancellation()
    throw RecordingError.timedOut(after: limit)
  }

  /// Reads on until an element fulfils `condition`, and returns it.
  /// - Throws: as ``next(within:)``; the limit is that of each element.
  public func next(
    within limit: Duration = .seconds(300), where condition: @Sendable (Element) -> Bool
  ) async throws -> Element {
    while true {
      let element = try await next(within: limit)
      if condition(element) { return element }
    }
  }

  /// Stops reading, and fails if there are elements that the test has not received.
  /// - Throws: ``RecordingError/unreceived(_:)``.
  public func finish() throws(RecordingError) {
    reader?.cancel()
    if !queue.isEmpty { throw .unreceived(queue.map { "\($0)" }) }
  }

  private func start<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    // The reader must not keep the recorder alive, or a test that forgets it leaves both behind.
    reader = Task { [weak self] in
      do {
        for try await element in sequence { await self?.admit(element) }
        await self?.close(.success(()))
      } catch {
        await self?.close(.failure(error))
      }
    }
  }

  private func admit(_ element: Element) {
    queue.append(element)
    wakeAll()
  }

  private func close(_ result: Result<Void, any Error>) {
    end = result
    wakeAll()
  }

  private func wakeAll() {
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  private func change(within limit: Duration) async {
    lastWaiter += 1
    let waiter = lastWaiter
    let alarm = Task {
      try await Task.sleep(for: limit)
      self.wake(waiter)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // If it is cancelled already, `onCancel` has found no waiter.
        if Task.isCancelled { continuation.resume() } else { waiting[waiter] = continuation }
      }
    } onCancel: {
      Task { await self.wake(waiter) }
    }
    alarm.cancel()
  }

  private func wake(_ waiter: Int) {
    waiting.removeValue(forKey: waiter)?.resume()
  }
}
