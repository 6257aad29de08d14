/// Wraps a layer, forwards every call and prints it: the one decorator that the traces of an app need.
///
/// An app conforms it to the protocols between its layers, one line a member, and registers them with a ``Tracer``:
///
/// ```swift
/// extension Traced: SendOTPGatewayProtocol where Layer == any SendOTPGatewayProtocol {
///   func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP? {
///     try await step { () throws(NetworkError) in try await layer.sendOTP(username: username) }
///   }
/// }
/// ```
public struct Traced<Layer: Sendable>: Sendable {
  /// The layer that is called.
  public let layer: Layer
  /// Prints the steps.
  public let logger: TraceLogger
  private let caller: String
  private let name: String

  /// A decorator of `layer`, which the trace calls `name`, for calls by `caller`.
  public init(_ layer: Layer, logger: TraceLogger, caller: String, name: String) {
    self.layer = layer
    self.logger = logger
    self.caller = caller
    self.name = name
  }

  /// Prints the call, runs it, and prints the result: its type, or the error.
  /// - Parameters:
  ///   - other: the caller of this step, if it is not that of the others.
  ///   - member: the function that is traced; what stands before its parentheses is printed.
  ///   - answer: how the result is shown; by default, its type.
  /// - Throws: what `body` throws.
  public func step<Result: Sendable, Failure: Error>(
    askedBy other: String? = nil, _ member: String = #function, answer: (@Sendable (Result) -> String)? = nil,
    _ body: @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await logger.step(from: other ?? caller, to: "\(name).\(Self.base(member))", answer: answer, body)
  }

  /// Prints a call whose values come later, one by one.
  public func note(_ member: String = #function) async {
    await logger.note("\(caller) → \(name).\(Self.base(member))")
  }

  private static func base(_ member: String) -> Substring { member.prefix { $0 != "(" } }
}
