// Each part of a new value of the domain is a location of its own: shares, averages, sums, remainders and dates that Data
// computes.
// style: repository
// file: Sources/Domain/Models/Report.swift
import Foundation

struct Report {
  let id: String
  let open: Int
  let minutes: Int
  let average: Double
  let doneShare: Double
  let fee: Decimal
  let isLate: Bool
  let dueOn: Date
}
protocol ReportRepository { func report() async throws -> Report }
// file: Sources/Data/Dto/ReportDto.swift
import Foundation

struct ReportDto: Decodable {
  let id: String
  let booked: Int
  let closed: Int
  let price: Decimal
  let due: Date
  let begin: Date
  let jobs: [JobDto]
}
struct JobDto: Decodable {
  let minutes: Int
  let isDone: Bool
}
struct PageDto: Decodable {
  let total: Int
  let skip: Int
}
// file: Sources/Data/Repositories/ReportRepositoryImpl.swift
import Foundation

final class ReportRepositoryImpl: ReportRepository {
  private let source: ReportSource
  init(source: ReportSource) { self.source = source }

  func report() async throws -> Report {
    let dto = try await source.report()
    let minutes = dto.jobs.map(\.minutes).reduce(0, +)  // ! business-logic-in-data
    return Report(
      id: dto.id,
      open: dto.booked - dto.closed,
      minutes: minutes,
      average: Double(minutes) / Double(dto.jobs.count),  // ! business-logic-in-data
      doneShare: Double(dto.jobs.filter(\.isDone).count) / Double(dto.jobs.count),  // ! business-logic-in-data
      fee: dto.price * Decimal(0.9),  // ! business-logic-in-data
      isLate: dto.due < Date(),  // ! business-logic-in-data
      dueOn: dto.begin.addingTimeInterval(14 * 86_400))  // ! business-logic-in-data
  }

  func best() async throws -> [JobDto] {
    try await source.report().jobs.sorted { $0.minutes > $1.minutes }  // ! business-logic-in-data
  }

  func rest() async throws -> Int {
    let page = try await source.page()
    return page.total - page.skip
  }
}
protocol ReportSource {
  func report() async throws -> ReportDto
  func page() async throws -> PageDto
}
