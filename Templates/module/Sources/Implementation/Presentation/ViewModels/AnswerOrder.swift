/// Answers may come in any order: that of a request which began before an answered one is out of date.
struct AnswerOrder {
  private var begun = 0
  private var newest = 0
  private var waiting: Set<Int> = []

  /// Whether nothing that may still be shown is under way.
  var isIdle: Bool { waiting.isEmpty }

  /// - Returns: the number of a request that begins now.
  mutating func begin() -> Int {
    begun += 1
    waiting.insert(begun)
    return begun
  }

  /// Whether to show an answer to this request, which makes those to earlier ones out of date.
  mutating func accepts(_ number: Int) -> Bool {
    guard number >= newest else { return false }
    newest = number
    return true
  }

  /// The request is over, answered or not.
  mutating func end(_ number: Int) {
    waiting.remove(number)
  }

  /// The answers to all requests so far are out of date.
  mutating func dropAll() {
    newest = begun + 1
    waiting = []
  }
}
