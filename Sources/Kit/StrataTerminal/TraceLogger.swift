/// Prints the way of a request through the layers and back, one step a line, deeper steps further in.
///
/// Composition roots wrap what they build in decorators that call ``step(from:to:answer:_:)``: the layers themselves
/// know nothing of it. Names and types are printed, and errors as they describe themselves; never values, which may be
/// secret.
///
/// ```
///   trace  LoginViewModel → SendOTPUseCase.execute
///   trace    SendOTPUseCase → SendOTPGateway.sendOTP
///   trace      Network → POST /cli/client
///   trace      Network ← 200
///   trace    SendOTPUseCase ← NetResSendOTP
///   trace  LoginViewModel ← OTPResponse
/// ```
public struct TraceLogger: Sendable {
  @TaskLocal private static var depth = 0
  private let terminal: Terminal

  /// A logger that prints on the terminal.
  public init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Prints that `caller` calls `callee`, runs the step, and prints the result: its type, or the error.
  /// - Parameter answer: how the result is shown; by default, its type.
  /// - Throws: what `body` throws.
  public func step<Result: Sendable, Failure: Error>(
    from caller: String, to callee: String, answer: (@Sendable (Result) -> String)? = nil,
    _ body: @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    await note("\(caller) → \(callee)")
    let result: Swift.Result<Result, Failure> = await Self.$depth.withValue(Self.depth + 1) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    switch result {
    case .success(let value): await note("\(caller) ← \(answer?(value) ?? Self.type(of: value))")
    case .failure(let error): await note("\(caller) ✗ \(error)")
    }
    return try result.get()
  }

  /// Prints a line at the depth of the step that is under way.
  public func note(_ text: String) async {
    let indentation = String(repeating: "  ", count: Self.depth)
    await terminal.write("  trace  \(indentation)\(text)")
  }

  /// The name of a value's type, of what an optional holds, and `nothing` for none.
  private static func type(of value: Any) -> String {
    if value is Void { return "done" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { type(of: $0.value) } ?? "nothing" }
    let name = "\(Swift.type(of: value))"
    // A list is shown as people write its type.
    return mirror.displayStyle == .collection && name.hasPrefix("Array<") ? "[\(name.dropFirst(6).dropLast())]" : name
  }
}
