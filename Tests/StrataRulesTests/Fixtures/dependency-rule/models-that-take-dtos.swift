// style: repository
// rules: dependency-rule
// A model in a folder of no layer passes on the DTO from which it is made, also to an interface that is declared in Data.
// file: Sources/Models/Rider.swift
struct Rider {
  let name: String
}

extension Rider {
  init(from dto: RiderDTO) {  // ! dependency-rule Rider -> RiderDTO
    name = dto.name  // ! dependency-rule Rider -> RiderDTO
  }
}
// file: Sources/Models/Tour.swift
// Made elsewhere.
struct Tour {
  let name: String
}
// file: Sources/Models/Bike.swift
// What is no DTO moves with the interface.
struct Bike {
  let frame: BikeFrame
}
// file: Sources/Data/RiderRepository.swift
protocol RiderRepository {
  func riders() async throws -> [Rider]  // ! dependency-rule Rider -> RiderDTO
  func tours() async throws -> [Tour]
  func bikes() async throws -> [Bike]
}

struct RiderDTO: Decodable {
  let name: String
}

struct BikeFrame {
  let size: Int
}

final class RiderRepositoryImpl: RiderRepository {
  func riders() async throws -> [Rider] { [Rider(from: RiderDTO(name: ""))] }
  func tours() async throws -> [Tour] { [] }
  func bikes() async throws -> [Bike] { [] }
}
