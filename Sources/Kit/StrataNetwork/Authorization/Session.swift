import StrataLock

extension Authorizer {
  /// Who uses the app, as far as the authorizer knows: one value for all windows.
  ///
  /// ```swift
  /// for await session in authorizer.sessions { router.show(session.state == .signedIn ? .home : .login) }
  /// ```
  public struct Session: Sendable, Hashable {
    /// Whether somebody is signed in.
    public enum State: Sendable, Hashable {
      /// Somebody is signed in.
      case signedIn
      /// Nobody has signed in, or the user signed out.
      case signedOut
      /// The server refused to renew the credential: the user has to sign in again.
      case expired
      /// The stored credential cannot be read now, such as before the first unlock of a device. Whether somebody is
      /// signed in is unknown; see ``Authorizer/readCredential()``.
      case unreadable
    }

    /// Counts the times that a user of this authorizer signed in or out: what belongs to another number belongs to
    /// another session. A renewed credential does not change it.
    public let number: Int
    /// Whether somebody is signed in.
    public let state: State

    /// A session, for fakes and previews.
    public init(number: Int = 0, state: State) {
      self.number = number
      self.state = state
    }
  }
}

/// The session of an authorizer, and those who observe it.
final class SessionPublisher: Sendable {
  private struct State: Sendable {
    var current: Authorizer.Session
    var observers: [Int: AsyncStream<Authorizer.Session>.Continuation] = [:]
    var arrivals = 0
  }

  private let state: Locked<State>

  init(_ session: Authorizer.Session) { state = Locked(State(current: session)) }

  var current: Authorizer.Session { state.withLock { $0.current } }

  /// Called on the authorizer only, so that each observer gets the changes in order. No task is resumed under the lock.
  func publish(_ session: Authorizer.Session) {
    let observers = state.withLock { state -> [AsyncStream<Authorizer.Session>.Continuation] in
      guard state.current != session else { return [] }
      state.current = session
      return Array(state.observers.values)
    }
    for observer in observers { observer.yield(session) }
  }

  func observe() -> AsyncStream<Authorizer.Session> {
    let (stream, continuation) = AsyncStream<Authorizer.Session>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.arrivals += 1
      state.observers[state.arrivals] = continuation
      // Nobody waits for the stream yet. Outside of the lock, the value could come after a newer one.
      continuation.yield(state.current)
      return state.arrivals
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  private func remove(_ number: Int) { state.withLock { $0.observers[number] = nil } }

  deinit {
    for observer in state.withLock({ $0.observers }).values { observer.finish() }
  }
}
