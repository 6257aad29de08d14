// style: repository
// rules: business-logic-in-data
// Limits that are handed on, times between dates of a record, shares of a number, numbers of a list, and properties of
// parts; a stored property called `count` is no length.
// file: Sources/Domain/Models/Cargo.swift
struct Cargo {
  let id: String
  let isHeavy: Bool
}
// file: Sources/Data/Dto/CargoDto.swift
import Foundation

struct CargoDto: Decodable {
  let id: String
  let kilos: Double
  let sealed: Bool
  let berths: Int
  let count: Int
  let loads: [Double]
  let opened: Date
  let closed: Date
  let class_: ClassDto?
}

struct ClassDto: Decodable {
  let group: String
  let type: String
}

extension CargoDto {
  func toDomain() -> Cargo {
    Cargo(id: id, isHeavy: sealed || kilos > 8.5)  // ! business-logic-in-data CargoDto -> toDomain(): threshold kilos
  }

  var lane: String? {
    kilos < 50 ? nil : id  // ! business-logic-in-data CargoDto -> lane: validation kilos
  }
}
// file: Sources/Data/DataSources/CargoRemoteDataSource.swift
import Foundation

protocol CargoApi {
  func setTarget(_ celsius: Double, id: String) async throws
  func page(size: Int, offset: Double) async throws -> [CargoDto]
}

final class CargoRemoteDataSource {
  private let api: CargoApi
  init(api: CargoApi) { self.api = api }

  func cool(_ celsius: Double, id: String) async throws {
    let safe = min(celsius, 15)  // ! business-logic-in-data CargoRemoteDataSource -> cool(_:id:): threshold celsius
    try await api.setTarget(safe, id: id)
  }

  func page(size: Int, offset: Double) async throws -> [CargoDto] {
    try await api.page(size: min(size, 50), offset: max(offset, 0))
  }

  func overtime(of dto: CargoDto) -> TimeInterval {
    max(0, dto.closed.timeIntervalSince(dto.opened) - 8 * 3600) * 1.25  // ! business-logic-in-data CargoRemoteDataSource -> overtime(of:): calculation amounts
  }

  func free(in dto: CargoDto) -> Int {
    dto.berths - dto.berths / 10  // ! business-logic-in-data CargoRemoteDataSource -> free(in:): calculation amounts
  }

  func shown(_ rows: [CargoDto]) -> [CargoDto] {
    rows.filter { $0.class_?.group != "1.1" }  // ! business-logic-in-data CargoRemoteDataSource -> shown(_:): filter $0.class_.group
  }

  func types(_ rows: [CargoDto]) -> [CargoDto] {
    rows.filter { $0.class_?.type == "tank" }
  }

  func scarce(_ rows: [CargoDto]) -> [CargoDto] {
    rows.filter { $0.count < 250 }  // ! business-logic-in-data CargoRemoteDataSource -> scarce(_:): filter $0.count
  }

  func safe(_ dto: CargoDto) -> CargoDto? {
    let heaviest = dto.loads.max() ?? 0
    return heaviest > 22_500 ? nil : dto  // ! business-logic-in-data CargoRemoteDataSource -> safe(_:): validation heaviest
  }

  func isLoaded(_ dto: CargoDto) -> Bool { dto.loads.count > 1 }

  func isOver(_ dto: CargoDto) -> Bool {
    dto.loads.contains { $0 > 22_500 }  // ! business-logic-in-data CargoRemoteDataSource -> isOver(_:): filter $0
  }
}
