// style: repository
// rules: swallowed-error
// A closure that a stream runs for its effect has no result that anybody uses.
// file: Sources/Data/Repositories/PlanRepositoryImpl.swift
import RxSwift

final class PlanRepositoryImpl {
  private let storage = PlanStorage()

  func plans() -> Single<[String]> {
    Single.just([])
      .do(onSuccess: { plans in
        try? self.storage.save(plans)  // ! swallowed-error PlanRepositoryImpl -> plans()
      })
      .map { plans in
        try? self.storage.read(plans)
      }
      .map { $0 ?? [] }
  }
}

final class PlanStorage {
  func save(_ plans: [String]) throws {}
  func read(_ plans: [String]) throws -> [String] { plans }
}
