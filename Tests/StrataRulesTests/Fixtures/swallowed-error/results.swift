// style: repository
// rules: swallowed-error
// The failure of a result becomes an empty value, in a layer that must pass it on.
// file: Sources/Data/Repositories/FerryRepositoryImpl.swift
final class FerryRepositoryImpl {
  private let timetable: FerryTimetable
  init(timetable: FerryTimetable) { self.timetable = timetable }

  func bare() async -> [Ferry] {
    let result = await timetable.ferries()
    switch result {
    case .success(let ferries): return ferries
    case .failure: return []  // ! swallowed-error
    }
  }
  func others() async -> [Ferry] {
    switch await timetable.ferries() {
    case .success(let ferries): return ferries
    default: return []  // ! swallowed-error
    }
  }
  func guarded() async -> [Ferry] {
    guard case .success(let ferries) = await timetable.ferries() else { return [] }  // ! swallowed-error
    return ferries
  }
  func letBefore() async -> [Ferry] {
    let result = await timetable.ferries()
    guard case let .success(ferries) = result, !ferries.isEmpty else {  // ! swallowed-error
      return []
    }
    return ferries
  }
  func branch() async -> [Ferry] {
    if case .success(let ferries) = await timetable.ferries() { return ferries } else { return [] }  // ! swallowed-error
  }
  func after() async -> Ferry? {
    if case .success(let ferries) = await timetable.ferries() { return ferries.first }  // ! swallowed-error
    return nil
  }
  func failed() async -> [Ferry] {
    if case .failure = await timetable.ferries() { return [] }  // ! swallowed-error
    return [Ferry()]
  }
  func value() async -> [Ferry] {
    let ferries: [Ferry] =
      switch await timetable.ferries() {
      case .success(let ferries): ferries
      case .failure: []  // ! swallowed-error
      }
    return ferries
  }
  func recovered() -> Result<[Ferry], Error> {
    timetable.docked().flatMapError { _ in .success([]) }  // ! swallowed-error
  }
  func caught() -> Result<[Ferry], Error> {
    do { return .success(try timetable.read()) } catch { return .success([]) }  // ! swallowed-error
  }
  func nothing() -> Result<Void, Error> {
    do { return .success(try timetable.clear()) } catch { return Result.success(()) }  // ! swallowed-error
  }

  func kept() async -> [Ferry] {
    let ferries = try? timetable.read()  // ! swallowed-error
    guard let ferries else { return [] }
    return ferries
  }
  func renamed() async -> [Ferry] {
    let read = try? timetable.read()  // ! swallowed-error
    if let ferries = read { return ferries }
    return []
  }
}
// What passes the failure on, or answers for a decided case.
final class PierRepositoryImpl {
  private let timetable: FerryTimetable
  init(timetable: FerryTimetable) { self.timetable = timetable }

  func thrown() async throws -> [Ferry] {
    guard case .success(let ferries) = await timetable.ferries() else { throw PierError.closed }
    return ferries
  }
  func other() async throws -> [Ferry] {
    if case .success(let ferries) = await timetable.ferries() { return ferries }
    return try timetable.read()
  }
  func decided() async throws -> [Ferry] {
    switch await timetable.piers() {
    case .success(let ferries): return ferries
    case .failure(.notFound): return []
    case .failure(let error): throw error
    }
  }
  func kept() async throws -> [Ferry] {
    let ferries = try? timetable.read()
    guard let ferries else { throw PierError.closed }
    return ferries
  }
  func answered() async -> Docking {
    switch timetable.docking() {
    case .success(let ferry): return .docked(ferry)
    case .failure: return .closed
    }
  }
}
enum PierError: Error { case closed, notFound }
enum Docking { case docked(Ferry), closed }
extension Result {
  var hasValue: Bool {
    switch self {
    case .success: return true
    case .failure: return false
    }
  }
  var content: Success? {
    guard case .success(let value) = self else { return nil }
    return value
  }
}
// file: Sources/Data/DataSources/FerryTimetable.swift
struct Ferry {}
final class FerryTimetable {
  func ferries() async -> Result<[Ferry], Error> { .success([]) }
  func piers() async -> Result<[Ferry], PierError> { .success([]) }
  func docked() -> Result<[Ferry], Error> { .success([]) }
  func docking() -> Result<Ferry, Error> { .success(Ferry()) }
  func read() throws -> [Ferry] { [] }
  func clear() throws {}
}
// file: Sources/Presentation/FerryViewModel.swift
final class FerryViewModel {
  private(set) var ferries: [Ferry] = []
  func load(_ useCase: FerryTimetable) async {
    guard case .success(let ferries) = await useCase.ferries() else { return }
    self.ferries = ferries
  }
}
