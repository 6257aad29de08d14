// Where operations are not streams anyway, `async` is the project's way.
// style: reactive
// file: Sources/Domain/Repositories/TideRepository.swift
import RxSwift

protocol TideRepository {
  func tides() -> Observable<[Double]>
  func load() async throws -> [Double]
  func save() async throws
  func clear() async
}
// file: Sources/Domain/Repositories/MoonRepository.swift
import RxSwift

protocol MoonRepository {
  func phases() -> Observable<[Double]>
}
