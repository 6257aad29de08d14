/// The last answers to the last ranges of days, the newest at the end.
struct ApiStoredRangesResponse: Codable, Equatable, Sendable {
  struct Range: Codable, Equatable, Sendable {
    let first: String
    let last: String
    let transactions: ApiStoredTransactionsResponse
  }

  private(set) var ranges: [Range] = []

  func transactions(from first: String, to last: String) -> ApiStoredTransactionsResponse? {
    ranges.last { $0.first == first && $0.last == last }?.transactions
  }

  /// Adds the answer to a range in place of the last one. Of more than `limit`, the oldest go.
  mutating func add(_ transactions: ApiStoredTransactionsResponse, from first: String, to last: String, limit: Int) {
    ranges.removeAll { $0.first == first && $0.last == last }
    ranges.append(Range(first: first, last: last, transactions: transactions))
    ranges.removeFirst(max(0, ranges.count - limit))
  }
}
