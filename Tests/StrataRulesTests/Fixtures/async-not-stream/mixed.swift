// style: reactive
// file: Sources/Domain/Repositories/PaymentRepository.swift
import RxSwift

protocol PaymentRepository {
  func pay(_ amount: Decimal) -> Single<String>
  func history() -> Observable<[String]>
  func cancel(_ id: String) -> Completable
  func refund(_ id: String) async throws -> String  // ! async-not-stream PaymentRepository -> refund(_:)
  var name: String { get }
}

protocol CardRepository {
  func cards() -> Observable<[String]>
  func add(_ number: String) -> Completable
  func format(_ number: String) -> String
}
// file: Sources/Data/Repositories/PaymentRepositoryImpl.swift
import RxSwift

final class PaymentRepositoryImpl: PaymentRepository {
  var name: String { "payments" }
  func pay(_ amount: Decimal) -> Single<String> { .just("") }
  func history() -> Observable<[String]> { .just([]) }
  func cancel(_ id: String) -> Completable { .empty() }
  func refund(_ id: String) async throws -> String { "" }
}
