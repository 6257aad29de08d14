// style: coordinator
// Data uses Infrastructure, not the other way round; only routes are shared.
// file: Sources/Data/DTOs/VisitDTO.swift
struct VisitDTO: Codable {
  let reason: String
}
// file: Sources/Data/VisitEndpoint.swift
enum VisitEndpoint {
  case visits
}
// file: Sources/Infrastructure/VisitStorage.swift
final class VisitStorage {
  func restore() -> [VisitDTO] { [] }  // ! dependency-rule VisitStorage -> VisitDTO
  func load(_ endpoint: VisitEndpoint) {}
}
