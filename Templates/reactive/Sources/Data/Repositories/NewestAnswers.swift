import Foundation

/// Which answer to a question is the newest, by when it was asked: one for all windows.
final class NewestAnswers: @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private var asked = 0
  private var newest: [String: Int] = [:]
  private var unstored: Set<String> = []

  /// - Returns: the number of a request that begins now.
  func begin() -> Int {
    lock.withLock {
      asked += 1
      return asked
    }
  }

  /// Whether the last answer could not be stored: what the device has is older than what was shown.
  func isUnstored(_ question: String) -> Bool { lock.withLock { unstored.contains(question) } }

  /// Stores an answer, unless a request that began later was answered before. No other answer comes
  /// between.
  func take(_ number: Int, to question: String, _ work: () throws -> Void) rethrows {
    try lock.withLock {
      guard number > newest[question] ?? 0 else { return }
      newest[question] = number
      unstored.insert(question)
      try work()
      unstored.remove(question)
    }
  }
}
