// style: repository
// A folder of the domain calls its values DTOs: those that something decodes, or that the data layer uses, are.
// file: Sources/Domain/DTO/Place.swift
struct Place: Codable {
  let latitude: Double
  func distance(to other: Place) -> Double { other.latitude - latitude }
}
// file: Sources/Domain/DTO/Street.swift
struct Street: Codable {
  let name: String
}
// file: Sources/Domain/DTO/Town.swift
struct Town: Codable {
  let name: String
}
// file: Sources/Domain/GetPlaceUseCase.swift
final class GetPlaceUseCase {
  func execute() async throws -> Place { Place(latitude: 1) }
}
// file: Sources/Presentation/MapViewModel.swift
final class MapViewModel {
  private(set) var place: Place?
  private(set) var streets: [Street] = []  // ! dto-leak MapViewModel -> Street
  private(set) var towns: [Town] = []  // ! dto-leak MapViewModel -> Town
}
// file: Sources/Data/StreetDataSource.swift
struct StreetDataSource {
  func streets() async throws -> [Street] { [] }
}
// file: Sources/Shared/Decoding.swift
import Foundation

func towns(in data: Data) throws -> [Town] { try JSONDecoder().decode([Town].self, from: data) }
