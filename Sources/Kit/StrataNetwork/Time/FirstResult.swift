import StrataLock

/// What `body` returns or throws; the value of a task would lose the type of the error.
func outcome<Value>(
  of body: () async throws(NetworkError) -> Value
) async -> Result<Value, NetworkError> {
  do throws(NetworkError) {
    return .success(try await body())
  } catch {
    return .failure(error)
  }
}

/// A result that several tasks may set: the first one counts, later ones are ignored.
///
/// A task that waits for it returns at once when it is cancelled. Continuations are resumed and tasks are cancelled
/// outside the lock, so that no lock is held while the runtime takes its own.
final class FirstResult<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, NetworkError>

  private struct State: Sendable {
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Whether there is a result already.
  var isFinished: Bool { state.withLock { $0.outcome != nil } }

  func finish(_ outcome: Outcome) {
    let (waiter, tasks) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, [Task<Void, Never>]) in
      guard state.outcome == nil else { return (nil, []) }
      state.outcome = outcome
      defer {
        state.waiter = nil
        state.tasks = []
      }
      return (state.waiter, state.tasks)
    }
    waiter?.resume(returning: outcome)
    for task in tasks { task.cancel() }
  }

  /// Cancels `tasks` when there is a result, or now if there is one.
  func cancelAtEnd(_ tasks: [Task<Void, Never>]) {
    let isLate = state.withLock { state in
      if state.outcome == nil { state.tasks += tasks }
      return state.outcome != nil
    }
    if isLate { for task in tasks { task.cancel() } }
  }

  /// The result. For one caller.
  func value() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state in
          if state.outcome == nil { state.waiter = continuation }
          return state.outcome
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      finish(.failure(.cancelled))
    }
  }
}
