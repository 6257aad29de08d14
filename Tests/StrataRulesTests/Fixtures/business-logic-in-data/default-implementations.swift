// style: repository
// file: Sources/Domain/Models/Kiln.swift
struct Kiln {
  enum State { case cold, firing, broken }
  let id: String
  let state: State
}
// file: Sources/Domain/Repositories/KilnRepository.swift
protocol KilnRepository {
  func getKilns() async throws -> [Kiln]
}

/// Code of the domain.
extension KilnRepository {
  func firingKilns() async throws -> [Kiln] { try await getKilns().filter { $0.state == .firing } }
}
// file: Sources/Data/Repositories/KilnRepository+Broken.swift
extension KilnRepository {
  func brokenKilns() async throws -> [Kiln] {
    try await getKilns().filter { $0.state == .broken }  // ! business-logic-in-data
  }
}
// file: Sources/Data/Repositories/KilnRepositoryImpl.swift
final class KilnRepositoryImpl: KilnRepository {
  func getKilns() async throws -> [Kiln] { [] }
  func coldKilns() async throws -> [Kiln] {
    try await getKilns().filter { $0.state == .cold }  // ! business-logic-in-data
  }
}
