// style: reactive
// file: Sources/Domain/Repositories/PaymentRepository.swift
import RxSwift

protocol PaymentRepository {
  func pay(_ amount: Decimal) -> Single<String>
  func history() -> Observable<[String]>
  func cancel(_ id: String) -> Completable
  func refund(_ id: String) async throws -> String  // ! async-not-stream PaymentRepository -> refund(_:)
  var name: String { get }
  var limits: Observable<[Decimal]> { get }
  var balance: Decimal { get async throws }  // ! async-not-stream PaymentRepository -> balance
}

protocol CardRepository {
  func cards() -> Observable<[String]>
  func add(_ number: String) -> Completable
  func format(_ number: String) -> String
  func names() -> Observable<[String]>
  func limits() -> Observable<[Decimal]>
  func block(_ number: String) -> Completable
  func unblock(_ number: String) -> Completable
  func remove(_ number: String) -> Completable
  func rename(_ number: String) -> Completable
  func code(_ number: String) -> Single<String>
  func expiry(_ number: String) -> Single<String>
  func owner(_ number: String) -> Single<String>
  var count: Observable<Int> { get }
}
// file: Sources/Data/Repositories/PaymentRepositoryImpl.swift
import RxSwift

final class PaymentRepositoryImpl: PaymentRepository {
  var name: String { "payments" }
  var limits: Observable<[Decimal]> { .just([]) }
  var balance: Decimal { get async throws { 0 } }
  var pending: Int {  // ! async-not-stream PaymentRepositoryImpl -> pending
    get async { 0 }
  }
  func pay(_ amount: Decimal) -> Single<String> { .just("") }
  func history() -> Observable<[String]> { .just([]) }
  func cancel(_ id: String) -> Completable { .empty() }
  func refund(_ id: String) async throws -> String { "" }
}
