// style: repository
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Library",
  targets: [
    .target(name: "LibraryDomain"),
    .target(name: "LibraryData", dependencies: ["LibraryDomain"]),
  ])
// file: Sources/LibraryDomain/Book.swift
public struct Book { public let isbn: String; public init(isbn: String) { self.isbn = isbn } }

public protocol BookRepository {
  func books() async throws -> [Book]
  func loans() async throws -> Int
}
// file: Sources/LibraryData/BookResponse.swift
public struct BookResponse: Codable { let isbn: String; let pages: Int }
// A class, and nested data that nobody reads either.
public final class LoanResponse: Codable {  // ! unmapped-dto LoanResponse
  let id: String
  let fine: FineResponse
}
public struct FineResponse: Codable { let cents: Int }
// file: Sources/LibraryData/BookService.swift
import LibraryDomain

public protocol BookAPIService {
  func books() async throws -> [BookResponse]
  func loans() async throws -> [LoanResponse]
}
// file: Sources/LibraryData/BookRepositoryImpl.swift
import LibraryDomain

public final class BookRepositoryImpl: BookRepository {
  private let service: BookAPIService

  public init(service: BookAPIService) { self.service = service }

  public func books() async throws -> [Book] { try await service.books().map(Book.init(response:)) }
  public func loans() async throws -> Int { try await service.loans().count }
}

extension Book {
  init(response: BookResponse) { self.init(isbn: response.isbn) }
}
