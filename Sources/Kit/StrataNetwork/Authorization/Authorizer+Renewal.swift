import StrataLock

/// The credential of each request, and its renewal.
extension Authorizer {
  /// The credential for a new request, if it need not wait.
  nonisolated var readyGrant: Grant? { ready.withLock { $0 } }

  /// The credential for a new request. Waits while one is renewed.
  ///
  /// - Parameter session: the session to which the request belongs; `nil` for that of now.
  func grant(of session: Int? = nil) async -> Result<Grant, NetworkError> {
    guard (session ?? number) == number else { return .failure(.unauthorized(.sessionEnded)) }
    readCredential()
    return renewal == nil ? current() : await next()
  }

  /// The credential that follows one which the server refused. Renews it, unless that happened meanwhile.
  func grant(after refused: Grant) async -> Result<Grant, NetworkError> {
    guard refused.session == number else { return .failure(.unauthorized(.sessionEnded)) }
    if refused.generation < generation { return failure.map { .failure($0) } ?? current() }
    if renewal == nil { renew(refused.credential) }
    return await next()
  }

  func current() -> Result<Grant, NetworkError> {
    guard unread == nil else { return .failure(.unauthorized(.unreadableCredential)) }
    guard let credential else { return .failure(.unauthorized(.noCredential)) }
    return .success(Grant(credential: credential, scheme: scheme, session: number, generation: generation))
  }

  private func next() async -> Result<Grant, NetworkError> {
    arrivals += 1
    let (number, waiter) = (arrivals, FirstResult<Grant>())
    waiting[number] = waiter
    // A cancelled request stops waiting before the renewal ends.
    defer { waiting[number] = nil }
    return await waiter.value()
  }

  /// Runs in a task of its own, so that a cancelled request does not cancel it.
  private func renew(_ old: Credential) {
    let session = number
    ready.withLock { $0 = nil }
    renewal = Task { [refresh, timing, timeout] in
      let result = await timing.limit(timeout) { [self] in
        await Renewal.run(of: self) { await outcome { () async throws(NetworkError) in try await refresh(old) } }
      }
      finishRenewal(result, of: session)
    }
  }

  private func finishRenewal(_ result: Result<Credential, NetworkError>, of session: Int) {
    // A late response must not sign in a user who has signed out meanwhile.
    guard session == number else { return }
    renewal = nil
    generation += 1
    switch result {
    case .success(let new):
      failure = nil
      change(to: new)
      makeReady()
      resumeWaiting(current())
    case .failure(let error):
      let refusal = NetworkError.unauthorized(.refreshFailed(error))
      failure = refusal
      if endsSession(error) {
        change(to: nil)
        publish(.expired)
      }
      makeReady()
      resumeWaiting(.failure(refusal))
    }
  }
}
