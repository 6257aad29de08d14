// style: reactive
// rules: async-not-stream
// The services of an API are a role of their own.
// file: Sources/Data/Services/KiteApiService.swift
import RxSwift

protocol KiteApiService {
  func kites() -> Single<[String]>
  func kite(id: String) -> Single<String>
  func rename(id: String) -> Completable
  func remove(id: String) -> Completable
  func lines() -> Single<[String]>
  func winds() -> Observable<String>
  func store(id: String) async throws  // ! async-not-stream KiteApiService -> store(id:)
}
