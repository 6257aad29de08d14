// style: repository
// rules: misplaced-type, wire-format-in-domain
// A value that states its keys, that a DTO stores and that nothing of the domain uses is a part of the DTO.
// file: Sources/Domain/Network/GetRoutesResponseDTO.swift
struct RouteData: Codable {  // ! misplaced-type RouteData -> Data
  let routeID: Int
  let stops: [StopData]

  enum CodingKeys: String, CodingKey {
    case routeID = "route_id"
    case stops
  }
}

struct StopData: Codable {  // ! misplaced-type StopData -> Data
  let stopID: Int

  enum CodingKeys: String, CodingKey {
    case stopID = "stop_id"
  }
}

struct GetRoutesResponseDTO: Codable {  // ! misplaced-type GetRoutesResponseDTO -> Data
  let routes: [RouteData]
  let town: Town
  let season: Season
}
// Models of the domain stay models: a use case returns them.
// file: Sources/Domain/Town.swift
struct Town: Codable {  // ! wire-format-in-domain Town -> Codable
  let townID: Int

  enum CodingKeys: String, CodingKey {
    case townID = "town_id"
  }
}

struct Season: Codable {  // ! wire-format-in-domain Season -> Codable
  let name: String
}

final class FindTownUseCase {
  func execute() -> Town { Town(townID: 0) }
  func season() -> Season { Season(name: "") }
}
