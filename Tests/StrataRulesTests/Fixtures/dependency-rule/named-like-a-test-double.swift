// style: repository
// A name makes no test double.
// file: Sources/Presentation/Birds/MockingbirdViewModel.swift
final class MockingbirdViewModel {
  private let bird: BirdDTO  // ! dependency-rule MockingbirdViewModel -> BirdDTO

  init(bird: BirdDTO) {  // ! dependency-rule MockingbirdViewModel -> BirdDTO
    self.bird = bird
  }
}
// file: Sources/Presentation/Tickets/TicketStub.swift
// The part of a ticket that one keeps: it stands in for nothing.
struct TicketStub {
  let bird: BirdDTO  // ! dependency-rule TicketStub -> BirdDTO
}
// file: Sources/Presentation/Tickets/PreviewPanel.swift
class Panel {}

final class PreviewPanel: Panel {
  var bird: BirdDTO?  // ! dependency-rule PreviewPanel -> BirdDTO
}
// file: Sources/Presentation/Birds/MockBirds.swift
protocol BirdListing {
  func count() -> Int
}

final class MockBirds: BirdListing {
  var bird: BirdDTO?

  func count() -> Int { 0 }
}
// file: Sources/Presentation/PreviewHelpers/FakeBirds.swift
enum FakeBirds {
  static let bird = BirdDTO(name: "Blackbird")
}
// file: Sources/Data/DTOs/BirdDTO.swift
struct BirdDTO: Codable {
  let name: String
}
