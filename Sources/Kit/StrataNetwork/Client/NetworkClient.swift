import Foundation

/// Sends routes and returns their responses, typed.
///
/// ```swift
/// let client = NetworkClient(configuration: NetworkConfiguration(baseURL: "https://api.example.com"))
/// let user = try await client.send(Route<UserDTO>.get("users/\(id)"))
/// ```
/// It encodes, authorizes, limits the time, retries where that is safe, checks the status of every response (uploads
/// included), and decodes. A fake replaces the ``Transport``.
public struct NetworkClient: Sendable {
  let configuration: NetworkConfiguration
  let transport: any Transport
  /// The transport, if it ends an attempt itself when its time is over.
  let limiting: URLSessionTransport?
  /// The transport, if it can stream.
  let streaming: (any StreamingTransport)?
  let authorizer: Authorizer?
  let log: NetworkLog?
  let timing: Timing
  let jitter: @Sendable () -> Double
  /// The number of the session to which requests belong; `nil` for that of their first attempt.
  var session: Int?

  /// A client of one API.
  ///
  /// - Parameters:
  ///   - configuration: what all requests have in common.
  ///   - transport: what sends them; one per app.
  ///   - authorizer: keeps the user's credential; without one, no request has any.
  ///   - log: receives every attempt, without secrets.
  ///   - clock: measures timeouts, deadlines and pauses.
  ///   - date: the date of now, for `Retry-After`.
  ///   - jitter: a random number from 0 to 1 for each pause.
  public init(
    configuration: NetworkConfiguration, transport: any Transport = URLSessionTransport.shared,
    authorizer: Authorizer? = nil, log: NetworkLog? = nil, clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @Sendable () -> Date = { Date() },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.configuration = configuration
    self.transport = transport
    limiting = transport as? URLSessionTransport
    streaming = transport as? any StreamingTransport
    self.authorizer = authorizer
    self.log = log
    self.timing = Timing(clock, date: date)
    self.jitter = jitter
  }

  /// Sends a route and waits for its response.
  ///
  /// - Parameters:
  ///   - route: what to send.
  ///   - progress: receives how much of the body was sent; a second attempt starts again from zero.
  /// - Returns: the body of a response whose status is 200 to 299, decoded.
  /// - Throws: ``NetworkError``, of which each case is one cause.
  public func send<Response>(
    _ route: Route<Response>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> Response {
    try await exchange(route, progress: progress).value
  }

  /// Sends a route, and returns the decoded value with the response, for a header field such as `Link`, `ETag` or
  /// `Location`.
  ///
  /// - Parameters: as those of ``send(_:progress:)``.
  /// - Throws: ``NetworkError``, of which each case is one cause.
  public func exchange<Response>(
    _ route: Route<Response>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> (value: Response, response: HTTPResponse) {
    let delivery = try delivery(of: route, progress: progress)
    defer { removeUpload(of: delivery.request, route.body) }
    let reply = try await delivery.reply()
    let response = reply.response
    let result = SecretTrace.$current.withValue(delivery.log?.trace) {
      Result { () throws(NetworkError) in
        let value = try route.read(response, using: route.decoder ?? configuration.decoder)
        // Only here is it known that the failure in the envelope is not the last word about the request.
        if reply.isUncertain, let error = (value as? any ResponseEnvelope)?.failure, !error.mayHaveTakenEffect {
          throw .unconfirmed(error)
        }
        return value
      }
    }
    delivery.log?.finished(response, result.failure)
    return (try result.get(), response)
  }

  /// The same client for requests of one session, such as what a window does for the user whom it shows. Once that user
  /// has signed out or changed, they fail with ``NetworkError/Refusal/sessionEnded``, and nothing is sent.
  ///
  /// Routes without authorization, and clients without an authorizer, belong to no session.
  public func inSession(_ session: Authorizer.Session) -> NetworkClient {
    var client = self
    client.session = session.number
    return client
  }

  /// The client for a sequence of requests that begins now: they belong to one session.
  func inOneSession() -> NetworkClient {
    guard session == nil, let authorizer else { return self }
    return inSession(authorizer.session)
  }

  /// A route as it is sent; the caller removes the file of the upload afterwards.
  ///
  /// - Parameters:
  ///   - idleTimeout: where neither the route nor the configuration has one.
  ///   - retry: in place of the route's and the configuration's.
  func delivery<Response>(
    of route: Route<Response>, progress: (@Sendable (UploadProgress) -> Void)? = nil, isStreamed: Bool = false,
    idleTimeout: Duration? = nil, retry: RetryPolicy? = nil
  ) throws(NetworkError) -> Delivery {
    let trace = log.map { _ in SecretTrace() }
    let request = try SecretTrace.$current.withValue(trace) {
      Result { () throws(NetworkError) in try RequestBuilder(configuration: configuration).request(for: route) }
    }.get()
    return Delivery(
      client: self, request: request, progress: progress, isAuthorized: route.isAuthorized,
      isIdempotent: route.isIdempotent, timeout: route.timeout ?? configuration.timeout,
      deadline: route.deadline ?? configuration.deadline,
      idleTimeout: route.idleTimeout ?? configuration.idleTimeout ?? idleTimeout,
      retry: retry ?? route.retry ?? configuration.retry, isStreamed: isStreamed,
      log: RequestLog(log, request, route.path, route.query, trace))
  }

  /// Sends a route whose response does not matter beyond its status.
  public func send(
    _ route: Route<NoContent>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) {
    let _: NoContent = try await send(route, progress: progress)
  }

  /// Removes the file that a form was written to; a file that the app named stays.
  func removeUpload(of request: HTTPRequest, _ body: RouteBody) {
    if case .multipart = body, case .file(let url) = request.body { try? FileManager.default.removeItem(at: url) }
  }
}

extension NetworkClient: CustomStringConvertible, CustomReflectable {
  /// The host of the API.
  public var description: String { "client of \(configuration)" }
  /// Nothing: a mirror would show the base URL and the header fields of every request.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
