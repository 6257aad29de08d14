// style: repository
// rules: skipped-layer, repository-returns-dto, role-name
// What a use case takes is no request of the network, and what describes requests is no repository.
// file: Sources/Domain/UseCases/ParkUseCase.swift
final class ParkUseCase {
  func request(_ endpoint: Endpoints) {}
}

extension ParkUseCase {
  enum Endpoints {
    case all
  }
}
// file: Sources/Domain/Repositories/ParkRepository.swift
protocol ParkRepositoryRouting {
  static func parks(with request: ParkRequestDTO) -> Endpoint
}

struct Endpoint {
  let path: String
}

final class ParkRepository {}

extension ParkRepository: ParkRepositoryRouting {
  static func parks(with request: ParkRequestDTO) -> Endpoint { Endpoint(path: request.name) }
}
// file: Sources/Data/ParkRequestDTO.swift
struct ParkRequestDTO: Encodable {
  let name: String
}
// file: Sources/Presentation/ParkViewModel.swift
final class ParkViewModel {
  private let parks: ParkUseCase

  init(parks: ParkUseCase) { self.parks = parks }

  func load() { parks.request(ParkUseCase.Endpoints.all) }
}
