// style: module
// file: Sources/Pets/Implementation/Domain/BusinessModels/Pet.swift
public struct Pet: Identifiable { public let id: String; public let name: String }
// file: Sources/Pets/Implementation/Domain/Gateways/PetRepository.swift
protocol PetRepository {
  func pet(id: String) async throws -> Pet
  func pets() async throws -> [Pet]
  func breeds() async throws -> Int
}
// file: Sources/Pets/Implementation/Data/DataSources/PetDataSource.swift
import Foundation

struct PetDTO: Decodable { let id: String; let name: String }
struct BreedDTO: Decodable { let id: String; let name: String }  // ! unmapped-dto BreedDTO
struct VisitResponse: Decodable { let id: String; let day: String }  // ! unmapped-dto VisitResponse
struct VaccineDTO: Decodable { let id: String }  // ! unmapped-dto VaccineDTO

struct PetDataSource {
  let session: URLSession

  func fetchPet(id: String) async throws -> PetDTO {
    let (data, _) = try await session.data(from: URL(string: "https://pets.example/\(id)")!)
    return try JSONDecoder().decode(PetDTO.self, from: data)
  }

  func countBreeds() async throws -> Int {
    let (data, _) = try await session.data(from: URL(string: "https://pets.example/breeds")!)
    return try JSONDecoder().decode([BreedDTO].self, from: data).count
  }

  func checkVisits(_ data: Data) throws -> Bool {
    let visits: [VisitResponse] = try decode(data)
    return visits.count > 0
  }

  func vaccines(_ data: Data) throws -> Int {
    let vaccines = try decode(data) as [VaccineDTO]
    return vaccines.count
  }

  private func decode<T: Decodable>(_ data: Data) throws -> T { try JSONDecoder().decode(T.self, from: data) }
}
// file: Sources/Pets/Implementation/Data/Repositories/PetRepositoryImp.swift
struct PetRepositoryImp: PetRepository {
  let dataSource: PetDataSource

  func pet(id: String) async throws -> Pet {
    let dto = try await dataSource.fetchPet(id: id)
    return Pet(id: dto.id, name: dto.name)
  }

  func pets() async throws -> [Pet] { [] }
  func breeds() async throws -> Int { try await dataSource.countBreeds() }
}
