import Foundation

/// What goes wrong, where, and how often.
public struct Fault: Codable, Sendable, Equatable {
  /// What goes wrong.
  public enum Kind: String, Codable, Sendable {
    /// The connection is cut before the request is read.
    case offline
    /// The request is carried out, and the connection cut before the answer: what idempotency keys are for.
    case lost
    /// The same, in the middle of the body of the answer.
    case half
    /// It is carried out and answered ``Fault/seconds`` later.
    case slow
    /// It is carried out at once and answered ``Fault/seconds`` later: answers to later requests come before.
    case late
    /// It is answered with ``Fault/status``.
    case status
  }

  /// Method and path, each a glob: `GET /users/*`.
  public var route: String
  /// What goes wrong.
  public var kind: Kind
  /// The status of the answer, for ``Kind/status``.
  public var status: Int?
  /// The delay, for ``Kind/slow`` and ``Kind/late``.
  public var seconds: Double?
  /// What `Retry-After` says, in seconds.
  public var retryAfter: Int?
  /// How many requests it meets; `nil`: all, until it is taken away.
  public var count: Int?

  /// No connection.
  public static func offline(_ route: String = "* *", count: Int? = nil) -> Fault {
    Fault(route: route, kind: .offline, count: count)
  }

  /// A write whose answer never arrives.
  public static func lost(_ route: String = "* *", count: Int? = nil) -> Fault {
    Fault(route: route, kind: .lost, count: count)
  }

  /// An answer that breaks off.
  public static func half(_ route: String = "* *", count: Int? = nil) -> Fault {
    Fault(route: route, kind: .half, count: count)
  }

  /// An answer to a request that is carried out late.
  public static func slow(_ route: String = "* *", seconds: Double, count: Int? = nil) -> Fault {
    Fault(route: route, kind: .slow, seconds: seconds, count: count)
  }

  /// An answer that comes after those to later requests.
  public static func late(_ route: String = "* *", seconds: Double, count: Int? = nil) -> Fault {
    Fault(route: route, kind: .late, seconds: seconds, count: count)
  }

  /// An answer of 401, 429, 500, ….
  public static func status(
    _ status: Int, _ route: String = "* *", retryAfter: Int? = nil, count: Int? = nil
  ) -> Fault {
    Fault(route: route, kind: .status, status: status, retryAfter: retryAfter, count: count)
  }

  private init(
    route: String, kind: Kind, status: Int? = nil, seconds: Double? = nil, retryAfter: Int? = nil, count: Int?
  ) {
    self.route = route
    self.kind = kind
    self.status = status
    self.seconds = seconds
    self.retryAfter = retryAfter
    self.count = count
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    route = try fields.decodeIfPresent(String.self, forKey: .route) ?? "* *"
    kind = try fields.decode(Kind.self, forKey: .kind)
    func number<Number: Decodable>(_ key: CodingKeys, _ isAllowed: (Number) -> Bool) throws -> Number? {
      let number = try fields.decodeIfPresent(Number.self, forKey: key)
      guard number.map(isAllowed) ?? true else {
        throw DecodingError.dataCorruptedError(forKey: key, in: fields, debugDescription: "out of bounds")
      }
      return number
    }
    status = try number(.status) { (400...599).contains($0) }
    seconds = try number(.seconds) { $0 > 0 && $0 <= 60 }
    retryAfter = try number(.retryAfter) { $0 >= 0 }
    count = try number(.count) { $0 >= 1 }
    if (kind == .status) != (status != nil) || [.slow, .late].contains(kind) != (seconds != nil) {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a field goes with another kind"))
    }
  }

  func meets(method: String, path: String) -> Bool {
    let parts = route.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return method.matches(glob: parts[0]) && path.matches(glob: parts.count > 1 ? parts[1] : "*")
  }

  var answer: Answer {
    if status == 401 { return Problem.unauthorized("The token is not valid.").answer }
    let names = [429: "too_many_requests", 500: "internal_error", 502: "bad_gateway", 503: "unavailable"]
    let code = status ?? 500
    return Problem(
      code, names[code] ?? "refused", "The server failed.",
      headers: retryAfter.map { ["Retry-After": "\($0)"] } ?? [:]
    ).answer
  }
}

extension String {
  /// `*` stands for anything, also for slashes.
  fileprivate func matches(glob: some StringProtocol) -> Bool {
    let parts = String(glob).components(separatedBy: "*")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return self == glob }
    guard count >= first.count + last.count, hasPrefix(first), hasSuffix(last) else { return false }
    var rest = dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
