import Foundation
import StrataLock

/// Keeps the user's credential and renews it, once for all requests that need it.
///
/// ```swift
/// let anonymous = NetworkClient(configuration: configuration, transport: transport)
/// let authorizer = Authorizer(credential: stored, onChange: save) { old throws(NetworkError) in
///   try await anonymous.send(AuthNetworkRoute.refresh(old)).required().credential
/// }
/// let client = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
/// ```
/// - However many requests meet a 401 at once, the credential is renewed once; the others wait for it.
/// - A 401 that arrives late, for a credential that was renewed meanwhile, takes the new one and renews nothing.
/// - If renewing fails, every request that was sent before fails once with ``NetworkError/unauthorized(_:)``.
/// - A renewal that does not return in time has failed. The server must accept the old refresh token again then, as
///   after any lost answer; if it takes each token once, one lost answer signs the user out.
/// - A request that is cancelled stops waiting; the renewal goes on for the others.
/// - A request belongs to the session in which its first attempt was sent, with all attempts, pages, connections and
///   parts that follow. Once the user signs out or changes, no further one is sent:
///   ``NetworkError/Refusal/sessionEnded``.
public actor Authorizer {
  /// Exchanges a credential for a new one.
  public typealias Refresh = @Sendable (Credential) async throws(NetworkError) -> Credential

  /// The user's credential; `nil` if nobody is signed in.
  public private(set) var credential: Credential?

  let scheme: String
  private let onChange: @Sendable (Credential?) -> Void
  let refresh: Refresh
  let timeout: Duration
  let endsSession: @Sendable (NetworkError) -> Bool
  let timing: Timing

  /// Reads the stored credential; `nil` once that succeeded.
  private(set) var unread: (@Sendable () throws -> Credential?)?
  /// The number of the session: signing in and out begins a new one.
  private(set) var number = 0
  private nonisolated let publisher: SessionPublisher
  /// Distinguishes the sessions of this authorizer from those of others, also of earlier runs of the app.
  nonisolated let identifier = UUID()
  /// Counts the renewals that have ended, successful or not.
  var generation = 0
  /// Why the last renewal failed; `nil` if it succeeded.
  var failure: NetworkError?
  var renewal: Task<Void, Never>?
  /// The requests that wait for it, in the order in which they came.
  var waiting: [Int: FirstResult<Grant>] = [:]
  var arrivals = 0
  /// The grant of a new request, which need not wait for the actor; `nil` while it may change.
  nonisolated let ready = Locked<Grant?>(nil)

  /// An authorizer whose stored credential, if there is one, has been read.
  ///
  /// - Parameters:
  ///   - credential: the stored credential, if there is one.
  ///   - scheme: what stands before the token in the field `Authorization`.
  ///   - onChange: receives every change in order, before any request uses the new credential, so that it can be
  ///     stored; `nil` means signed out.
  ///   - timeout: how long a renewal may take; one that takes longer has failed, and the next request tries again.
  ///     Longer than the deadline of the client that `refresh` uses: a renewal that is abandoned may have used up the
  ///     old credential.
  ///   - endsSession: whether a failed renewal signs the user out; otherwise the credential is kept and the next
  ///     request tries again. By default ``NetworkError/refusesCredential``; an API that refuses in an envelope adds
  ///     ``NetworkError/unsuccessful(_:)``.
  ///   - clock: measures `timeout`.
  ///   - refresh: exchanges a credential for a new one, with a client that has no authorizer. With a client of this
  ///     authorizer, only requests of its own task go without a credential: those of an `async let`, a task group or a
  ///     `Task` wait for the renewal, and if it waits for them, both wait until `timeout`.
  public init(
    credential: Credential? = nil, scheme: String = "Bearer",
    onChange: @escaping @Sendable (Credential?) -> Void = { _ in }, timeout: Duration = .seconds(120),
    endsSession: @escaping @Sendable (NetworkError) -> Bool = { $0.refusesCredential },
    clock: any Clock<Duration> = ContinuousClock(), refresh: @escaping Refresh
  ) {
    self.init(
      reading: { credential }, scheme: scheme, onChange: onChange, timeout: timeout, endsSession: endsSession,
      clock: clock, refresh: refresh)
  }

  /// An authorizer that reads the stored credential itself, now. Where that fails, the session is
  /// ``Session/State/unreadable``, which is not the same as nobody being signed in: requests fail with
  /// ``NetworkError/Refusal/unreadableCredential``, and each of them reads once more.
  ///
  /// - Parameters:
  ///   - read: reads the stored credential; `nil` means that there is none. It is called on the authorizer, until it
  ///     succeeds.
  ///   - scheme: as that of ``init(credential:scheme:onChange:timeout:endsSession:clock:refresh:)``, like all that
  ///     follow.
  ///   - onChange: receives every change in order.
  ///   - timeout: how long a renewal may take.
  ///   - endsSession: whether a failed renewal signs the user out.
  ///   - clock: measures `timeout`.
  ///   - refresh: exchanges a credential for a new one.
  public init(
    reading read: @escaping @Sendable () throws -> Credential?, scheme: String = "Bearer",
    onChange: @escaping @Sendable (Credential?) -> Void = { _ in }, timeout: Duration = .seconds(120),
    endsSession: @escaping @Sendable (NetworkError) -> Bool = { $0.refusesCredential },
    clock: any Clock<Duration> = ContinuousClock(), refresh: @escaping Refresh
  ) {
    self.scheme = scheme
    self.onChange = onChange
    self.refresh = refresh
    self.timeout = timeout
    self.endsSession = endsSession
    timing = Timing(clock, date: { Date() })
    let state: Session.State
    do {
      credential = try read()
      state = credential == nil ? .signedOut : .signedIn
    } catch {
      credential = nil
      unread = read
      state = .unreadable
    }
    publisher = SessionPublisher(Session(number: 0, state: state))
    let first = credential.map { Grant(credential: $0, scheme: scheme, session: 0, generation: 0) }
    ready.withLock { $0 = first }
  }

  /// The session of now, without waiting for the authorizer.
  public nonisolated var session: Session { publisher.current }

  /// The session of now, then each change of it, for any number of observers. An observer that is slow gets the newest
  /// one only. It does not end before the authorizer is released.
  public nonisolated var sessions: AsyncStream<Session> { publisher.observe() }

  /// Takes the credential of a user who signed in. Returns the session that begins, for
  /// ``NetworkClient/inSession(_:)``.
  @discardableResult
  public func signIn(_ credential: Credential) -> Session {
    begin(credential)
    return session
  }

  /// Takes the credential of a user who began to sign in during a session. Where that has ended meanwhile, since the
  /// user gave up or somebody else signed in, it does nothing: a late answer signs in nobody.
  ///
  /// ```swift
  /// let before = authorizer.session
  /// let credential = try await client.send(login).credential
  /// let session = await authorizer.signIn(credential, after: before)
  /// ```
  /// - Returns: the session that begins; `nil` where nobody was signed in.
  public func signIn(_ credential: Credential, after session: Session) -> Session? {
    session.number == number ? signIn(credential) : nil
  }

  /// Removes the credential of the user, who signs out.
  public func signOut() { begin(nil) }

  /// Signs out the user of a session; does nothing if that has ended. For what happens late, such as an error of a
  /// request of a former user.
  public func signOut(of session: Session) {
    if session.number == number { begin(nil) }
  }

  /// Reads the stored credential once more, if it could not be read: such as when the device has been unlocked.
  public func readCredential() {
    guard let unread, case .success(let stored) = Result(catching: unread) else { return }
    credential = stored
    self.unread = nil
    publish(credential == nil ? .signedOut : .signedIn)
    makeReady()
  }

  private func begin(_ credential: Credential?) {
    ready.withLock { $0 = nil }
    number += 1
    unread = nil
    failure = nil
    renewal?.cancel()
    renewal = nil
    resumeWaiting(.failure(.unauthorized(.sessionEnded)))
    change(to: credential)
    publish(credential == nil ? .signedOut : .signedIn)
    makeReady()
  }

  func publish(_ state: Session.State) { publisher.publish(Session(number: number, state: state)) }

  func makeReady() {
    let grant = try? current().get()
    ready.withLock { $0 = grant }
  }

  func change(to credential: Credential?) {
    self.credential = credential
    onChange(credential)
  }

  func resumeWaiting(_ outcome: Result<Grant, NetworkError>) {
    let waiters = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, waiter) in waiters { waiter.finish(outcome) }
  }
}
