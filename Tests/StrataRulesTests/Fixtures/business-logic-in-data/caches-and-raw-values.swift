// The age of what a cache has is that of a copy, and a number from outside is one of the raw values of an enum.
// style: repository
// rules: business-logic-in-data
// file: Sources/Domain/Hive.swift
typealias Grams = Double

struct Hive {
  enum Strength: Int { case weak, fair, strong }
  var strength: Strength
  var grams: Grams
  var age: Int
}
protocol HiveRepository {
  func hives(_ page: Int) async throws -> [Hive]
  func hive(grams: Grams) -> Hive
}
// file: Sources/Data/HiveRepositoryImpl.swift
struct HiveDto: Decodable {
  var strength: Int
  var weight: Double
  func toDomain() -> Hive {
    Hive(strength: Hive.Strength(rawValue: min(max(strength, 0), 2)) ?? .weak, grams: weight, age: 1)
  }
}
struct Kept { var age: Double; var hives: [Hive] }
actor HiveCache { func page(_ page: Int) -> Kept? { nil } }

final class HiveRepositoryImpl: HiveRepository {
  private let cache = HiveCache()

  func hives(_ page: Int) async throws -> [Hive] {
    if let hit = await cache.page(page), hit.age < 60 { return hit.hives }
    return []
  }
  func hive(grams: Grams) -> Hive {
    let corrected = grams - grams * 0.03  // ! business-logic-in-data
    return Hive(strength: .weak, grams: corrected, age: 1)
  }
}
