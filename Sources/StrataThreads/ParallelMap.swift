/// Computes a result for each of the numbers from 0, on several threads, each with its own state.
/// - Parameters:
///   - count: how many numbers there are.
///   - jobs: the number of threads.
///   - size: how many numbers a thread takes at once; if there are fewer in all, no further thread is started.
///   - state: the initial state of each thread.
///   - body: returns the results of a share, in order.
/// - Returns: all results, in order.
public func parallelMap<State, Result: Sendable>(
  _ count: Int, jobs: Int, size: Int, state: @escaping @Sendable () -> State,
  _ body: @escaping @Sendable (inout State, Range<Int>) -> [Result]
) -> [Result] {
  let shares = (count + size - 1) / size
  guard jobs > 1, shares > 1 else {
    var state = state()
    return body(&state, 0..<count)
  }
  let results = ResultSlots<[Result]>(shares)
  let queue = WorkQueue(shares)
  Threads.run(min(jobs, shares)) { _ in
    var state = state()
    while let share = queue.take() {
      results.set(share, body(&state, (share * size)..<min((share + 1) * size, count)))
    }
  }
  return results.all.flatMap { $0 ?? [] }
}

/// One slot for each result of a parallel computation.
///
/// Unchecked: each slot is written by the one thread that took its number, and the slots are read after all threads
/// have ended.
package final class ResultSlots<Value>: @unchecked Sendable {
  // Memory of its own: threads that write different elements of one array would still write the same array.
  private let slots: UnsafeMutableBufferPointer<Value?>

  package init(_ count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit { slots.deinitialize().deallocate() }

  package func set(_ index: Int, _ value: Value) { slots[index] = value }

  /// In order; nil for a slot that was not set.
  package var all: [Value?] { Array(slots) }
}
