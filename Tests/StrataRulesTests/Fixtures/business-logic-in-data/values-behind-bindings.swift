// style: repository
// file: Sources/Domain/Models/Lease.swift
enum LeaseError: Error { case over }
struct Lease {
  let startsOn: Date
  let fee: Double?
}
// file: Sources/Data/Dto/PlotDto.swift
struct PlotDto: Decodable {
  let endsOn: Date?
  let syncedAt: Date?
  let hours: Double
}
struct FarmDto: Decodable { let plot: PlotDto? }
// file: Sources/Data/Repositories/LeaseRepositoryImpl.swift
protocol LeaseRepository {}
final class LeaseRepositoryImpl: LeaseRepository {
  func check(_ plot: PlotDto, day: Date) throws {
    if let end = plot.endsOn, end > day { throw LeaseError.over }  // ! business-logic-in-data
  }
  func require(_ plot: PlotDto, on day: Date) throws {
    guard let end = plot.endsOn, day <= end else { throw LeaseError.over }  // ! business-logic-in-data
  }
  func charge(_ lease: Lease) throws {
    if let fee = lease.fee, fee > 40 { throw LeaseError.over }  // ! business-logic-in-data
  }
  func begin(_ lease: Lease?, day: Date) throws {
    if let lease, lease.startsOn < day { throw LeaseError.over }  // ! business-logic-in-data
  }
  func work(_ farm: FarmDto) throws {
    guard let plot = farm.plot else { return }
    if plot.hours > 8 { throw LeaseError.over }  // ! business-logic-in-data
  }
  func extend(_ farm: FarmDto, day: Date) throws {
    guard let end = farm.plot?.endsOn else { return }
    guard day < end else { throw LeaseError.over }  // ! business-logic-in-data
  }
}
// file: Sources/Data/DataSources/PlotDataSource.swift
final class PlotDataSource {
  // What a program keeps for itself, and queries.
  func fresh(_ plot: PlotDto, since day: Date) throws {
    if let synced = plot.syncedAt, synced < day { throw LeaseError.over }
  }
  func verify(token: String, expires: Date?, day: Date) throws {
    if let expires, expires < day { throw LeaseError.over }
  }
  func until(_ plots: [PlotDto], day: Date) -> [PlotDto] {
    plots.filter { plot in plot.endsOn.map { $0 < day } ?? true }
  }
}
