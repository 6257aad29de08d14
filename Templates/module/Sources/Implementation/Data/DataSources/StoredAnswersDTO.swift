/// The last answers to the last filters, the newest one at the end.
struct StoredAnswersDTO: Codable, Equatable, Sendable {
  struct Answer: Codable, Equatable, Sendable {
    let category: String?
    let text: String
    let items: StoredItemsDTO
  }

  private(set) var answers: [Answer] = []

  func items(category: String?, text: String) -> StoredItemsDTO? {
    answers.last { $0.category == category && $0.text == text }?.items
  }

  /// Adds the answer to a filter in place of the last one. Of more than `limit`, the oldest go.
  mutating func add(_ items: StoredItemsDTO, category: String?, text: String, limit: Int) {
    answers.removeAll { $0.category == category && $0.text == text }
    answers.append(Answer(category: category, text: text, items: items))
    answers.removeFirst(max(0, answers.count - limit))
  }
}
