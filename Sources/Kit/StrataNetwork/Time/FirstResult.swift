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
/// A task that waits for it returns at once when it is cancelled. Continuations are resumed, and tasks and deadlines
/// cancelled, outside the lock, so that no lock is held while the runtime takes its own.
final class FirstResult<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, NetworkError>

  private struct State: Sendable {
    var outcome: Outcome?
    // Unsafe ones are resumed twice, or never, without notice: this one is taken out under the lock to be resumed.
    var waiter: UnsafeContinuation<Outcome, Never>?
    var needless = Needless()
  }

  /// What nobody needs any more once there is a result.
  private struct Needless: Sendable {
    var task: Task<Void, Never>?
    var deadline: Deadline?

    func cancel() {
      task?.cancel()
      deadline?.cancel()
    }
  }

  private let state = Locked(State())

  /// Whether there is a result already.
  var isFinished: Bool { state.withLock { $0.outcome != nil } }

  func finish(_ outcome: Outcome) {
    let (waiter, needless) = state.withLock { state -> (UnsafeContinuation<Outcome, Never>?, Needless) in
      guard state.outcome == nil else { return (nil, Needless()) }
      state.outcome = outcome
      defer { (state.waiter, state.needless) = (nil, Needless()) }
      return (state.waiter, state.needless)
    }
    waiter?.resume(returning: outcome)
    needless.cancel()
  }

  /// Cancels the task when there is a result, or now if there is one.
  func cancelAtEnd(_ task: Task<Void, Never>) { if isLate({ $0.task = task }) { task.cancel() } }

  /// Cancels the deadline when there is a result, or now if there is one.
  func cancelAtEnd(_ deadline: Deadline) { if isLate({ $0.deadline = deadline }) { deadline.cancel() } }

  private func isLate(_ note: (inout Needless) -> Void) -> Bool {
    state.withLock { state in
      if state.outcome == nil { note(&state.needless) }
      return state.outcome != nil
    }
  }

  /// The result. For one caller.
  func value() async -> Outcome {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
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
