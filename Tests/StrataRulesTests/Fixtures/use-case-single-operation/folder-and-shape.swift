// The folder of use cases and the shape of a type show the role, whatever its name is.
// style: repository
// rules: use-case-single-operation, use-case-name, skipped-layer
// file: Sources/Domain/UseCases/FetchPets.swift
protocol PetShelf {
  func pets() async throws -> [Pet]
}

struct FetchPets {
  let shelf: PetShelf

  func callAsFunction() async throws -> [Pet] { try await shelf.pets() }
}

protocol AdoptPet {
  func adopt(_ pet: Pet) async throws
}

final class WashPet {
  private let kennel: KennelApiService  // ! skipped-layer WashPet -> KennelApiService

  init(kennel: KennelApiService) {  // ! skipped-layer WashPet -> KennelApiService
    self.kennel = kennel
  }

  func wash(_ pet: Pet) async throws {
    try await kennel.send(pet)  // ! skipped-layer WashPet -> KennelApiService
  }
}

struct Pet {
  let name: String
}
// Helpers beside them are none: they store no protocol, offer more, or are named for what they are.
// file: Sources/Domain/UseCases/PetHelpers.swift
struct SortPets {
  let ascending: Bool

  func sort(_ pets: [Pet]) -> [Pet] { pets }
}

struct PetAges {
  let shelf: PetShelf

  func youngest() async throws -> Pet? { nil }
  func oldest() async throws -> Pet? { nil }
}

struct PetFeeCalculator {
  let shelf: PetShelf

  func execute() async throws -> Int { 2 }
}

struct KennelRules {
  let shelf: PetShelf

  func limit() -> Int { 3 }
}

protocol PetValidatable {
  func petValidate(_ pet: Pet) -> Bool
}

enum PetFailure: Error {
  case missing
}
// file: Sources/Data/UseCases/SendPets.swift
struct SendPets {
  let shelf: PetShelf

  func execute() async throws {}
}
// file: Sources/Data/Remote/KennelApiService.swift
protocol KennelApiService {
  func send(_ pet: Pet) async throws
}
