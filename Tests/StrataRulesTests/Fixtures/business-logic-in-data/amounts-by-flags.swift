// style: repository
// rules: business-logic-in-data
// An amount that a flag selects is a rule of the business.
// file: Sources/Domain/Berth.swift
struct Berth { let id: String; let dues: Int }
// file: Sources/Data/BerthStore.swift
struct BerthDTO: Codable { let id: String; let isMember: Bool }
final class BerthStore {
  func read() throws -> [BerthDTO] { [] }
  func write(_ berths: [BerthDTO]) throws {}
}
// file: Sources/Data/BerthRepositoryImpl.swift
final class BerthRepositoryImpl {
  private let store: BerthStore
  init(store: BerthStore) { self.store = store }

  func berth(_ dto: BerthDTO) -> Berth {
    Berth(id: dto.id, dues: dto.isMember ? 8 : 15)  // ! business-logic-in-data BerthRepositoryImpl
  }
}
