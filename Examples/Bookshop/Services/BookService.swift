import Foundation

final class BookService {
  private let database: Database

  init(database: Database) { self.database = database }

  func find(_ text: String) async -> [Book] {
    let url = URL(string: "https://books.example/find?text=\(text)")
    guard let url, let (data, _) = try? await URLSession.shared.data(from: url) else { return stored() }
    return (try? JSONDecoder().decode([Book].self, from: data)) ?? stored()
  }

  private func stored() -> [Book] { database.read("books").map { Book(title: $0) } }
}
