import Observation

@MainActor @Observable
final class SearchModel {
  private(set) var found: [Book] = []
  private let books: BookService

  init(books: BookService) { self.books = books }

  func search(_ text: String) async { found = await books.find(text) }
}
