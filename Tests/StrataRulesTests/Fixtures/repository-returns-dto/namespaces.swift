// An enum without cases only groups types, whatever its name is. What it groups is a DTO if it is encoded or decoded in the
// data layer.
// style: coordinator
// rules: repository-returns-dto, dependency-rule, dto-leak
// file: Sources/Domain/Models/Harbor.swift
enum HarborDomain {
  enum DTO {}
}

extension HarborDomain.DTO {
  struct Berth: Hashable {
    let number: Int
  }
}

// file: Sources/Domain/Repositories/BerthRepositoryProtocol.swift
protocol BerthRepositoryProtocol {
  func berths() async throws -> [HarborDomain.DTO.Berth]
  func records() async throws -> [BerthRecords.DTO.Page]  // ! repository-returns-dto BerthRepositoryProtocol -> BerthRecords.DTO.Page
}

// file: Sources/Data/BerthRecords.swift
enum BerthRecords {
  enum DTO {
    struct Page: Decodable {
      let number: Int
    }
  }
}

// file: Sources/Presentation/Views/MooringTypes.swift
enum Mooring {
  enum DTO {
    struct Row {
      let title: String
    }
  }
}

// file: Sources/Presentation/ViewModels/MooringViewModel.swift
final class MooringViewModel {
  private(set) var rows: [Mooring.DTO.Row] = []
  private(set) var berths: [HarborDomain.DTO.Berth] = []
}
