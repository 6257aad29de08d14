import Observation

/// Records every state that an observable object goes through, and queues it until the test receives it.
///
/// ```swift
/// let states = StateRecorder { viewModel.state }
/// await viewModel.perform(.load)
/// #expect(try states.receive() == .loading(last: nil))
/// #expect(try states.receive() == .loaded(users, .fresh))
/// try states.finish()   // throws if a third change happened
/// ```
///
/// Nothing is sampled: each change is seen at the moment it is made, also when two follow each other without a pause.
@MainActor
public final class StateRecorder<State> {
  private let read: @MainActor () -> State
  private var queue: [State] = []
  /// Whether a change has been announced and not yet recorded: it is announced before it is made, so its state is read
  /// with the next call or change.
  private var pending = false
  /// The last one counts: an older one would announce a change twice.
  private var watches = 0

  /// Starts recording. The state at this moment is where the recording begins, and not part of it.
  ///
  /// - Parameter read: reads what the test is about from an `@Observable` object: one property, or a tuple of several.
  public init(_ read: @escaping @MainActor () -> State) {
    self.read = read
    _ = watch()
  }

  /// The oldest change that the test has not received yet.
  /// - Throws: ``RecordingError/nothingToReceive``.
  public func receive() throws(RecordingError) -> State {
    settle()
    guard !queue.isEmpty else { throw .nothingToReceive }
    return queue.removeFirst()
  }

  /// All changes that the test has not received yet, oldest first.
  public func receiveAll() -> [State] {
    settle()
    defer { queue = [] }
    return queue
  }

  /// Fails if there are changes that the test has not received.
  /// - Throws: ``RecordingError/unreceived(_:)``.
  public func finish() throws(RecordingError) {
    let rest = receiveAll()
    if !rest.isEmpty { throw .unreceived(rest.map { "\($0)" }) }
  }

  private func watch() -> State {
    watches += 1
    let number = watches
    return withObservationTracking {
      read()
    } onChange: { [weak self] in
      // View models live on the main actor, and so do their changes.
      MainActor.assumeIsolated { self?.changeAnnounced(to: number) }
    }
  }

  private func changeAnnounced(to number: Int) {
    guard number == watches else { return }
    settle()
    pending = true
    _ = watch()
  }

  /// What is read may itself be new with the change, so it is watched again once the change is made.
  private func settle() {
    guard pending else { return }
    pending = false
    queue.append(watch())
  }
}
