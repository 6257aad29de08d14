// An alias of a list, a tuple or a function is no target besides the DTO in it; of other types it is one.
// style: repository
// rules: dto-leak, dependency-rule, repository-returns-dto
// file: Sources/Data/ShipDTO.swift
struct ShipDTO: Codable {}

typealias ShipList = [ShipDTO]
typealias ShipPage = (items: [ShipDTO], next: Int)
typealias ShipHandler = (ShipDTO) -> Void
typealias NameHandler = (String) -> Void
// file: Sources/Domain/ShipRepository.swift
protocol ShipRepository {
  func ships() async -> ShipList  // ! repository-returns-dto ShipRepository -> ShipDTO
  func page() async -> ShipPage  // ! repository-returns-dto ShipRepository -> ShipDTO
  func names(_ handler: NameHandler)  // ! dependency-rule ShipRepository -> NameHandler
}
// file: Sources/Presentation/ShipsViewModel.swift
final class ShipsViewModel {
  private var ships: ShipList = []  // ! dto-leak ShipsViewModel -> ShipDTO
  private var handler: ShipHandler?  // ! dto-leak ShipsViewModel -> ShipDTO
}
