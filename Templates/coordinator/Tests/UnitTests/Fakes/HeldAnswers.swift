@testable import Members

/// Answers the calls of a use case one by one, in whatever order a test wants.
@MainActor
final class HeldAnswers<Value: Sendable> {
  private var calls = 0
  private var waiting: [Int: CheckedContinuation<Result<Value, AppError>, Never>] = [:]

  /// A call: waits for its answer.
  func next() async throws(AppError) -> Value {
    calls += 1
    let number = calls
    return try await withCheckedContinuation { waiting[number] = $0 }.get()
  }

  /// Until a call has come; the first one is 1.
  func waitUntilAsked(_ number: Int) async {
    while waiting[number] == nil { await Task.yield() }
  }

  func answer(_ number: Int, _ result: Result<Value, AppError>) {
    waiting.removeValue(forKey: number)?.resume(returning: result)
  }
}
