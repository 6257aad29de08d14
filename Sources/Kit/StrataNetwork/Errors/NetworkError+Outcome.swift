import Foundation

extension NetworkError {
  /// Whether the server may have executed the request, with this attempt or with an earlier one of the same call.
  ///
  /// Keep an idempotency key, and what the user typed, until a request succeeds or fails with an error for which this
  /// is `false`. It is about one call: once it was `true` for a key, a later call with the same key that fails
  /// otherwise ends nothing, only a success does. It is `true` for a response that was lost or cannot be read, for
  /// redirects, which servers send after they have executed a form, too, for statuses from 500 on, for 408, and for
  /// 409, which may mean that the first attempt is still being executed; not for other statuses. A failure in an
  /// envelope (``unsuccessful(_:)``) is the server's answer, whose codes only the app knows: where one means "still
  /// being executed", look at it first. After an attempt of the same call that was lost it is ``unconfirmed(_:)``.
  public var mayHaveTakenEffect: Bool {
    switch self {
    case .invalidRequest, .noConnection, .insecureConnection, .unauthorized, .unsuccessful: false
    case .connectionLost, .timeout, .cancelled, .invalidResponse, .responseTooLarge, .emptyResponse, .decoding: true
    case .status(let response):
      response.status >= 500 || (300..<400).contains(response.status) || [408, 409].contains(response.status)
    case .unconfirmed: true
    }
  }

  /// The error of the last attempt.
  var last: NetworkError {
    if case .unconfirmed(let last) = self { last } else { self }
  }

  /// Whether the API itself has refused the request for good: the same request would be refused again.
  ///
  /// That is a status from 400 to 499 with a body of JSON, other than those of ``temporaryStatuses``, or
  /// ``unsuccessful(_:)``. Other answers may come from something between the app and the API: a Wi-Fi network that
  /// wants a sign-in, a proxy, a firewall, a load balancer while the API is being deployed. They send redirects and
  /// pages. ``refusal(as:using:)`` is stricter: it also requires the error body of the API.
  public var isRefusal: Bool {
    switch self {
    case .unsuccessful: true
    case .status(let response): Self.canRefuse(response) && response.hasJSON
    default: false
    }
  }

  /// The error body with which the API has refused the request for good; `nil` if it has not, or in other words.
  ///
  /// - Parameters:
  ///   - type: the API's error body. Give it a key that is always there: a type whose keys are all optional can be read
  ///     from any object.
  ///   - decoder: reads the body.
  public func refusal<Body: Decodable>(as type: Body.Type = Body.self, using decoder: JSONDecoder = .strata) -> Body? {
    guard case .status(let response) = self, Self.canRefuse(response) else { return nil }
    return try? response.decode(type, using: decoder)
  }

  /// Statuses from 400 to 499 that refuse nothing for good: sign in first (401, 407), too slow (408), in conflict with
  /// another request, perhaps with the first attempt of this one (409), wrong server (421), too early (425), too many
  /// (429).
  public static let temporaryStatuses: Set<Int> = [401, 407, 408, 409, 421, 425, 429]

  private static func canRefuse(_ response: HTTPResponse) -> Bool {
    (400..<500).contains(response.status) && !temporaryStatuses.contains(response.status)
  }

  /// Whether to keep the request and send it again later, as an outbox does: everything but the API's own refusal
  /// (``isRefusal``) and a request that can never be sent (``invalidRequest(_:)``, other than for a file that cannot be
  /// read now).
  public var isTransient: Bool {
    switch self {
    case .invalidRequest(.file): true
    case .invalidRequest: false
    default: !isRefusal
    }
  }

  /// Whether a renewal of a credential that failed with this error cannot succeed later: the status is 400 or 401. Not
  /// 403, which proxies and firewalls send, too.
  public var refusesCredential: Bool {
    switch self {
    case .unauthorized(.refused): true
    case .status(let response): response.status == 400 || response.status == 401
    case .unconfirmed(let last): last.refusesCredential
    default: false
    }
  }
}

extension HTTPResponse {
  /// Whether the body is JSON by its type and by its content.
  fileprivate var hasJSON: Bool {
    guard let type = mediaType?.lowercased(),
      type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    else { return false }
    return (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
  }

  /// Whether the body is a page for people.
  var hasPage: Bool {
    guard !body.isEmpty, let type = mediaType else { return false }
    return type.isSameASCII("text/html") || type.isSameASCII("application/xhtml+xml")
  }

  /// The content type without parameters. Byte by byte, since every response is asked for it.
  private var mediaType: Substring? {
    let type = headers["Content-Type"]?.utf8.prefix { $0 != UInt8(ascii: ";") }.drop(while: \.isBlank)
    guard let type, let end = type.lastIndex(where: { !$0.isBlank }) else { return nil }
    return Substring(type[...end])
  }
}
