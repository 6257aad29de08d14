import Foundation

/// One operation of an API: the request, and the type of its response.
///
/// It is guide 000's `URLRequestProtocol`, with the type of the response in it. The routes of a feature stand together:
/// ```swift
/// enum AuthNetworkRoute {
///   static func sendOTP(req: NetReqSendOTP) -> Route<NetRes<NetResSendOTP>> {
///     .post("client", body: .json(req), isAuthorized: false)
///   }
/// }
/// ```
/// A response type is any `Decodable`, read as JSON; an optional one is `nil` where there is no body; a `String` is
/// also the text of a `text/…` body; `Data` is the bytes as they came; ``NoContent`` is for a body that does not
/// matter.
public struct Route<Response: Decodable & Sendable>: Sendable {
  /// The method.
  public var method: HTTPMethod
  /// The path, relative to the client's base URL, or an absolute URL.
  public var path: RoutePath
  /// The query.
  public var query: Query
  /// Fields besides those of the client; they replace fields of the same name.
  public var headers: HTTPHeaders
  /// The body.
  public var body: RouteBody
  /// Whether the client's credential is sent. By default not to absolute URLs; turn it off for signing in and renewing.
  public var isAuthorized: Bool
  /// Whether sending twice has the effect of sending once, so that the request may be repeated when it is unknown
  /// whether it arrived. Follows from the method; `idempotencyKey:` of the short forms sets it, too.
  public var isIdempotent: Bool
  /// How long one attempt may take, in place of the client's ``NetworkConfiguration/timeout``.
  public var timeout: Duration?
  /// How long all attempts may take together, in place of the client's ``NetworkConfiguration/deadline``.
  public var deadline: Duration?
  /// How long the body of the response may pause, in place of the client's ``NetworkConfiguration/idleTimeout``.
  public var idleTimeout: Duration?
  /// When this request is sent again, in place of the client's ``NetworkConfiguration/retry``.
  public var retry: RetryPolicy?
  /// What reads the response, in place of the client's ``NetworkConfiguration/decoder``: for a part of an API that
  /// writes its keys or dates in another way.
  public var decoder: JSONDecoder?

  /// A route; the defaults follow from the method and the path.
  public init(
    _ method: HTTPMethod, _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], body: RouteBody = .none,
    isAuthorized: Bool? = nil, isIdempotent: Bool? = nil, timeout: Duration? = nil, deadline: Duration? = nil,
    idleTimeout: Duration? = nil, retry: RetryPolicy? = nil, decoder: JSONDecoder? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.isAuthorized = isAuthorized ?? !path.isAbsolute
    self.isIdempotent = isIdempotent ?? method.isIdempotent
    self.timeout = timeout
    self.deadline = deadline
    self.idleTimeout = idleTimeout
    self.retry = retry
    self.decoder = decoder
  }

  /// A `GET` route.
  public static func get(
    _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], isAuthorized: Bool? = nil,
    timeout: Duration? = nil, deadline: Duration? = nil, retry: RetryPolicy? = nil
  ) -> Route {
    Route(
      .get, path, query: query, headers: headers, isAuthorized: isAuthorized, timeout: timeout, deadline: deadline,
      retry: retry)
  }

  /// A `POST` route.
  /// - Parameter idempotencyKey: identifies the operation, so that the server carries it out once however often the
  ///   request arrives: sent as `Idempotency-Key`, and the route is idempotent. Use the same key until the outcome is
  ///   known (``NetworkError/mayHaveTakenEffect``). A key that is empty, or that is not text for a header field, is
  ///   refused.
  public static func post(
    _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], body: RouteBody = .none,
    isAuthorized: Bool? = nil, idempotencyKey: String? = nil, timeout: Duration? = nil, deadline: Duration? = nil,
    retry: RetryPolicy? = nil
  ) -> Route {
    Route(
      .post, path, query: query, headers: headers, body: body, isAuthorized: isAuthorized, timeout: timeout,
      deadline: deadline, retry: retry
    ).withIdempotencyKey(idempotencyKey)
  }

  /// A `PUT` route.
  /// - Parameter idempotencyKey: sent as `Idempotency-Key`, see
  ///   ``post(_:query:headers:body:isAuthorized:idempotencyKey:timeout:deadline:retry:)``.
  public static func put(
    _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], body: RouteBody = .none,
    isAuthorized: Bool? = nil, idempotencyKey: String? = nil, timeout: Duration? = nil, deadline: Duration? = nil,
    retry: RetryPolicy? = nil
  ) -> Route {
    Route(
      .put, path, query: query, headers: headers, body: body, isAuthorized: isAuthorized, timeout: timeout,
      deadline: deadline, retry: retry
    ).withIdempotencyKey(idempotencyKey)
  }

  /// A `PATCH` route.
  /// - Parameter idempotencyKey: sent as `Idempotency-Key`, see
  ///   ``post(_:query:headers:body:isAuthorized:idempotencyKey:timeout:deadline:retry:)``.
  public static func patch(
    _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], body: RouteBody = .none,
    isAuthorized: Bool? = nil, idempotencyKey: String? = nil, timeout: Duration? = nil, deadline: Duration? = nil,
    retry: RetryPolicy? = nil
  ) -> Route {
    Route(
      .patch, path, query: query, headers: headers, body: body, isAuthorized: isAuthorized, timeout: timeout,
      deadline: deadline, retry: retry
    ).withIdempotencyKey(idempotencyKey)
  }

  /// A `DELETE` route.
  /// - Parameter idempotencyKey: sent as `Idempotency-Key`, see
  ///   ``post(_:query:headers:body:isAuthorized:idempotencyKey:timeout:deadline:retry:)``.
  public static func delete(
    _ path: RoutePath, query: Query = [:], headers: HTTPHeaders = [:], body: RouteBody = .none,
    isAuthorized: Bool? = nil, idempotencyKey: String? = nil, timeout: Duration? = nil, deadline: Duration? = nil,
    retry: RetryPolicy? = nil
  ) -> Route {
    Route(
      .delete, path, query: query, headers: headers, body: body, isAuthorized: isAuthorized, timeout: timeout,
      deadline: deadline, retry: retry
    ).withIdempotencyKey(idempotencyKey)
  }

  /// The route with a key; `nil` changes nothing.
  private func withIdempotencyKey(_ key: String?) -> Route {
    guard let key else { return self }
    var route = self
    // A server would carry out a request with an empty key each time; a line break makes the field one that is refused.
    route.headers["Idempotency-Key"] = key.isEmpty ? "\n" : key
    route.isIdempotent = true
    return route
  }
}

extension Route: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and path, without query, header and body.
  public var description: String { "\(method.rawValue) \(path)" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the body.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
