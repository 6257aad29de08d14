// Identities of records are no model.
// style: repository
// file: Sources/Domain/Entities/Models.swift
struct Identifier<Record> { let id: String }
struct Stop { let id: Identifier<Stop> }
struct Line { let id: Identifier<Line> }
typealias StopIdentifier = Identifier<Stop>
typealias LineIdentifier = Identifier<Line>
protocol StopRepository { func stops() async throws -> [Stop] }
protocol LineRepository { func lines() async throws -> [Line] }
// file: Sources/Data/Repositories/StopRepositoryImpl.swift
final class StopRepositoryImpl: StopRepository {
  static let shared = StopRepositoryImpl()
  private var favourites: [StopIdentifier] = []
  private var stops: [Stop] = []
  func stops() async throws -> [Stop] {
    favourites.append(StopIdentifier(id: ""))
    stops.append(Stop(id: StopIdentifier(id: "")))
    return stops
  }
}
final class LineRepositoryImpl: LineRepository {
  static let shared = LineRepositoryImpl()
  private var hidden: [LineIdentifier] = []
  private var last: Stop?  // ! second-source-of-truth LineRepositoryImpl -> Stop
  func lines() async throws -> [Line] {
    hidden.append(LineIdentifier(id: ""))
    last = nil
    return []
  }
}
