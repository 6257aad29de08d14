// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Repositories/KilnRepositoryImpl.swift
import Foundation

struct KilnDto: Codable {
  let id: String
  let day: String
  let surcharge: Decimal
  let bytes: Int
}

struct KilnRepositoryImpl: KilnRepository {
  let remote: KilnRemote

  func add(_ firing: Firing, to all: [Firing]) async throws {
    if all.contains(where: { $0.day == firing.day }) { throw KilnFailure.taken }  // ! business-logic-in-data
    try await remote.add(firing.id)
  }

  func join(_ firing: Firing, _ potter: String) async throws {
    guard !firing.potters.contains(potter) else { throw KilnFailure.taken }  // ! business-logic-in-data
    try await remote.join(firing.id, potter)
  }

  func redeem(_ code: String) async throws {
    guard code.hasPrefix("KLN-") else { throw KilnFailure.badCode }  // ! business-logic-in-data
    try await remote.redeem(code)
  }

  func order(_ firing: Firing) async throws {
    guard firing.bricks % 6 == 0 else { throw KilnFailure.taken }  // ! business-logic-in-data
    try await remote.add(firing.id)
  }

  func sum(_ rows: [KilnDto]) -> Decimal {
    rows.map(\.surcharge).reduce(0, +)  // ! business-logic-in-data
  }

  func size(_ rows: [KilnDto]) -> Int { rows.map(\.bytes).reduce(0, +) }

  func update(_ firing: Firing, in all: [Firing]) throws {
    guard all.contains(where: { $0.id == firing.id }) else { throw KilnFailure.missing }
    if all.contains(where: { $0.id == firing.id }) { throw KilnFailure.taken }
    guard all.contains(where: { $0.day == firing.day }) else { throw KilnFailure.missing }
  }

  func open(_ url: String, mimeType: String, line: String) throws {
    guard url.hasPrefix("https") else { throw KilnFailure.badCode }
    guard mimeType.hasPrefix("image/") else { throw KilnFailure.badCode }
    guard line.hasPrefix("#") else { throw KilnFailure.badCode }
  }

  func chunks(_ index: Int, batchSize: Int) throws {
    if index % 2 == 0 { throw KilnFailure.missing }
    if index % batchSize == 0 { throw KilnFailure.missing }
  }
}
// file: Sources/Domain/Models/Firing.swift
import Foundation

struct Firing {
  let id: String
  let day: String
  let bricks: Int
  let potters: [String]
}

enum KilnFailure: Error { case taken, badCode, missing }
