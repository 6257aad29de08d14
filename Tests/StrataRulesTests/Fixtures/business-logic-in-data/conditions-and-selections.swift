// style: repository
// rules: business-logic-in-data
// Conditions with a name, selections by a switch, periods, multiples and silent refusals.
// file: Sources/Domain/Models/Sample.swift
import Foundation

struct Sample { let id: String; let grams: Int; let period: DateInterval }
struct Toll { let amount: Decimal }
enum LabError: Error { case refused, unreadable }
// file: Sources/Data/DTOs/SampleDto.swift
import Foundation

struct SampleDto: Decodable {
  let id: String
  let moisture: Double
  let grade: String
  let depth: Double
  let taken: Date
  let parts: [PartDto]
}
struct PartDto: Decodable { let grams: Double }
// file: Sources/Data/Repositories/SampleRepositoryImpl.swift
import Foundation

final class SampleRepositoryImpl {
  private let source: SampleRemoteDataSource
  private var saved: [String: (SampleDto, Date)] = [:]
  private let cacheLifetime: TimeInterval = 600

  init(source: SampleRemoteDataSource) { self.source = source }

  func dry() async throws -> [SampleDto] {
    let isDry: (SampleDto) -> Bool = { $0.moisture < 0.2 }  // ! business-logic-in-data
    return try await source.all().filter(isDry)
  }
  private func isDeep(_ sample: SampleDto) -> Bool { sample.depth > 30 }  // ! business-logic-in-data
  private let isShallow: (SampleDto) -> Bool = { $0.depth < 3 }  // ! business-logic-in-data
  private func isOwn(_ sample: SampleDto) -> Bool { sample.id == "7" }
  func deep() async throws -> [SampleDto] { try await source.all().filter(isDeep) }
  func shallow() async throws -> SampleDto? { try await source.all().first(where: isShallow) }
  func first() async throws -> SampleDto? {
    let isFirst: (SampleDto, SampleDto) -> Bool = { $0.moisture < $1.moisture }
    return try await source.all().sorted(by: isFirst).first
  }
  func best() async throws -> SampleDto? {
    let rows = try await source.all()
    let best = rows.max { $0.depth < $1.depth }
    switch best?.grade {  // ! business-logic-in-data
    case "fine", "medium": return best
    default: return nil
    }
  }
  func kind(of sample: SampleDto) -> String? {
    switch sample.grade {
    case "fine": return "F"
    default: return nil
    }
  }
  func save(_ sample: SampleDto) async throws {
    guard sample.depth <= 100 else { return }  // ! business-logic-in-data
    try await source.save(sample)
  }
  func keep(_ sample: Sample, period: DateInterval) async throws {
    let nights = period.duration / 86_400
    guard nights >= 1, nights <= 14 else { throw LabError.refused }  // ! business-logic-in-data
    try await source.keep(sample.id)
  }
  func keep(from: Date, to: Date) async throws {
    guard to.timeIntervalSince(from) < 30 * 86_400 else { throw LabError.refused }  // ! business-logic-in-data
    try await source.keep("")
  }
  func enter(_ plate: String) async throws {
    switch plate.prefix(2) {  // ! business-logic-in-data
    case "AB", "CD": try await source.keep(plate)
    default: throw LabError.refused
    }
  }
  func read(_ line: String) throws -> Int {
    switch line.prefix(2) {
    case "AB": return 1
    default: throw LabError.unreadable
    }
  }
  func weigh(_ sample: Sample) async throws {
    guard sample.grams.isMultiple(of: 50) else { throw LabError.refused }  // ! business-logic-in-data
    try await source.keep(sample.id)
  }
  func sounding() async throws -> SampleDto {
    let sample = try await source.one()
    return sample.depth > 40 ? SampleDto(depth: 40) : sample  // ! business-logic-in-data
  }
  func toll(for id: String) async throws -> Toll {
    let net = try await source.toll(id)
    return Toll(amount: net + net * Decimal(0.19))  // ! business-logic-in-data
  }
  func cents(for id: String) async throws -> Toll {
    let net = try await source.toll(id)
    return Toll(amount: net / 100)
  }
  func light() async throws -> [SampleDto] {
    var result: [SampleDto] = []
    for sample in try await source.all() where sample.parts.reduce(0, { $0 + $1.grams }) < 400 {  // ! business-logic-in-data
      result.append(sample)
    }
    return result
  }
  func early() async throws -> [Date] {
    var result: [Date] = []
    for slot in try await source.slots() where Calendar.current.component(.hour, from: slot) < 17 {  // ! business-logic-in-data
      result.append(slot)
    }
    return result
  }
  func clean() {
    saved = saved.filter { Date().timeIntervalSince($0.value.1) < cacheLifetime }
  }
}
// file: Sources/Data/DataSources/SampleRemoteDataSource.swift
import Foundation

final class SampleRemoteDataSource {
  func all() async throws -> [SampleDto] { [] }
  func one() async throws -> SampleDto { throw LabError.unreadable }
  func toll(_ id: String) async throws -> Decimal { 0 }
  func slots() async throws -> [Date] { [] }
  func save(_ sample: SampleDto) async throws {}
  func keep(_ id: String) async throws {}
}
