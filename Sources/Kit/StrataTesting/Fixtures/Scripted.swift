import StrataLock

/// Answers for a fake, given in advance: each call takes the next one, and the last one is repeated.
///
/// ```swift
/// struct FakeSendOTPGateway: SendOTPGatewayProtocol {
///   let answers: Scripted<String, NetResSendOTP?>
///   func sendOTP(username: String) async throws -> NetResSendOTP? { try answers.answer(to: username) }
/// }
/// ```
public final class Scripted<Call: Sendable, Answer: Sendable>: Sendable {
  private struct Script {
    var answers: [Result<Answer, any Error>]
    var calls: [Call] = []
  }

  private let script: Locked<Script>

  /// A script of answers and failures, in the order of the calls.
  public init(_ answers: Result<Answer, any Error>...) {
    script = Locked(Script(answers: answers))
  }

  /// A script that always returns the same answer.
  public convenience init(answering answer: Answer) { self.init(.success(answer)) }

  /// A script that always fails in the same way.
  public convenience init(failing error: any Error) { self.init(.failure(error)) }

  /// The calls of the fake, oldest first.
  public var calls: [Call] { script.withLock { $0.calls } }

  /// Records the call, and returns the next answer.
  /// - Throws: the failure that the script names, or ``RecordingError/nothingToReceive`` if the script is empty.
  public func answer(to call: Call) throws -> Answer {
    let next = script.withLock { script in
      script.calls.append(call)
      return script.answers.count > 1 ? script.answers.removeFirst() : script.answers.first
    }
    guard let next else { throw RecordingError.nothingToReceive }
    return try next.get()
  }

  /// Replaces what is left of the script.
  public func replace(with answers: Result<Answer, any Error>...) {
    script.withLock { $0.answers = answers }
  }
}

extension Scripted where Call == Void {
  /// Returns the next answer to a call without arguments.
  /// - Throws: as ``answer(to:)``.
  public func answer() throws -> Answer { try answer(to: ()) }
}
