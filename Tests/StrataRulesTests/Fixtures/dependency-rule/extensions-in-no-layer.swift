// style: repository
// rules: dependency-rule
// An extension in a file of no layer is part of its type.
// file: Sources/Domain/Entities/Ship.swift
struct Ship {
  var name = ""
  struct Crew {}
}
// file: Sources/Data/DTO/ShipDTO.swift
struct ShipDTO: Codable {
  var name = ""
}
// file: Sources/Odds/Ship+Odds.swift
extension Ship {
  init(dto: ShipDTO) { self.init(name: dto.name) }  // ! dependency-rule Ship -> ShipDTO
}
extension Ship.Crew {
  var log: ShipDTO? { nil }  // ! dependency-rule Ship.Crew -> ShipDTO
}
// file: Sources/Data/Mappers/Ship+DTO.swift
extension Ship {
  var dto: ShipDTO { ShipDTO(name: name) }
}
