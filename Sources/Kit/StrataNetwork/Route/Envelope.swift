/// What an API puts into its envelope: guide 000's marker for response bodies.
public protocol NetResBody: Decodable, Sendable {}

extension Array: NetResBody where Element: NetResBody {}

/// A response that can report a failure with a status of success. Conform an envelope of your own to it, so that its
/// failure does not count as final where an earlier attempt of the same request may have been executed: the client
/// throws ``NetworkError/unconfirmed(_:)`` then, and does not return the envelope.
public protocol ResponseEnvelope: Decodable, Sendable {
  /// Checks that the server reports a success.
  /// - Throws: ``NetworkError/unsuccessful(_:)`` if it reports a failure.
  func confirmed() throws(NetworkError)
}

extension ResponseEnvelope {
  /// The failure that it reports.
  var failure: NetworkError? {
    do throws(NetworkError) {
      try confirmed()
      return nil
    } catch {
      return error
    }
  }
}

/// Guide 000's envelope, `{"success": …, "code": …, "message": …, "result": …}`.
///
/// Every key may be missing; where `success` is, a `result` counts as one. An API with another envelope declares a
/// generic ``ResponseEnvelope`` of its own and uses that.
public struct NetRes<Body: NetResBody>: ResponseEnvelope {
  /// Whether the request succeeded.
  public let success: Bool
  /// The server's own code, which is not the HTTP status.
  public let code: Int?
  /// A message for people.
  public let message: String?
  /// The response of the operation.
  public let result: Body?
  private let isSuccessGiven: Bool

  /// An envelope, for fakes.
  public init(result: Body?, success: Bool? = nil, code: Int? = nil, message: String? = nil) {
    self.result = result
    self.success = success ?? (result != nil)
    isSuccessGiven = success != nil
    self.code = code
    self.message = message
  }

  private enum CodingKeys: CodingKey { case success, code, message, result }

  /// Reads the keys that are present; a `result` of another type is an error, other than beside `"success": false`,
  /// where servers have an empty object or a list, and what they say is why.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let success = try container.decodeIfPresent(Bool.self, forKey: .success)
    let result = Result { try container.decodeIfPresent(Body.self, forKey: .result) }
    self.init(
      result: success == false ? (try? result.get()) : try result.get(), success: success,
      code: try container.decodeIfPresent(Int.self, forKey: .code),
      message: try container.decodeIfPresent(String.self, forKey: .message))
  }

  /// The result, for operations that have one.
  ///
  /// - Throws: ``NetworkError/unsuccessful(_:)`` if `success` is false, whatever else is there, with the server's code
  ///   and message; ``NetworkError/emptyResponse`` if there is no result and the server does not say why.
  public func required() throws(NetworkError) -> Body {
    try confirmed()
    guard let result else { throw .emptyResponse }
    return result
  }

  /// Checks that the request succeeded, for operations without a result.
  ///
  /// - Throws: ``NetworkError/unsuccessful(_:)``; ``NetworkError/emptyResponse`` if the envelope has none of its keys.
  public func confirmed() throws(NetworkError) {
    guard !success else { return }
    if result == nil, code == nil, message == nil, !isSuccessGiven { throw .emptyResponse }
    throw .unsuccessful(ServerMessage(code: code, message: message))
  }
}

extension NetRes: Equatable where Body: Equatable {
  /// Equal in what they say; whether `success` was there or follows from the result does not matter.
  public static func == (left: NetRes, right: NetRes) -> Bool {
    left.success == right.success && left.code == right.code && left.message == right.message
      && left.result == right.result
  }
}
