// style: repository
// One check, in the shapes in which code writes it.
// file: Sources/Domain/HiveRepository.swift
import Foundation

protocol HiveRepository {
  func save(_ hive: Hive) async throws
}

struct Hive {
  let depth: Double
  let mites: Int
  let honey: Double
  let queenBorn: Date
}

enum HiveFailure: Error { case notAllowed }
// file: Sources/Data/HiveDTO.swift
import Foundation

struct HiveDTO: Codable {
  let depth: Double
  let version: Int
  let totalPages: Int
}
// file: Sources/Data/HiveRepositoryImpl.swift
import Foundation

final class HiveRepositoryImpl: HiveRepository {
  private let allowed = 2...12

  func save(_ hive: Hive) async throws {
    guard hive.depth < 1.2 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
    if 6...40 ~= hive.mites { throw HiveFailure.notAllowed }  // ! business-logic-in-data
    let mites = hive.mites
    if mites > 40 { throw HiveFailure.notAllowed }  // ! business-logic-in-data
    if hive.queenBorn.compare(Date()) == .orderedDescending { throw HiveFailure.notAllowed }  // ! business-logic-in-data
    if hive.honey > 20 { await harvest(hive) }  // ! business-logic-in-data
  }

  func accept(_ dto: HiveDTO) throws {
    guard dto.depth < 3.2 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
    guard dto.version >= 3, dto.totalPages < 50 else { throw HiveFailure.notAllowed }
  }

  func rename(_ name: String) throws {
    guard 3...20 ~= name.count else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func describe(_ text: String) throws {
    if !(10...400).contains(text.count) { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func note(_ text: String) throws {
    let length = text.count
    guard length >= 3 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func feed(portions: Int) throws {
    guard allowed.contains(portions) else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func move(frames: Int) throws {
    switch frames {  // ! business-logic-in-data
    case 6...12: break
    default: throw HiveFailure.notAllowed
    }
  }
  func join(age: Int) throws {
    guard age >= 18 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func visit(on day: Date) throws {
    guard day.timeIntervalSinceNow > 3600 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }
  func inspect(on day: Date) throws {
    guard Date().distance(to: day) > 86_400 else { throw HiveFailure.notAllowed }  // ! business-logic-in-data
  }

  func fee(_ hive: Hive) -> Int {
    switch hive.honey {  // ! business-logic-in-data
    case ..<10: return 5
    default: return 9
    }
  }
  func honey(of hives: [Hive]) -> Double {
    var all = 0.0
    for hive in hives { all = all + hive.honey }  // ! business-logic-in-data
    return all
  }
  func count(_ hives: [Hive]) -> Int { hives.reduce(0) { $0 + $1.mites } }  // ! business-logic-in-data
  func ill(_ hives: [Hive]) -> [Hive] { hives.filter { (30...).contains($0.mites) } }  // ! business-logic-in-data

  // What is loaded, and how old it is.
  func load(page: Int, age: Int, storedOn stored: Date) throws {
    guard (2...40).contains(page) else { throw HiveFailure.notAllowed }
    guard stored.timeIntervalSinceNow > -300 else { throw HiveFailure.notAllowed }
  }
  func cached(age: Int) throws {
    guard age < 300 else { throw HiveFailure.notAllowed }
  }
  private func harvest(_ hive: Hive) async {}
}
