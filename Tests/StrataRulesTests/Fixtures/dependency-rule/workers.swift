// Clean Swift has the access to data of a scene in the folder of the scene.
// style: repository
// rules: dependency-rule, misplaced-type
// file: Sources/Infrastructure/HTTPClient.swift
protocol HTTPClientProtocol { func send() async throws -> Int }

// file: Sources/Data/DTO/KelpDTO.swift
struct KelpDTO: Decodable { let depth: Int }

// file: Sources/Scenes/Kelp/KelpWorker.swift
protocol KelpWorkerProtocol { func depth() async throws -> Int }

final class KelpWorker: KelpWorkerProtocol {
  private let client: HTTPClientProtocol
  private var last: KelpDTO?
  init(client: HTTPClientProtocol) { self.client = client }
  func depth() async throws -> Int { try await client.send() }
}

// file: Sources/Scenes/Kelp/KelpInteractor.swift
final class KelpInteractor {
  private let worker: KelpWorkerProtocol
  private var last: KelpDTO?  // ! dependency-rule KelpInteractor -> KelpDTO
  init(worker: KelpWorkerProtocol) { self.worker = worker }
}

// file: Sources/Scenes/Kelp/ColorWorker.swift
protocol ColorWorkerProtocol { func mix() -> Int }

final class ColorWorker: ColorWorkerProtocol {
  private var last: KelpDTO?  // ! dependency-rule ColorWorker -> KelpDTO
  func mix() -> Int { 0 }
}
