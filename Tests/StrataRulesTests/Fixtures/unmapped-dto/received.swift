// style: repository
// file: Sources/Domain/Entities/Shop.swift
struct Shop { let id: String; let name: String }
// file: Sources/Domain/Repositories/ShopRepository.swift
protocol ShopRepository {
  func shops() async throws -> [Shop]
  func hasReviews(_ id: String) async throws -> Bool
  func refresh() async throws
  func stock(_ id: String) async throws -> Int
}
// file: Sources/Infrastructure/Network/HTTPClient.swift
protocol HTTPClient {
  func get<T: Decodable>(_ path: String) async throws -> T
  func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T
}
// file: Sources/Data/DTOs/ShopDTO.swift
struct ShopDTO: Decodable { let id: String; let name: String }

extension ShopDTO {
  func toDomain() -> Shop { Shop(id: id, name: name) }
}

// Only counted.
struct ReviewDTO: Decodable {  // ! unmapped-dto ReviewDTO
  let id: String
  let stars: Int
}

// Stored in the shape of the server.
struct OfferDTO: Codable {  // ! unmapped-dto OfferDTO
  let id: String
  let price: Double
}

// The repository asks for it and answers with something else.
struct StockResponse: Decodable {  // ! unmapped-dto StockResponse
  let count: Int
}

// Through a callback.
struct OwnerDto: Decodable {  // ! unmapped-dto OwnerDto
  let id: String
}

// The response of a request.
struct RatingDTO: Decodable {  // ! unmapped-dto RatingDTO
  let value: Int
}
// file: Sources/Data/DataSources/ShopRemoteDataSource.swift
final class ShopRemoteDataSource {
  private let client: HTTPClient

  init(client: HTTPClient) { self.client = client }

  func shops() async throws -> [ShopDTO] { try await client.get("/shops") }
  func reviews(_ id: String) async throws -> [ReviewDTO] { try await client.get("/shops/\(id)/reviews") }
  func offers() async throws -> [OfferDTO] { try await client.get("/offers") }
  func owner(_ id: String, completion: @escaping (Result<OwnerDto, Error>) -> Void) {}
  func stock(_ id: String) async throws -> StockResponse { try await client.get("/stock/\(id)") }
}

struct RatingRoute {
  typealias Response = RatingDTO
  let path: String
}
// file: Sources/Data/DataSources/ShopLocalDataSource.swift
import Foundation

final class ShopLocalDataSource {
  func save(_ offers: [OfferDTO]) throws {
    UserDefaults.standard.set(try JSONEncoder().encode(offers), forKey: "offers")
  }
}
// file: Sources/Data/Repositories/ShopRepositoryImpl.swift
final class ShopRepositoryImpl: ShopRepository {
  private let remote: ShopRemoteDataSource
  private let local: ShopLocalDataSource

  init(remote: ShopRemoteDataSource, local: ShopLocalDataSource) {
    self.remote = remote
    self.local = local
  }

  func shops() async throws -> [Shop] { try await remote.shops().map { $0.toDomain() } }
  func hasReviews(_ id: String) async throws -> Bool { try await !remote.reviews(id).isEmpty }
  func refresh() async throws { try local.save(await remote.offers()) }

  func stock(_ id: String) async throws -> Int {
    let response = try await remote.stock(id)
    print(response)
    return 0
  }
}
