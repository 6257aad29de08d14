import Foundation

/// One request with all of its attempts.
struct Delivery: Sendable {
  let client: NetworkClient
  let request: HTTPRequest
  let progress: (@Sendable (UploadProgress) -> Void)?
  let isAuthorized: Bool
  let isIdempotent: Bool
  let timeout: Duration
  let deadline: Duration
  let idleTimeout: Duration?
  let retry: RetryPolicy
  /// Whether the body is returned while it arrives: then the timeout ends with the header.
  let isStreamed: Bool
  let log: RequestLog?

  /// A response; its body is in it, or still arriving.
  struct Reply: Sendable {
    var response: HTTPResponse
    var body: HTTPBody?
    /// Whether an earlier attempt may have been executed, though its response was lost.
    var isUncertain = false
  }

  /// The first response with a status of 200 to 299.
  ///
  /// All attempts belong to the session of the first one.
  func reply() async throws(NetworkError) -> Reply {
    let end = client.timing.now() + min(deadline, Timing.longest)
    var session = client.session
    var isUncertain = false
    var attempt = 1
    while true {
      let error: NetworkError
      do throws(NetworkError) {
        var reply = try await authorized(in: &session, until: end)
        reply.isUncertain = isUncertain
        return reply
      } catch let failure {
        error = isUncertain && !failure.mayHaveTakenEffect ? .unconfirmed(failure) : failure
        isUncertain = error.mayHaveTakenEffect && !request.method.isSafe
      }
      guard
        let pause = retry.pause(
          after: attempt, error.last, isIdempotent: isIdempotent, jitter: client.jitter(), date: client.timing.date()),
        client.timing.now() + pause < end
      else { throw error }
      log?.retries(after: pause, attempt)
      do {
        try await client.timing.sleep(pause)
      } catch {
        throw .cancelled
      }
      attempt += 1
    }
  }

  /// One attempt, with a credential if there has to be one; with a second one if the server refused the first.
  private func authorized(in session: inout Int?, until end: Duration) async throws(NetworkError) -> Reply {
    guard let authorizer = client.authorizer, isAuthorized, !Renewal.isRun(of: authorizer) else {
      return try checked(try await transfer(request, until: end))
    }
    let grant: Authorizer.Grant
    if let ready = authorizer.readyGrant, ready.session == session ?? ready.session {
      grant = ready
    } else {
      let known = session
      grant = try await limited(until: end) { await authorizer.grant(of: known) }
    }
    session = grant.session
    let reply = try await transfer(try authorize(request, grant), until: end)
    guard reply.response.status == 401 else { return try checked(reply) }
    log?.renews()
    let renewed = try await limited(until: end) { await authorizer.grant(after: grant) }
    return try checked(try await transfer(try authorize(request, renewed), until: end))
  }

  private func authorize(
    _ request: HTTPRequest, _ grant: Authorizer.Grant
  ) throws(NetworkError) -> HTTPRequest {
    log?.trace.note(grant.credential.accessToken.revealed)
    var request = request
    request.headers["Authorization"] = grant.field
    // A token comes from a server or a store; one with a line break would add fields to the request.
    guard request.headers.isWellFormed else { throw .invalidRequest(.header) }
    return request
  }

  private func transfer(_ request: HTTPRequest, until end: Duration) async throws(NetworkError) -> Reply {
    let start = client.timing.now()
    log?.sends(request)
    do throws(NetworkError) {
      let reply: Reply
      if !isStreamed, idleTimeout == nil, let transport = client.limiting {
        let limit = (try limit(until: end), client.timing)
        reply = Reply(response: try await transport.send(request, progress: progress, limit: limit))
      } else {
        reply = try await limited(until: end) {
          await outcome { () async throws(NetworkError) in try await send(request) }
        }
      }
      log?.received(reply.response, after: client.timing.now() - start)
      return reply
    } catch {
      log?.failed(error, after: client.timing.now() - start)
      throw error
    }
  }

  private func send(_ request: HTTPRequest) async throws(NetworkError) -> Reply {
    guard isStreamed || idleTimeout != nil else {
      return Reply(response: try await client.transport.send(request, progress: progress))
    }
    guard let transport = client.streaming else { throw .invalidRequest(.streaming) }
    var (response, body) = try await transport.stream(request, progress: progress)
    body.pause = idleTimeout.map { (limit: $0, timing: client.timing) }
    if isStreamed, (200..<300).contains(response.status) { return Reply(response: response, body: body) }
    response.body = try await body.whole()
    return Reply(response: response)
  }

  private func limited<Value: Sendable>(
    until end: Duration, _ operation: @escaping @Sendable () async -> Result<Value, NetworkError>
  ) async throws(NetworkError) -> Value {
    try await client.timing.limit(try limit(until: end), operation).get()
  }

  /// How long a step may take from now on.
  private func limit(until end: Duration) throws(NetworkError) -> Duration {
    let rest = end - client.timing.now()
    guard !Task.isCancelled else { throw .cancelled }
    guard rest > .zero else { throw .timeout }
    return min(timeout, rest)
  }

  private func checked(_ reply: Reply) throws(NetworkError) -> Reply {
    switch reply.response.status {
    case 200..<300: return reply
    case 401: throw .unauthorized(.refused(reply.response))
    default: throw .status(reply.response)
    }
  }
}
