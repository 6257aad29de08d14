// style: repository
// rules: role-name
// A record that only its file can name is no matter of the convention.
// file: Sources/Data/Repositories/BookmarkRepositoryImpl.swift
import Foundation

final class BookmarkRepositoryImpl: BookmarkRepository {
  func all() async throws -> [String] {
    let entries = try JSONDecoder().decode([BookmarkEntry].self, from: Data())
    let pages = try JSONDecoder().decode([BookmarkPage].self, from: Data())
    return entries.map(\.id) + pages.map(\.id)
  }
}
private struct BookmarkEntry: Codable { let id: String }
struct BookmarkPage: Decodable { let id: String }  // ! role-name BookmarkPage
// file: Sources/Domain/Repositories/BookmarkRepository.swift
protocol BookmarkRepository { func all() async throws -> [String] }
