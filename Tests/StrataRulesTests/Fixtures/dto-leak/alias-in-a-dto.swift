// style: repository
// rules: dto-leak
// file: Sources/Data/DTO/StatusDTO.swift
struct StatusDTO: Codable {
  typealias ID = String
  typealias Author = AuthorDTO

  let id: ID
}

struct AuthorDTO: Codable {
  let name: String
}

// file: Sources/Presentation/TimelineViewModel.swift
final class TimelineViewModel {
  private var maxID: StatusDTO.ID?
  private var author: StatusDTO.Author?  // ! dto-leak TimelineViewModel -> AuthorDTO
}
