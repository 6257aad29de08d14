// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Repositories/BeehiveRepositoryImpl.swift
import Foundation

struct BeehiveDto: Codable {
  let id: String
  let rent: Decimal
  let swarms: Int
  let deposit: Decimal
}

struct BeehiveRepositoryImpl: BeehiveRepository {
  let remote: BeehiveRemote

  func rent(_ hive: Beehive) -> Decimal {
    min(hive.rent, 20)  // ! business-logic-in-data
  }

  func order(_ id: String, deposit: Decimal) async throws {
    try await remote.order(id, isInsured: deposit > 100)  // ! business-logic-in-data
  }

  func reserve(_ hive: Beehive) async throws {
    let isInsured = hive.rent > 100  // ! business-logic-in-data
    try await remote.order(hive.id, isInsured: isInsured)
  }

  func strong(_ all: [BeehiveDto]) -> [BeehiveDto] {
    var kept: [BeehiveDto] = []
    for hive in all {
      if hive.swarms > 3 { kept.append(hive) }  // ! business-logic-in-data
    }
    return kept
  }

  func sendOrError(_ code: String) -> Result<String, BeehiveFailure> {
    code.count == 10 ? .success(code) : .failure(.badCode)  // ! business-logic-in-data
  }

  func page(_ page: Int, limit: Int) async throws {
    try await remote.load(page: max(page, 1), limit: min(limit, 100))
  }

  func upload(_ data: Data) async throws { try await remote.upload(data, chunked: data.count > 1_000_000) }

  func more(_ items: [BeehiveDto], pageSize: Int) -> BeehivePage {
    BeehivePage(items: items, hasMore: items.count == pageSize)
  }

  func result(_ statusCode: Int, _ data: Data) -> Result<Data, BeehiveFailure> {
    statusCode == 200 ? .success(data) : .failure(.badCode)
  }
}
// file: Sources/Data/Mappers/Beehive+Dto.swift
import Foundation

extension Beehive {
  init(dto: BeehiveDto) {
    self.init(id: dto.id, rent: dto.rent * 1.19)  // ! business-logic-in-data
  }

  var medal: String? {
    switch place {
    case 1: return "🥇"
    case 2: return "🥈"
    case ...10: return "🏅"
    default: return nil
    }
  }

  func badge(for place: Int) -> Character? {
    switch place {
    case 1: return "🥇"
    case ...10: return "🏆"
    default: return nil
    }
  }
}
// file: Sources/Domain/Models/Beehive.swift
import Foundation

struct Beehive {
  let id: String
  let rent: Decimal
  let place: Int
}

enum BeehiveFailure: Error { case badCode }
